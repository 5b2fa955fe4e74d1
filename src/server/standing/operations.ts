import * as declared from '../../domain/standing/operations.ts'
import { readPdf } from '../exposes/service.ts'
import { run, runHttp } from '../operations/run.ts'
import { signedInVisitorOf } from '../operations/staff.ts'
import { say } from '../operations/visitor.ts'
import { endMails } from './leaving.ts'
import { describeReport } from './report.ts'
import { listStandings, readStanding, readSummary } from './service.ts'

export const standingOperations = [
  run(declared.listStandings, (ctx, visitor, { query: { rat, ...query } }) =>
    listStandings(ctx, visitor, { ...query, advice: rat }),
  ),
  run(declared.readStanding, async (ctx, visitor, { params }) => ({
    data: await readStanding(ctx, visitor, params.id),
  })),
  run(declared.readSummary, async (ctx, visitor, { params }) => ({ data: await readSummary(ctx, visitor, params.id) })),
  runHttp(declared.readReport, async (c, { params, query }) => {
    const { ctx } = c.var
    const visitor = signedInVisitorOf(c)
    const described = await describeReport(ctx, await readSummary(ctx, visitor, params.id), query.language)
    const pdf = await readPdf(ctx, described, visitor.place)
    return c.body(pdf as Uint8Array<ArrayBuffer>, 200, {
      'Content-Type': 'application/pdf',
      'Content-Length': String(pdf.length),
      'Content-Disposition': `attachment; filename="${described.file}"`,
    })
  }),
  run(declared.endMails, async (ctx, visitor, { query }) => {
    await endMails(ctx, query.konto, query.token)
    return say(visitor, 'standing.left')
  }),
]

import * as admin from '../../domain/notices/admin-operations.ts'
import * as declared from '../../domain/notices/operations.ts'
import { run } from '../operations/run.ts'
import { say } from '../operations/visitor.ts'
import { listNotices, readNotice } from './admin-service.ts'
import { complain, judgeComplaint } from './complaints.ts'
import { decideNotice, withholdFlagged } from './decide.ts'
import { dismissFlag, listFlags } from './flags.ts'
import { reportListing } from './service.ts'
import { readTransparency } from './transparency.ts'

/** Also for the page /melden, whose form works without a script. */
export const sendReport = run(declared.reportListing, async (ctx, visitor, { body }) => {
  await reportListing(ctx, body, visitor.language)
  return say(visitor, body.email ? 'report.sent_mail' : 'report.sent')
})

/** Also for the page /beschwerde. */
export const sendComplaint = run(declared.complain, async (ctx, visitor, { body }) => {
  await complain(ctx, body, visitor.language)
  return say(visitor, 'complaint.sent')
})

export const noticeOperations = [
  sendReport,
  sendComplaint,
  run(declared.readTransparency, async (ctx) => ({ data: await readTransparency(ctx) })),
  run(admin.listNotices, (ctx, _visitor, { query }) => listNotices(ctx, query)),
  run(admin.readNotice, async (ctx, _visitor, { params }) => ({ data: await readNotice(ctx, params.id) })),
  run(admin.decideNotice, async (ctx, visitor, { params, body }) => {
    await decideNotice(ctx, visitor, params.id, body)
    return { data: await readNotice(ctx, params.id) }
  }),
  run(admin.judgeComplaint, async (ctx, visitor, { params, body }) => ({
    data: await readNotice(ctx, await judgeComplaint(ctx, visitor, params.id, body)),
  })),
  run(admin.listFlags, (ctx, _visitor, { query }) => listFlags(ctx, query)),
  run(admin.dismissFlag, async (ctx, visitor, { params }) => {
    await dismissFlag(ctx, visitor, params.id)
    return say(visitor, 'flag.dismissed')
  }),
  run(admin.withholdFlagged, async (ctx, visitor, { params, body }) => {
    await withholdFlagged(ctx, visitor, params.id, body)
    return say(visitor, 'flag.withheld')
  }),
]

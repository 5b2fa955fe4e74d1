import { rm } from 'node:fs/promises'
import path from 'node:path'
import { DomainError } from '../../domain/errors.ts'
import * as declared from '../../domain/imports/operations.ts'
import { languageOf } from '../../i18n/languages.ts'
import { confirmDeletions, sourceForFile } from '../feeds/checked-upload.ts'
import { fileNameFrom, newIncoming } from '../feeds/folders.ts'
import { receiveFile } from '../feeds/receive.ts'
import { linesOf, runOf } from '../feeds/view.ts'
import { run, runHttp } from '../operations/run.ts'
import { type SignedInVisitor, visitorOf } from '../operations/visitor.ts'
import { readObjectXml } from './object-xml.ts'
import { rollBack } from './rollback.ts'
import { listLines, listRuns, reachRun, viewRun } from './runs.ts'
import { importFeed } from './service.ts'

export const importOperations = [
  runHttp(declared.previewImport, async (c, { query }) => {
    const { ctx } = c.var
    const { incoming } = c.env
    const maxBytes = ctx.config.FEED_MB * 1_000_000
    if (Number(incoming.headers['content-length'] ?? 0) > maxBytes) throw new DomainError('body.too_large')
    const folder = await newIncoming(ctx.config)
    try {
      const file = path.join(folder, fileNameFrom(query.name ?? 'feed'))
      await receiveFile(incoming, file, maxBytes)
      const source = await sourceForFile(ctx, visitorOf(c) as SignedInVisitor, query.source, file)
      const result = await importFeed(ctx, file, { dryRun: true, ...(source !== null && { source }) })
      const language = languageOf(query.lang)
      const { id: _id, ...told } = runOf(result, language) as NonNullable<ReturnType<typeof runOf>>
      const { changes = [] } = result
      return { data: { ...told, source: result.run.source, lines: linesOf(result, language), changes } }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }),
  run(declared.listRuns, (ctx, visitor, { query }) => listRuns(ctx, visitor, query)),
  run(declared.readRun, async (ctx, visitor, { params, query }) => ({
    data: await viewRun(ctx, visitor, params.run, languageOf(query.lang)),
  })),
  run(declared.listRunLines, (ctx, visitor, { params, query }) => listLines(ctx, visitor, params.run, query)),
  run(declared.readObjectXml, async (ctx, visitor, { params }) => {
    const found = await reachRun(ctx, visitor, params.run)
    return { data: await readObjectXml(ctx, found, params.nr, visitor.signal) }
  }),
  run(declared.confirmDeletions, async (ctx, visitor, { params, body }) => {
    const { id, source_id, file_name } = await reachRun(ctx, visitor, params.run)
    if (source_id === null) throw new DomainError('import.nothing_to_confirm')
    await confirmDeletions(ctx, visitor, { id, source_id, file_name }, body.deletions)
    return { data: await viewRun(ctx, visitor, id, visitor.language) }
  }),
  run(declared.rollBackImport, async (ctx, visitor, { params }) => {
    await reachRun(ctx, visitor, params.run)
    return { data: await rollBack(ctx, params.run, visitor) }
  }),
]

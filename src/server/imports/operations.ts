import { rm } from 'node:fs/promises'
import path from 'node:path'
import { DomainError } from '../../domain/errors.ts'
import * as declared from '../../domain/imports/operations.ts'
import { languageOf } from '../../i18n/languages.ts'
import { fileNameFrom, newIncoming } from '../feeds/folders.ts'
import { receiveFile } from '../feeds/receive.ts'
import { linesOf, runOf } from '../feeds/view.ts'
import { run, runHttp } from '../operations/run.ts'
import { rollBack } from './rollback.ts'
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
      const result = await importFeed(ctx, file, { dryRun: true, ...(query.source && { source: query.source }) })
      const language = languageOf(query.lang)
      const { id: _id, ...told } = runOf(result, language) as NonNullable<ReturnType<typeof runOf>>
      const { changes = [] } = result
      return { data: { ...told, source: result.run.source, lines: linesOf(result, language), changes } }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }),
  run(declared.rollBackImport, async (ctx, _visitor, { params }) => ({ data: await rollBack(ctx, params.run) })),
]

import { BEGINNING, CHANGES_USUAL } from '../../domain/open-data/changes.ts'
import * as declared from '../../domain/open-data/operations.ts'
import { languageOf } from '../../i18n/languages.ts'
import { openSource } from '../feeds/secret.ts'
import { bearerOf, clientAddress } from '../http/visitor.ts'
import { run, runHttp } from '../operations/run.ts'
import { readChanges } from './changes.ts'
import { exportHomes } from './export.ts'
import { searchRss } from './rss.ts'

export const openDataOperations = [
  run(declared.changes, (ctx, _visitor, { query: { after, limit, lang } }) =>
    readChanges(ctx, after ?? BEGINNING, limit ?? CHANGES_USUAL, languageOf(lang)),
  ),
  runHttp(declared.rss, async (c, { query: { search, lang } }) => {
    const feed = await searchRss(c.var.ctx, search, languageOf(lang), c.req.raw.signal)
    return new Response(feed, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } })
  }),
  runHttp(declared.openimmo, async (c, { params, query: { umfang = 'VOLL', after } }) => {
    const { ctx } = c.var
    const source = await openSource(ctx, params.source, bearerOf(c), clientAddress(c))
    const { content, position, version } = await exportHomes(ctx, source, umfang === 'TEIL' ? (after ?? null) : null)
    return new Response(content, {
      headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Changes-Position': position, ETag: version },
    })
  }),
]

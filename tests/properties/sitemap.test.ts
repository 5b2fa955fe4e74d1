import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countPropertySitemaps, listPropertySitemap, SITEMAP_SIZE } from '../../src/server/properties/sitemap.ts'
import { type TestServer, testServer } from '../support/server.ts'

const MORE = SITEMAP_SIZE + 1
let server: TestServer
beforeAll(async () => {
  server = await testServer({ SEARCH_ENGINE: 'postgres' })
  await sql`insert into company (firma, slug) values ('Muster', 'muster')`.execute(server.ctx.db)
  await sql`
    insert into property (company_id, external_id, title_slug, objekttitel, content_hash, status, updated_at)
    select (select id from company), 'x' || n, 'haus-' || n, 'Haus', 'hash',
           case when n > ${MORE} then 'sold' else 'active' end, '2026-11-20T10:00:00Z'
    from generate_series(1, ${MORE + 10}) n`.execute(server.ctx.db)
})
afterAll(() => server.close())

test('more homes than one sitemap may hold fill two; each home stands in one, and none that is no longer offered', async () => {
  expect(await countPropertySitemaps(server.ctx)).toBe(2)
  const [one, two, three] = await Promise.all([1, 2, 3].map((page) => listPropertySitemap(server.ctx, page)))
  expect([one?.length, two?.length, three?.length]).toEqual([SITEMAP_SIZE, 1, 0])
  expect(new Set([...(one ?? []), ...(two ?? [])].map(({ id }) => id)).size).toBe(MORE)
  expect(two?.[0]).toMatchObject({ title_slug: `haus-${MORE}`, updated_at: new Date('2026-11-20T10:00:00Z') })
})

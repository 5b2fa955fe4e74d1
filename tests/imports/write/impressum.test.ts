import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importFeed } from '../../../src/server/imports/service.ts'
import { type TestCtx, testCtx } from './support.ts'

let ctx: TestCtx
beforeAll(async () => {
  ctx = await testCtx()
})
afterAll(() => ctx.close())

const home = `<immobilie><objektkategorie><vermarktungsart KAUF="1"/><objektart><haus/></objektart></objektkategorie>
<geo><plz>8010</plz></geo><verwaltung_techn><objektnr_extern>I-1</objektnr_extern></verwaltung_techn></immobilie>`
const text = '<impressum>Geschäftsführerin: Ida Huber</impressum>'
const parts = '<impressum_strukt><handelsregister_nr>FN 4711 a</handelsregister_nr></impressum_strukt>'

/** The schema 1.2.7c has the imprint after the objects; senders write it anywhere. */
test.each([
  ['after the objects', `${home}${text}${parts}`],
  ['before the objects', `${text}${parts}${home}`],
  ['around the objects', `${parts}${home}${text}`],
])('an imprint %s is read, without a word of blame', async (where, inside) => {
  const anid = `AT-${where.replace(/\W+/g, '-')}`
  const file = path.join(ctx.folder, `${anid}.xml`)
  writeFileSync(
    file,
    `<openimmo><uebertragung umfang="TEIL"/><anbieter><firma>Impressum ${where}</firma><openimmo_anid>${anid}</openimmo_anid>${inside}</anbieter></openimmo>`,
  )
  const { lines } = await importFeed(ctx, file, { source: anid })
  expect(lines.flatMap(({ notes }) => notes.filter(({ path: at }) => at.includes('impressum')))).toEqual([])
  const { impressum } = await ctx.db
    .selectFrom('company')
    .select('impressum')
    .where('openimmo_anid', '=', anid)
    .executeTakeFirstOrThrow()
  expect(impressum).toEqual({ impressum: 'Geschäftsführerin: Ida Huber', handelsregister_nr: 'FN 4711 a' })
})

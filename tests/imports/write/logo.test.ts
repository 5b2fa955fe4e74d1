import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fetchLogo } from '../../../src/server/companies/logo.ts'
import { formatLine } from '../../../src/server/imports/report.ts'
import { importFeed } from '../../../src/server/imports/service.ts'
import { hashOf } from '../../../src/server/media/store.ts'
import { getProperty } from '../../../src/server/properties/service.ts'
import { type TestCtx, testCtx } from './support.ts'

let ctx: TestCtx
let nr = 0
beforeAll(async () => {
  ctx = await testCtx()
})
afterAll(() => ctx.close())

const picture = (background: string) =>
  sharp({ create: { width: 200, height: 80, channels: 3, background } })
    .png()
    .toBuffer()

const home = (number: string, more = '') =>
  `<immobilie><objektkategorie><vermarktungsart KAUF="true"/><objektart><wohnung/></objektart></objektkategorie>
  <geo><plz>5020</plz><ort>Salzburg</ort><land iso_land="AUT"/></geo><preise><kaufpreis>790000</kaufpreis></preise>${more}
  <verwaltung_techn><objektnr_extern>${number}</objektnr_extern></verwaltung_techn></immobilie>`
const anhang = (location: string, daten: string, gruppe = 'ANBIETERLOGO') =>
  `<anhang location="${location}" gruppe="${gruppe}"><format>png</format><daten>${daten}</daten></anhang>`

/** Imports a feed of a new agency; `before` and `after` stand around its home. */
async function send(before: string, after = '', firma = `Logo ${++nr}`, more = '') {
  const xml = `<openimmo><uebertragung umfang="TEIL"/><anbieter><firma>${firma}</firma>${before}${home(firma.replace(' ', ''), more)}${after}</anbieter></openimmo>`
  const file = path.join(ctx.folder, `${firma}.xml`)
  writeFileSync(file, xml)
  const result = await importFeed(ctx, file)
  const company = await ctx.db
    .selectFrom('company')
    .select(['id', 'logo_hash', 'logo_pfad'])
    .where('firma', '=', firma)
    .executeTakeFirstOrThrow()
  return { ...result, company, firma }
}

async function shownLogo(firma: string): Promise<string | undefined> {
  const { id } = await ctx.db
    .selectFrom('property')
    .select('id')
    .where('external_id', '=', firma.replace(' ', ''))
    .executeTakeFirstOrThrow()
  return (await getProperty(ctx, id, 'de')).company_detail.logo?.url
}

describe("the agency's own logo", () => {
  test('inside the XML is stored with the company and shown beside it', async () => {
    const logo = await picture('red')
    const { company, firma } = await send(anhang('INTERN', `<anhanginhalt>${logo.toString('base64')}</anhanginhalt>`))
    expect(company.logo_hash).toBe(hashOf(logo))
    expect(await shownLogo(firma)).toBe(`/media/${hashOf(logo)}/200.webp`)
  })

  test('as a file after the objects is found too', async () => {
    const logo = await picture('blue')
    writeFileSync(path.join(ctx.folder, 'logo.png'), logo)
    const { company } = await send('', anhang('EXTERN', '<pfad>logo.png</pfad>'))
    expect(company.logo_hash).toBe(hashOf(logo))
  })

  test('at an address is fetched by a job, and again only when it has changed', async () => {
    let logo = await picture('green')
    let etag = '"1"'
    let whole = 0
    const server = createServer((request, response) => {
      response.setHeader('etag', etag)
      if (request.headers['if-none-match'] === etag) return response.writeHead(304).end()
      whole++
      return response.end(logo)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    try {
      const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/logo.png`
      const { company, firma } = await send(anhang('REMOTE', `<pfad>${address}</pfad>`))
      expect(company).toMatchObject({ logo_hash: null, logo_pfad: address })
      const fetch = () => fetchLogo(ctx, { companyId: company.id }, { allowPrivateAddresses: true })
      await fetch()
      await fetch()
      expect([await shownLogo(firma), whole]).toEqual([`/media/${hashOf(logo)}/200.webp`, 1])
      logo = await picture('black')
      etag = '"2"'
      await fetch()
      expect([await shownLogo(firma), whole]).toEqual([`/media/${hashOf(logo)}/200.webp`, 2])
    } finally {
      server.close()
    }
  })

  test('that is missing is told, and the homes are imported', async () => {
    const { run, lines } = await send(anhang('EXTERN', '<pfad>weg.png</pfad>'))
    expect(run.counts).toMatchObject({ created: 1 })
    expect(lines.flatMap((line) => formatLine(line)).join('\n')).toContain(
      'Die Datei „weg.png“ fehlt in der Lieferung.',
    )
  })

  test('is that of the home where the agency has none, and never a photograph of it', async () => {
    const logo = await picture('orange')
    const own = `<anhaenge>${anhang('INTERN', `<anhanginhalt>${logo.toString('base64')}</anhanginhalt>`)}</anhaenge>`
    const { firma } = await send('', '', undefined, own)
    expect(await shownLogo(firma)).toBe(`/media/${hashOf(logo)}/200.webp`)
  })

  test('is no document of the agency', async () => {
    const { company } = await send(anhang('EXTERN', '<pfad>agb.pdf</pfad>', 'DOKUMENTE'))
    expect(company.logo_hash).toBeNull()
  })
})

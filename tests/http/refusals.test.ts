import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { propertyDetailSchema } from '../../src/domain/properties/card.ts'
import type { HttpEnv } from '../../src/server/http/env.ts'
import { answerError } from '../../src/server/http/envelope.ts'
import { readOnly } from '../../src/server/http/limits/limit.ts'
import { importFeed } from '../../src/server/imports/service.ts'
import { findPropertyId } from '../../src/server/properties/address.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer

const home = (nr: string, released: boolean, energiepass: string) => `<immobilie>
<objektkategorie><vermarktungsart KAUF="1"/><objektart><wohnung/></objektart></objektkategorie>
<geo><plz>8010</plz><ort>Graz</ort><strasse>Mandellstraße</strasse><hausnummer>12a</hausnummer><stiege>7</stiege>
<geokoordinaten breitengrad="47.07" laengengrad="15.45"/></geo><preise><kaufpreis>300000</kaufpreis></preise>
<zustand_angaben><energiepass><gueltig_bis>01.05.2021</gueltig_bis></energiepass>
<energiepass><hwbwert>40</hwbwert><gueltig_bis>${energiepass}</gueltig_bis></energiepass></zustand_angaben>
<verwaltung_objekt><objektadresse_freigeben>${released}</objektadresse_freigeben></verwaltung_objekt>
<verwaltung_techn><objektnr_extern>${nr}</objektnr_extern></verwaltung_techn></immobilie>`

beforeAll(async () => {
  server = await testServer()
  const file = path.join(server.ctx.config.DATA_DIR, 'feed.xml')
  writeFileSync(
    file,
    `<openimmo><uebertragung umfang="TEIL"/><anbieter><firma>Muster</firma>
    ${home('OFFEN', true, '2031-05-01')}${home('GEHEIM', false, '02-2032')}</anbieter></openimmo>`,
  )
  await importFeed(server.ctx, file)
})
afterAll(() => server.close())

const batch = (init: RequestInit) => fetch(`${server.address}/api/properties/batch`, { method: 'POST', ...init })
const JSON_TYPE = { 'Content-Type': 'application/json' }

const detailOf = async (nr: string) => {
  const id = await findPropertyId(server.ctx, { external_id: nr })
  const answer = await fetch(`${server.address}/api/properties/${id}?lang=constructor`)
  return propertyDetailSchema.parse(((await answer.json()) as { data: unknown }).data)
}

test('a body without a type, or a missing one, is a bad request', async () => {
  for (const init of [
    { body: 'x', headers: { 'Content-Type': 'text/plain' } },
    {},
    { body: '{', headers: JSON_TYPE },
  ]) {
    const answer = await batch(init)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ success: false, code: 'input.invalid', fields: [{}] })
  }
})

test('an endless body is refused at its first 16 kB, with or without a declared length', async () => {
  const told = await batch({ headers: JSON_TYPE, body: `{"property_ids":[${'1,'.repeat(20_000)}1]}` })
  expect(told.status).toBe(413)
  expect(await told.json()).toEqual({ success: false, code: 'body.too_large', message: 'Die Anfrage ist zu groß.' })
  let sent = 0
  const endless = new ReadableStream({
    pull(controller) {
      sent += 4096
      if (sent > 40_000_000) controller.close()
      else controller.enqueue(new Uint8Array(4096).fill(0x20))
    },
  })
  const untold = await batch({ headers: JSON_TYPE, body: endless, duplex: 'half' } as RequestInit).catch(() => null)
  // The connection may be closed while the rest is still being sent.
  if (untold) expect(untold.status).toBe(413)
  expect(sent).toBeLessThan(40_000_000)
})

test('two hundred long ids fit into a body', async () => {
  const property_ids = Array.from({ length: 200 }, (_, at) => 2 ** 53 - 1 - at)
  const answer = await batch({ headers: JSON_TYPE, body: JSON.stringify({ property_ids }, null, 2) })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ success: true, data: [] })
})

test('a word that JavaScript keeps for itself is no language', async () => {
  expect((await detailOf('OFFEN')).objekttitel).toBe('Wohnung in Graz')
})

test('a released address is shown with its number, another not even by its staircase', async () => {
  const open = await detailOf('OFFEN')
  expect(open.location.strasse).toBe('Mandellstraße 12a')
  expect(JSON.stringify(open)).toContain('fact.stiege')
  const secret = JSON.stringify(await detailOf('GEHEIM'))
  for (const word of ['Mandell', '12a', 'fact.stiege', '47.07,', '15.45,']) expect(secret).not.toContain(word)
})

test('of several energy certificates the last day of the latest is shown', async () => {
  expect((await detailOf('OFFEN')).energie.gueltig_bis).toBe('2031-05-01')
  expect((await detailOf('GEHEIM')).energie.gueltig_bis).toBe('2032-02-29')
})

test('a character that the database does not know finds nothing', async () => {
  await expect(findPropertyId(server.ctx, { slug: 'x\0' })).rejects.toThrow('property.not_found')
  await expect(findPropertyId(server.ctx, { external_id: '\0' })).rejects.toThrow('property.not_found')
})

test('pages are only read', async () => {
  const app = new Hono<HttpEnv>().use(readOnly).all('*', (c) => c.text('page'))
  app.onError(answerError)
  expect((await app.request('/')).status).toBe(200)
  expect((await app.request('/', { method: 'HEAD' })).status).toBe(200)
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const answer = await app.request('/', { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD')
  }
})

test('nothing in this file made the server complain', () => {
  expect(server.complaints).toEqual([])
})

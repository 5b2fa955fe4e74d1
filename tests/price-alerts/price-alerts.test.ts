import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { matchEvents } from '../../src/server/alerts/match.ts'
import { CHANNELS } from '../../src/server/deliveries/channels.ts'
import { deliver } from '../../src/server/deliveries/deliver.ts'
import { signUpConfirmed } from '../auth/support.ts'
import { call, refusedFields } from '../support/call.ts'
import { type FeedHome, importHomes } from '../support/feed.ts'
import { mailsIn } from '../support/outbox.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
let bearer: Record<string, string>
const home: FeedHome = {
  nr: 'P1',
  titel: 'Altbau am Lendplatz',
  vermarktungsart: 'KAUF',
  kaufpreis: 300_000,
  wohnflaeche: 80,
}
let id: number

beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0', PRIVATE_ADDRESSES: '1' })
  bearer = { Authorization: `Bearer ${(await signUpConfirmed(server, 'eva@example.org')).token}` }
})
afterAll(() => server.close())
beforeEach(async () => {
  for (const table of ['delivery', 'price_alert', 'push_subscription'] as const) {
    await server.ctx.db.deleteFrom(table).execute()
  }
  await importHomes(server.ctx, [home])
  await server.ctx.db.deleteFrom('property_event').execute()
  id = (await server.ctx.db.selectFrom('property').select('id').orderBy('id').executeTakeFirstOrThrow()).id
})

const set = (more = {}) =>
  call(server, 'POST', '/api/price-alerts', { property_id: id, target_price: 280_000, ...more }, bearer)
const mails = () => mailsIn(server.ctx.db)
const bring = async (more: Partial<FeedHome>) => {
  await importHomes(server.ctx, [{ ...home, ...more }])
  await matchEvents(server.ctx)
}

test('it is sent once, when the price is reached and not before', async () => {
  expect((await set()).status).toBe(200)
  await bring({ kaufpreis: 290_000 })
  expect(await mails()).toEqual([])
  await bring({ kaufpreis: 280_000 })
  await bring({ kaufpreis: 270_000 })
  await matchEvents(server.ctx)
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ recipient: 'eva@example.org' })
  expect(mail?.text).toContain('Altbau am Lendplatz')
  expect(mail?.subject).toContain('280.000')
})

test('a home that is gone ends it, with a word', async () => {
  await set()
  await bring({ aktion: 'DELETE' })
  expect((await mails())[0]?.subject).toContain('beendet')
  const list = await call(server, 'GET', '/api/price-alerts', undefined, bearer)
  expect(list.body.data).toMatchObject([{ ended_at: expect.any(String), current_price: null }])
})

const list = async () => (await call(server, 'GET', '/api/price-alerts', undefined, bearer)).body.data
const WAITS = { reached_at: null, ended_at: null }

test('a home that is to let instead of for sale ends it: a rent reaches no purchase price', async () => {
  await set()
  await bring({ vermarktungsart: 'MIETE_PACHT', kaufpreis: undefined, gesamtbelastung: 1200 })
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail?.subject).toContain('beendet')
  expect(mail?.text).toContain('zur Miete statt zum Kauf')
  expect(await list()).toMatchObject([{ reached_at: null, ended_at: expect.any(String), current_price: null }])
  // The rent has an alert of its own, which a purchase price ends.
  expect((await set({ target_price: 1100 })).status).toBe(200)
  await bring({ gesamtbelastung: undefined })
  expect((await mails()).at(-1)?.text).toContain('zum Kauf statt zur Miete')
  expect(await mails()).toHaveLength(2)
})

test('for sale and to let: a purchase price that disappears reaches nothing, and ends with the sale alone', async () => {
  const both = { vermarktungsart: 'KAUF MIETE_PACHT', hauptmietzins: 1200 } as const
  await bring(both)
  await set()
  await bring({ ...both, kaufpreis: undefined })
  expect(await mails()).toEqual([])
  expect(await list()).toMatchObject([{ ...WAITS, current_price: null }])
  await bring({ ...both, kaufpreis: undefined, hauptmietzins: 1100 })
  expect(await mails()).toEqual([])
  await bring({ ...both, kaufpreis: 270_000 })
  expect((await mails()).map(({ subject }) => subject)).toEqual([expect.stringContaining('270.000')])
  await set({ target_price: 250_000 })
  await bring({ ...both, vermarktungsart: 'MIETE_PACHT', kaufpreis: undefined })
  expect((await mails()).at(-1)?.text).toContain('zur Miete statt zum Kauf')
})

test('another currency reaches nothing; with the price in euros again it goes on', async () => {
  await set()
  // 276.000 EUR
  await bring({ waehrung: 'USD' })
  expect(await mails()).toEqual([])
  expect(await list()).toMatchObject([{ ...WAITS, current_price: null }])
  await bring({ kaufpreis: 279_000 })
  expect(await mails()).toHaveLength(1)
})

test('the total of a rent and the rent alone are different prices', async () => {
  const rent = { vermarktungsart: 'MIETE_PACHT', kaufpreis: undefined, hauptmietzins: 900 } as const
  await bring({ ...rent, gesamtbelastung: 1300 })
  await set({ target_price: 1200 })
  await bring(rent)
  expect(await mails()).toEqual([])
  await bring({ ...rent, gesamtbelastung: 1200 })
  expect((await mails()).map(({ subject }) => subject)).toEqual([expect.stringContaining('1.200')])
})

test('a price that rose again before the alerts were worked on is not reached', async () => {
  await set()
  await importHomes(server.ctx, [{ ...home, kaufpreis: 270_000 }])
  await importHomes(server.ctx, [home])
  await matchEvents(server.ctx)
  expect(await mails()).toEqual([])
  expect(await list()).toMatchObject([WAITS])
})

test('an account has ten browsers at most, the newest', async () => {
  for (let at = 0; at < 12; at++) {
    const endpoint = `https://push.example/${at}`
    const keys = { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) }
    expect((await call(server, 'POST', '/api/push/subscriptions', { endpoint, keys }, bearer)).status).toBe(200)
  }
  const left = await server.ctx.db.selectFrom('push_subscription').select('endpoint').orderBy('id').execute()
  expect(left.map(({ endpoint }) => endpoint)).toEqual(
    Array.from({ length: 10 }, (_, at) => `https://push.example/${at + 2}`),
  )
})

test('one that was sent is replaced by a new one', async () => {
  await set()
  await bring({ kaufpreis: 270_000 })
  expect((await set({ target_price: 250_000 })).status).toBe(200)
  expect((await set({ target_price: 240_000 })).body.code).toBe('price_alert.duplicate')
  const list = await call(server, 'GET', '/api/price-alerts', undefined, bearer)
  expect(list.body.data).toMatchObject([{ target_price: 250_000, price: 270_000, reached_at: null }])
  await bring({ kaufpreis: 250_000 })
  expect(await mails()).toHaveLength(2)
})

test('one that was set while a feed was being written misses nothing, and hears of nothing that is over', async () => {
  await set()
  await importHomes(server.ctx, [{ ...home, kaufpreis: 270_000 }])
  const before = new Date(Date.now() - 60_000)
  await server.ctx.db.updateTable('property_event').set({ at: before }).execute()
  await matchEvents(server.ctx)
  expect(await mails()).toHaveLength(1)
  // Cheap for a moment, before the alert was created.
  await importHomes(server.ctx, [{ ...home, kaufpreis: 200_000 }])
  await importHomes(server.ctx, [home])
  await set({ target_price: 250_000 })
  await matchEvents(server.ctx)
  expect(await mails()).toHaveLength(1)
})

test('guests need an account', async () => {
  const answer = await call(server, 'POST', '/api/price-alerts', { property_id: id, target_price: 1 })
  expect([answer.status, answer.body.code]).toEqual([401, 'auth.required'])
})

test('there is one for each home', async () => {
  await set()
  expect((await set({ target_price: 200_000 })).body.code).toBe('price_alert.duplicate')
  await call(server, 'DELETE', `/api/price-alerts/${id}`, undefined, bearer)
  expect((await set()).status).toBe(200)
  expect((await call(server, 'DELETE', '/api/price-alerts/999999', undefined, bearer)).status).toBe(404)
})

test('the owner changes one; it watches the new price', async () => {
  await set()
  const put = (body: object, path: number | string = id) =>
    call(server, 'PUT', `/api/price-alerts/${path}`, body, bearer)
  expect((await put({ target_price: 310_000 })).body.fields).toMatchObject([{ field: 'target_price' }])
  expect((await put({ target_price: 250_000, by_email: false })).body.fields).toMatchObject([{ field: 'by_email' }])
  expect((await put({ target_price: 250_000 }, 999_999)).status).toBe(404)
  const changed = await put({ target_price: 250_000, notes: 'Balkon ansehen', by_push: true })
  expect([changed.status, changed.body.message]).toEqual([200, 'Ihr Preisalarm ist geändert.'])
  const list = await call(server, 'GET', '/api/price-alerts', undefined, bearer)
  expect(list.body.data).toMatchObject([{ target_price: 250_000, notes: 'Balkon ansehen', by_push: true }])
  await bring({ kaufpreis: 270_000 })
  expect(await mails()).toHaveLength(0)
  await bring({ kaufpreis: 250_000 })
  expect(await mails()).toHaveLength(1)
  // One that was sent waits no longer: there is nothing to change.
  expect((await put({ target_price: 200_000 })).status).toBe(404)
})

test.each([
  [300_000, 'target_lower'],
  [300_001, 'target_lower'],
  [0, 'target_price'],
  [-5, 'target_price'],
  ['200000', 'type'],
])('a target of %j is refused', async (target_price, code) => {
  const answer = await set({ target_price })
  expect(answer.status).toBe(400)
  expect(refusedFields(answer)).toEqual({ target_price: code })
})

test('a home without a price, and one that is not there, cannot be watched', async () => {
  await importHomes(server.ctx, [{ nr: 'P2', vermarktungsart: 'KAUF', wohnflaeche: 50 }])
  const other = await server.ctx.db.selectFrom('property').select('id').where('id', '<>', id).executeTakeFirstOrThrow()
  expect((await set({ property_id: other.id })).body.code).toBe('price_alert.no_price')
  expect((await set({ property_id: 999_999 })).body.code).toBe('property.not_found')
})

test('a home in another currency cannot be watched: its euros change by themselves', async () => {
  await importHomes(server.ctx, [{ nr: 'P3', vermarktungsart: 'KAUF', kaufpreis: 200_000, waehrung: 'CHF' }])
  const other = await server.ctx.db
    .selectFrom('property')
    .select('id')
    .where('objektnr_extern', '=', 'P3')
    .executeTakeFirstOrThrow()
  expect((await set({ property_id: other.id, target_price: 1000 })).body.code).toBe('price_alert.no_price')
})

test('web push is encrypted for the browser, signed with our key, and sent once', async () => {
  const requests: { authorization: string; encoding: string; bytes: number }[] = []
  const service = createServer((request, response) => {
    let bytes = 0
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length
    })
    request.on('end', () => {
      const { authorization = '', 'content-encoding': encoding = '' } = request.headers
      requests.push({ authorization, encoding, bytes })
      response.writeHead(requests.length === 1 ? 201 : 410).end()
    })
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  try {
    const endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}/push/1`
    // A key pair, created as in a browser.
    const { privateKey: _, publicKey } = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
      'deriveBits',
    ])
    const p256dh = Buffer.from(await crypto.subtle.exportKey('raw', publicKey)).toString('base64url')
    const auth = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url')
    const { key } = (await call(server, 'GET', '/api/push/key')).body as unknown as { key: string }
    expect(Buffer.from(key, 'base64url')).toHaveLength(65)
    const kept = await call(server, 'POST', '/api/push/subscriptions', { endpoint, keys: { p256dh, auth } }, bearer)
    expect(kept.status).toBe(200)

    await set({ by_email: false, by_push: true })
    await bring({ kaufpreis: 270_000 })
    const [notice] = await server.ctx.db.selectFrom('delivery').where('channel', '<>', 'mail').selectAll().execute()
    await Promise.all([1, 2, 3].map(() => deliver(server.ctx, CHANNELS.push, notice?.id ?? 0)))
    expect(requests).toHaveLength(1)
    expect(requests[0]?.authorization).toMatch(/^vapid t=/)
    expect(requests[0]?.encoding).toBe('aes128gcm')
    expect(requests[0]?.bytes).toBeGreaterThan(100)
    expect(await mails()).toEqual([])

    // The browser's subscription has ended: it is removed.
    await server.ctx.db
      .updateTable('delivery')
      .where('channel', '<>', 'mail')
      .set({ status: 'queued', overdue_at: new Date() })
      .execute()
    await deliver(server.ctx, CHANNELS.push, notice?.id ?? 0)
    expect(await server.ctx.db.selectFrom('push_subscription').selectAll().execute()).toEqual([])
  } finally {
    service.close()
  }
})

import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dialled } from '../../src/domain/text.ts'
import type { Ctx } from '../../src/server/ctx.ts'
import { CHANNELS } from '../../src/server/deliveries/channels.ts'
import { deliver } from '../../src/server/deliveries/deliver.ts'
import { cleanDeliveries } from '../../src/server/deliveries/jobs.ts'
import { queueAgain } from '../../src/server/deliveries/messages-repository.ts'
import { queueSms } from '../../src/server/deliveries/sms/sms.ts'
import { TryAgain } from '../../src/server/jobs/queue.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
let gateway: Server
let answers: number[] = []
const got: { request: IncomingMessage; body: unknown }[] = []

beforeAll(async () => {
  gateway = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      got.push({ request, body: body && JSON.parse(body) })
      response.writeHead(answers.shift() ?? 200, { Location: '/' }).end('{"id":1}')
    })
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  const { port } = gateway.address() as AddressInfo
  server = await testServer({
    SMS_GATEWAY_URL: `http://127.0.0.1:${port}/sms`,
    SMS_GATEWAY_TOKEN: 'secret',
    LOG_LEVEL: 'fatal',
  })
})
afterAll(async () => {
  await server.close()
  gateway.close()
})
beforeEach(async () => {
  answers = []
  got.length = 0
  await server.ctx.db.deleteFrom('delivery').where('channel', '<>', 'mail').execute()
})

const later = (minutes: number) => ({ ...server.ctx, clock: () => new Date(Date.now() + minutes * 60_000) })
async function sms(key = 'test:1') {
  await queueSms(server.ctx, { dedupeKey: key }, '0660 / 12 34 567', 'Grüß Gott')
  return (await row()).id
}
const send = (ctx: Ctx, id: number) => deliver(ctx, CHANNELS.sms, id)
const row = () =>
  server.ctx.db.selectFrom('delivery').where('channel', '<>', 'mail').selectAll().executeTakeFirstOrThrow()

test('an SMS goes to the gateway once, to a number that it understands, with our token and a key', async () => {
  const id = await sms()
  await sms()
  await Promise.all([1, 2, 3].map(() => send(server.ctx, id)))
  await send(later(60), id)
  expect(got).toMatchObject([{ body: { to: '+436601234567', text: 'Grüß Gott' } }])
  expect(got[0]?.request.headers).toMatchObject({ authorization: 'Bearer secret', 'idempotency-key': 'test:1' })
  expect((await row()).status).toBe('sent')
})

test('an SMS that staff send again has another key, and keeps it while it is tried again', async () => {
  const id = await sms()
  await send(server.ctx, id)
  const at = new Date()
  await queueAgain(server.ctx.db, id, at, null)
  answers = [503]
  await expect(send(server.ctx, id)).rejects.toThrow(TryAgain)
  await send(later(1), id)
  const again = `test:1:${at.getTime()}`
  expect(got.map(({ request }) => request.headers['idempotency-key'])).toEqual(['test:1', again, again])
})

test.each([500, 503, 429, 401, 403, 404, 302])(
  'answered %i it is tried again, and counts as sent only then',
  async (status) => {
    answers = [status]
    const id = await sms()
    await expect(send(server.ctx, id)).rejects.toThrow(TryAgain)
    expect(await row()).toMatchObject({ status: 'queued', last_error: `answered ${status}` })
    await send(later(1), id)
    expect([got.length, (await row()).status]).toEqual([2, 'sent'])
  },
)

test.each([400, 422])('answered %i it is given up', async (status) => {
  answers = [status]
  const id = await sms()
  await send(server.ctx, id)
  await send(later(60), id)
  expect([got.length, (await row()).status]).toEqual([1, 'refused'])
})

test('after a day it is given up, after 14 it is gone', async () => {
  answers = [500, 500]
  const id = await sms()
  await send(later(25 * 60), id)
  expect((await row()).status).toBe('refused')
  await cleanDeliveries(later(13 * 1440))
  expect((await row()).id).toBe(id)
  await cleanDeliveries(later(15 * 1440))
  expect(await server.ctx.db.selectFrom('delivery').where('channel', '<>', 'mail').selectAll().execute()).toEqual([])
})

test('without a gateway it is kept', async () => {
  const id = await sms()
  await send({ ...server.ctx, config: { ...server.ctx.config, SMS_GATEWAY_URL: undefined } }, id)
  expect([got.length, (await row()).status]).toEqual([0, 'kept'])
})

test.each([
  ['0660 1234567', '+436601234567'],
  ['+43 (0)660 123-4567', '+436601234567'],
  ['0043/660/1234567', '+436601234567'],
  ['+49 170 1234567', '+491701234567'],
  ['00 39 333 1234567', '+393331234567'],
])('%s is dialled %s', (written, number) => {
  expect(dialled(written)).toBe(number)
})

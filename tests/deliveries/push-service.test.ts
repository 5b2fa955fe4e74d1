import { createECDH } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CHANNELS } from '../../src/server/deliveries/channels.ts'
import { deliver } from '../../src/server/deliveries/deliver.ts'
import { queuePush } from '../../src/server/deliveries/push/push.ts'
import { TryAgain } from '../../src/server/jobs/queue.ts'
import { call as ask, signUpConfirmed } from '../auth/support.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ LOG_LEVEL: 'fatal', PRIVATE_ADDRESSES: '1' })
})
afterAll(() => server.close())

test.each([
  [201, 'sent', null, 1],
  [500, 'queued', 'answered 500', 1],
  [429, 'queued', 'answered 429', 1],
  [403, 'queued', 'answered 403', 1],
  [413, 'refused', 'answered 413', 1],
  [404, 'gone', null, 0],
  [410, 'gone', null, 0],
] as const)('a push service that answers %i: %s', async (answer, status, last_error, browsers) => {
  const service = createServer((request, response) =>
    request.resume().on('end', () => response.writeHead(answer).end()),
  )
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  try {
    const curve = createECDH('prime256v1')
    const valid = { p256dh: curve.generateKeys('base64url'), auth: 'x'.repeat(22) }
    const reader = await signUpConfirmed(server, `answers${answer}@example.at`)
    const endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}/x`
    const body = { endpoint, keys: valid }
    expect((await ask(server, 'POST', '/api/push/subscriptions', { token: reader.token, body })).status).toBe(200)
    await queuePush(
      server.ctx,
      { dedupeKey: `s${answer}`, userId: reader.user.id },
      { title: 'A', body: 'B', url: '/' },
    )
    const delivery = () =>
      server.ctx.db
        .selectFrom('delivery')
        .select(['id', 'status', 'last_error'])
        .where('user_id', '=', reader.user.id)
        .where('channel', '=', 'push')
        .executeTakeFirst()
    const sent = deliver(server.ctx, CHANNELS.push, (await delivery())?.id ?? 0)
    await (status === 'queued' ? expect(sent).rejects.toThrow(TryAgain) : sent)
    // The messages of an ended subscription are deleted with it.
    if (status === 'gone') expect(await delivery()).toBeUndefined()
    else expect(await delivery()).toMatchObject({ status, last_error })
    const left = await server.ctx.db
      .selectFrom('push_subscription')
      .select('id')
      .where('endpoint', '=', endpoint)
      .execute()
    expect(left).toHaveLength(browsers)
  } finally {
    service.close()
  }
})

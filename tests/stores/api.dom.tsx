import { expect, test, vi } from 'vitest'
import { call } from '../../src/stores/api.ts'

test('a write outlives its page, but for one that a browser would refuse for its size', async () => {
  // The browser itself: nothing is sent, since it reads a data address.
  const { fetch } = globalThis
  const kept: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { keepalive = false, method = '', body = null }: RequestInit) => {
    kept.push(keepalive)
    await fetch(new Request(location.href, { method, body, keepalive, signal: AbortSignal.timeout(5000) }))
    return new Response(JSON.stringify({ success: true, message: 'Gesendet.' }))
  })
  const send = (note: string) =>
    call('PATCH /api/favorites/{propertyId}', { params: { propertyId: 7 }, body: { note } })
  await send('Am Park')
  await send('Парк'.repeat(20_000))
  expect(kept).toEqual([true, false])
})

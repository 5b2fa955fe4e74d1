import { expect, test } from 'vitest'
import { newToken } from '../../src/server/auth/tokens.ts'
import { testServer } from '../support/server.ts'

test('the log names what was asked, but no token of a mailed link', async () => {
  const server = await testServer({ LOG_LEVEL: 'info' })
  try {
    const token = newToken()
    await fetch(`${server.address}/api/search-agents/${token}`)
    await fetch(`${server.address}/api/search-agents/${token}/sms`, { method: 'POST' })
    await fetch(`${server.address}/api/appointments/${token}`, { method: 'DELETE' })
    await fetch(`${server.address}/api/newsletter/unsubscribe?token=${token}`, { method: 'POST' })
    const paths = server.complaints.map((line) => (JSON.parse(line) as { path?: string }).path).filter(Boolean)
    expect(paths).toEqual([
      '/api/search-agents/…',
      '/api/search-agents/…/sms',
      '/api/appointments/…',
      '/api/newsletter/unsubscribe',
    ])
    expect(server.complaints.join()).not.toContain(token)
  } finally {
    await server.close()
  }
})

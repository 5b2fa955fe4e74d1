import { expect, test } from 'vitest'
import { workOnJobs } from '../../src/server/jobs/work.ts'
import { call } from '../support/call.ts'
import { importHomes } from '../support/feed.ts'
import { openMailbox } from '../support/mailbox.ts'
import { testServer } from '../support/server.ts'

test('a feed with a home that fits is imported, and exactly one mail arrives within ten seconds', async () => {
  const mailbox = await openMailbox()
  const server = await testServer({ RATE_LIMITS: '0', SMTP_URL: mailbox.url })
  try {
    await workOnJobs(server.ctx)
    const form = { name: 'Anna', email: 'anna@example.org', criteria: 'ort=graz', frequency: 'instant', privacy: true }
    expect((await call(server, 'POST', '/api/search-agents', form)).status).toBe(200)
    const asked = await mailbox.waitFor(1)
    const token = /token=([\w-]{43})/.exec(asked.text ?? '')?.[1]
    await call(server, 'POST', '/api/search-agents/confirm', { token })
    await importHomes(server.ctx, [{ nr: 'D1', titel: 'Altbau am Lendplatz', gesamtbelastung: 900 }])
    const told = await mailbox.waitFor(2, 10_000)
    expect(told.text).toContain('Altbau am Lendplatz')
    expect(told.headers.get('list')).toBeDefined()
    // Waits for an unwanted second mail.
    await new Promise((resolve) => setTimeout(resolve, 3000))
    expect(mailbox.mails).toHaveLength(2)
  } finally {
    await server.close()
    await mailbox.close()
  }
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { exposeOptionsSchema } from '../../src/domain/exposes/options.ts'
import { cleanExposes } from '../../src/server/exposes/clean.ts'
import { describeProperty } from '../../src/server/exposes/describe/document.ts'
import { exposeMail } from '../../src/server/exposes/mail.ts'
import { call } from '../support/call.ts'
import { importHomes } from '../support/feed.ts'
import { type Mailbox, openMailbox } from '../support/mailbox.ts'
import { mailsIn } from '../support/outbox.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
let mailbox: Mailbox
let id: number
const path = (more = '') => `/api/properties/${id}/expose/mail${more}`

beforeAll(async () => {
  mailbox = await openMailbox()
  server = await testServer({ SMTP_URL: mailbox.url })
  await importHomes(server.ctx, [
    { nr: 'X1', titel: 'Haus am Bach', vermarktungsart: 'KAUF', kaufpreis: 300_000, wohnflaeche: 90 },
  ])
  id = (await server.ctx.db.selectFrom('property').select('id').executeTakeFirstOrThrow()).id
})
afterAll(async () => {
  await server.close()
  await mailbox.close()
})

test('the stored document is attached, and the answer says that it is on its way', async () => {
  const { status, body } = await call(server, 'POST', path('?template=compact&qr=0&language=gb'), {
    email: ' Eva@Example.at ',
  })
  expect([status, body.message]).toEqual([200, expect.stringContaining('unterwegs an eva@example.at')])
  const [mail] = await mailsIn(server.ctx.db)
  expect(mail?.subject).toBe('Exposé: Haus am Bach')
  expect(mail?.text).toMatch(/\/expose\?immobilie=\d+&template=compact&.*language=gb/)
  expect(mail?.text).toContain('qr=0')
  const [attachment] = mail?.attachments ?? []
  expect(attachment).toMatchObject({ contentType: 'application/pdf', filename: expect.stringMatching(/\.pdf$/) })
  const key = attachment && 'storageKey' in attachment ? attachment.storageKey : ''
  expect(
    Buffer.from((await server.ctx.storage.get(key)) ?? [])
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})

test('the document stays as long as the text of the mail, also when its home is no longer offered', async () => {
  const { ctx } = server
  const later = { ...ctx, clock: () => new Date(Date.now() + 9 * 86_400_000) }
  const documents = async () => (await ctx.db.selectFrom('expose_document').select('hash').execute()).length
  expect([await documents(), await cleanExposes(later), await documents()]).toEqual([1, 0, 1])
  await ctx.db.updateTable('delivery').set({ emptied_at: new Date() }).execute()
  expect([await cleanExposes(later), await documents()]).toEqual([1, 0])
})

test('a document of 10 MB or more is a link', async () => {
  const options = exposeOptionsSchema.parse({})
  const described = await describeProperty(server.ctx, id, options)
  const made = {
    subject: { kind: 'home', id } as const,
    options: new URLSearchParams({ template: 'modern' }),
    described,
  }
  const large = exposeMail(server.ctx.config, 'de', 'eva@example.at', { ...made, bytes: 10_000_000 })
  expect(large.attachments).toBeUndefined()
  expect(large.blocks).toContainEqual({
    kind: 'button',
    label: 'PDF herunterladen',
    url: expect.stringContaining(`/api/properties/${id}/expose.pdf?template=modern`),
  })
  expect(exposeMail(server.ctx.config, 'de', 'eva@example.at', { ...made, bytes: 9_999_999 }).attachments).toHaveLength(
    1,
  )
})

test('bad input is refused by its field, a home that is not there is 404, and nothing is sent', async () => {
  const before = (await mailsIn(server.ctx.db)).length
  const wrong = await call(server, 'POST', path('?template=gold'), { email: 'eva' })
  expect([wrong.status, wrong.body.fields?.map(({ field }) => field)]).toEqual([400, ['template', 'email']])
  expect((await call(server, 'POST', path('?papier=a3'), { email: 'eva@example.at' })).status).toBe(400)
  expect((await call(server, 'POST', '/api/properties/999999/expose/mail', { email: 'eva@example.at' })).status).toBe(
    404,
  )
  // A program that fills every field gets a success, and nothing happens.
  const program = await call(server, 'POST', path(), { email: 'eva@example.at', website: 'https://spam.example' })
  expect(program.status).toBe(200)
  expect(await mailsIn(server.ctx.db)).toHaveLength(before)
})

test('strangers cannot fill a mailbox', async () => {
  const statuses = []
  for (let nr = 0; nr < 12; nr++) {
    const { status } = await call(server, 'POST', path(), { email: 'opfer@example.at' })
    statuses.push(status)
  }
  expect(statuses).toContain(429)
  const sent = (await mailsIn(server.ctx.db)).filter(({ recipient }) => recipient === 'opfer@example.at')
  expect(sent.length).toBeLessThanOrEqual(10)
})

test('without a mail server the visitor is told so', async () => {
  const silent = await testServer({ RATE_LIMITS: '0' })
  try {
    await importHomes(silent.ctx, [{ nr: 'X2', vermarktungsart: 'KAUF', kaufpreis: 300_000, wohnflaeche: 90 }])
    const { id } = await silent.ctx.db.selectFrom('property').select('id').executeTakeFirstOrThrow()
    const { status, body } = await call(silent, 'POST', `/api/properties/${id}/expose/mail`, {
      email: 'eva@example.at',
    })
    expect([status, body.code]).toEqual([503, 'expose.mail_away'])
    expect(await mailsIn(silent.ctx.db)).toEqual([])
  } finally {
    await silent.close()
  }
})

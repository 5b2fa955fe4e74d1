import { type AddressInfo, connect, createServer } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Ctx } from '../../src/server/ctx.ts'
import { CHANNELS } from '../../src/server/deliveries/channels.ts'
import { deliver } from '../../src/server/deliveries/deliver.ts'
import { cleanDeliveries, sweepDeliveries } from '../../src/server/deliveries/jobs.ts'
import { type Mail, queueMail } from '../../src/server/deliveries/mail/mail.ts'
import { listDeliveries, readDelivery, sendAgain } from '../../src/server/deliveries/service.ts'
import { TryAgain } from '../../src/server/jobs/queue.ts'
import { createLog } from '../../src/server/open.ts'
import { type Mailbox, openMailbox } from '../support/mailbox.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
let mailbox: Mailbox
let ctx: Ctx

beforeAll(async () => {
  mailbox = await openMailbox({ refuse: ['refused@example.at', 'wrong@klinke.example', 'Spam'] })
  server = await testServer({ SMTP_URL: mailbox.url, MAIL_FROM: 'Klinke <post@klinke.example>', LOG_LEVEL: 'fatal' })
  ctx = server.ctx
})
afterAll(async () => {
  await server.close()
  await mailbox.close()
})
beforeEach(async () => {
  mailbox.mails.length = 0
  await ctx.db.deleteFrom('delivery').where('channel', '=', 'mail').execute()
  await ctx.db.deleteFrom('stopped_address').execute()
})

let nr = 0
const mailOf = (more: Partial<Mail> = {}): Mail => ({
  dedupeKey: `test:${++nr}`,
  to: 'eva@example.at',
  language: 'de',
  subject: 'Größe & Lage: „Am Fluß“',
  preview: 'Neu',
  blocks: [{ kind: 'text', text: 'Grüß Gott' }],
  ...more,
})
const down = (ctx: Ctx): Ctx => ({ ...ctx, config: { ...ctx.config, SMTP_URL: 'smtp://127.0.0.1:1' } })
const later = (minutes: number): Ctx => ({ ...ctx, clock: () => new Date(Date.now() + minutes * 60_000) })
const ids = async () =>
  (await ctx.db.selectFrom('delivery').where('channel', '=', 'mail').select('id').orderBy('id').execute()).map(
    ({ id }) => id,
  )
const statuses = async () =>
  (await ctx.db.selectFrom('delivery').where('channel', '=', 'mail').select('status').orderBy('id').execute()).map(
    ({ status }) => status,
  )
/** Works like a job: a temporary failure is recorded and tried again. */
const send = (ctx: Ctx, id: number) =>
  deliver(ctx, CHANNELS.mail, id).catch((error) => {
    if (!(error instanceof TryAgain)) throw error
  })
const sendAll = async (ctx: Ctx) => {
  for (const mailId of await ids()) await send(ctx, mailId)
}

test('a mail arrives whole: both bodies, umlauts, answers, headers, an appointment', async () => {
  await queueMail(
    ctx,
    mailOf({
      replyTo: 'makler@example.at',
      headers: {
        'List-Unsubscribe': '<https://klinke.example/x>',
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
      attachments: [
        {
          filename: 'termin.ics',
          contentType: 'text/calendar; method=REQUEST; charset=utf-8',
          content: 'BEGIN:VCALENDAR\r\nSUMMARY:Besichtigung in Mödling\r\nEND:VCALENDAR\r\n',
        },
      ],
    }),
  )
  await sendAll(ctx)
  const mail = await mailbox.waitFor(1)
  expect(mail.subject).toBe('Größe & Lage: „Am Fluß“')
  expect(mail.from?.text).toBe('"Klinke" <post@klinke.example>')
  expect(mail.to).toMatchObject({ text: 'eva@example.at' })
  expect(mail.replyTo?.text).toBe('makler@example.at')
  expect(mail.text).toContain('Grüß Gott')
  expect(mail.html).toContain('Grüß Gott')
  expect(mail.headers.get('auto-submitted')).toBe('auto-generated')
  expect(mail.headers.get('list')).toMatchObject({ unsubscribe: { url: 'https://klinke.example/x' } })
  expect(mail.attachments[0]?.content.toString()).toContain('Besichtigung in Mödling')
  expect(await statuses()).toEqual(['sent'])
})

test('a job that runs twice, or twice at once, sends one mail', async () => {
  await queueMail(ctx, mailOf())
  const [mailId = 0] = await ids()
  await Promise.all(Array.from({ length: 6 }, () => send(ctx, mailId)))
  await send(later(60), mailId)
  expect(mailbox.mails).toHaveLength(1)
})

test('the same cause queues one mail', async () => {
  const mail = mailOf()
  expect([await queueMail(ctx, mail), await queueMail(ctx, { ...mail, subject: 'Noch einmal' })]).toEqual([true, false])
  expect(await ids()).toHaveLength(1)
})

test('a mail is committed or rolled back with the transaction of its cause', async () => {
  const failed = ctx.db.transaction().execute(async (db) => {
    await queueMail({ ...ctx, db }, mailOf())
    throw new Error('the cause failed')
  })
  await expect(failed).rejects.toThrow('the cause failed')
  expect(await ids()).toEqual([])
})

test('while the server is down all mails are kept, and each is sent once when it is back', async () => {
  for (let at = 0; at < 5; at++) await queueMail(ctx, mailOf({ to: `e${at}@example.at` }))
  for (let at = 0; at < 3; at++) await sendAll(down(later(at * 60)))
  expect(await statuses()).toEqual(Array(5).fill('queued'))
  const [first] = await listDeliveries(ctx)
  expect(first).toMatchObject({ attempts: 3, last_error: expect.stringContaining('ECONNREFUSED') })
  for (let at = 0; at < 3; at++) await sendAll(later(240))
  expect(mailbox.mails.map((mail) => (mail.to as { text: string }).text).sort()).toEqual(
    Array.from({ length: 5 }, (_, at) => `e${at}@example.at`),
  )
})

test('a server that breaks off in the middle takes nothing away', async () => {
  const broken = createServer((socket) => {
    socket.write('220 hello\r\n')
    socket.once('data', () => socket.destroy())
  })
  await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve))
  const { port } = broken.address() as { port: number }
  await queueMail(ctx, mailOf())
  await sendAll({ ...ctx, config: { ...ctx.config, SMTP_URL: `smtp://127.0.0.1:${port}` } })
  expect(await statuses()).toEqual(['queued'])
  broken.close()
  await sendAll(later(60))
  expect(mailbox.mails).toHaveLength(1)
})

test('a mail whose sender died is sent again under the same Message-ID', async () => {
  await queueMail(ctx, mailOf())
  const [mailId = 0] = await ids()
  await send(ctx, mailId)
  // As if the process had died between the server's acceptance and our note of it.
  await ctx.db
    .updateTable('delivery')
    .where('channel', '=', 'mail')
    .set({ status: 'sending', overdue_at: new Date(Date.now() + 180_000) })
    .execute()
  await send(ctx, mailId)
  expect(mailbox.mails, 'as long as it may still live').toHaveLength(1)
  await send(later(4), mailId)
  expect(mailbox.mails).toHaveLength(2)
  expect(mailbox.mails[0]?.messageId).toBe(mailbox.mails[1]?.messageId)
})

test('an attacker who removes the offer of TLS gets no mail, unless the operator trusts that network', async () => {
  // 127.0.0.2 stands for another machine; the proxy removes STARTTLS from its offer.
  const between = createServer((socket) => {
    const onward = connect(mailbox.port, '127.0.0.1')
    socket.on('error', () => onward.destroy())
    onward.on('error', () => socket.destroy())
    socket.pipe(onward).pipe(socket)
  })
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.2', resolve))
  const url = `smtp://127.0.0.2:${(between.address() as AddressInfo).port}`
  const over = (SMTP_URL: string): Ctx => ({ ...ctx, config: { ...ctx.config, SMTP_URL } })
  try {
    await queueMail(ctx, mailOf())
    await sendAll(over(url))
    expect([mailbox.mails.length, await statuses()]).toEqual([0, ['queued']])
    await ctx.db
      .updateTable('delivery')
      .where('channel', '=', 'mail')
      .set({ overdue_at: new Date(0) })
      .execute()
    await sendAll(over(`${url}?ignoreTLS=true`))
    expect([mailbox.mails.length, await statuses()]).toEqual([1, ['sent']])
  } finally {
    await new Promise((resolve) => between.close(resolve))
  }
})

test('an address that is refused for good is not tried again, unless the operator says so', async () => {
  await queueMail(ctx, mailOf({ to: 'refused@example.at' }))
  await sendAll(ctx)
  expect(await statuses()).toEqual(['refused'])
  await sendAll(later(600))
  const [mailId = 0] = await ids()
  expect(await readDelivery(ctx, mailId)).toMatchObject({ attempts: 1, last_error: expect.stringContaining('550') })
  expect([await sendAgain(ctx, mailId), await sendAgain(ctx, mailId)]).toEqual([true, false])
  expect(await statuses()).toEqual(['queued'])
})

test('a refused address is in the outbox, not in the log', async () => {
  const lines: string[] = []
  const log = createLog({ ...ctx.config, LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) })
  const strict = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, callback) =>
      callback(Object.assign(new Error(`<${address}>: unknown user ${address}`), { responseCode: 550 })),
  })
  await new Promise<void>((resolve) => strict.listen(0, '127.0.0.1', resolve))
  const SMTP_URL = `smtp://127.0.0.1:${(strict.server.address() as AddressInfo).port}`
  try {
    await queueMail(ctx, mailOf())
    await sendAll({ ...ctx, log, config: { ...ctx.config, SMTP_URL } })
  } finally {
    await new Promise<void>((resolve) => strict.close(() => resolve()))
  }
  expect(lines.join()).toContain('a delivery was refused for good')
  expect(lines.join()).toContain('unknown user')
  expect(lines.join()).not.toContain('eva@')
  expect((await listDeliveries(ctx))[0]?.last_error).toContain('eva@example.at')
})

test('a message that is refused for good is not tried again', async () => {
  await queueMail(ctx, mailOf({ subject: 'Spam' }))
  await sendAll(ctx)
  expect(await statuses()).toEqual(['refused'])
})

test('a sender that is refused is the operator’s to mend: no mail is given up for it', async () => {
  await queueMail(ctx, mailOf())
  await sendAll({ ...ctx, config: { ...ctx.config, MAIL_FROM: 'wrong@klinke.example' } })
  expect(await statuses()).toEqual(['queued'])
  await sendAll(later(60))
  expect(mailbox.mails).toHaveLength(1)
})

test('a mail that could not be sent in two weeks is abandoned, and emptied like the others', async () => {
  await queueMail(ctx, mailOf())
  await sendAll(down(later(15 * 1440)))
  expect(await statuses()).toEqual(['refused'])
  await cleanDeliveries(later(15 * 1440))
  const [mailId = 0] = await ids()
  expect(await readDelivery(ctx, mailId)).toMatchObject({ recipient: '', text: '' })
  expect(await sendAgain(ctx, mailId), 'nothing is left to send').toBe(false)
  expect(await statuses()).toEqual(['refused'])
})

test('without a server mails stay in the outbox and leave only when the operator says so', async () => {
  const without = { ...ctx, config: { ...ctx.config, SMTP_URL: undefined } }
  await queueMail(without, mailOf())
  await sendAll(without)
  await sendAll(later(600))
  expect([await statuses(), mailbox.mails.length]).toEqual([['kept'], 0])
  const [mailId = 0] = await ids()
  await sendAgain(ctx, mailId)
  await send(ctx, mailId)
  expect(mailbox.mails).toHaveLength(1)
})

test('without a server a mail whose job was lost, or broke off, is found by the sweep and kept', async () => {
  const without = { ...ctx, config: { ...ctx.config, SMTP_URL: undefined } }
  await queueMail(without, mailOf())
  await queueMail(without, mailOf())
  const [, broken = 0] = await ids()
  // Another process is sending it now, by a server that was configured until now.
  const until = new Date(Date.now() + 120_000)
  await ctx.db
    .updateTable('delivery')
    .where('channel', '=', 'mail')
    .set({ status: 'sending', overdue_at: until })
    .where('id', '=', broken)
    .execute()
  await sweepDeliveries(without)
  expect(await statuses()).toEqual(['kept', 'sending'])
  await sweepDeliveries({ ...without, clock: later(3).clock })
  expect(await statuses()).toEqual(['kept', 'kept'])
  expect((await listDeliveries(ctx)).map(({ status }) => status)).toEqual(['kept', 'kept'])
})

test('after 14 days a sent mail is emptied; its key still stops a second one', async () => {
  const mail = mailOf()
  await queueMail(ctx, mail)
  await queueMail(down(ctx), mailOf({ to: 'waits@example.at' }))
  const [mailId = 0] = await ids()
  await send(ctx, mailId)
  await cleanDeliveries(later(15 * 1440))
  expect(await readDelivery(ctx, mailId)).toMatchObject({ recipient: '', headline: '', text: '', status: 'sent' })
  expect(await queueMail(ctx, mail)).toBe(false)
  expect((await listDeliveries(ctx)).map(({ recipient }) => recipient)).toContain('waits@example.at')
})

test('a mail that is stored in a form that nobody can read is tried again, and the outbox says why', async () => {
  await queueMail(ctx, mailOf())
  await ctx.db.updateTable('delivery').set({ payload: '{"subject":"Nur ein Betreff"}' }).execute()
  await sendAll(ctx)
  expect(await ctx.db.selectFrom('delivery').select(['status', 'last_error']).execute()).toMatchObject([
    { status: 'queued', last_error: expect.stringContaining('html') },
  ])
})

test('whole way: a queued mail arrives within ten seconds, by the jobs alone', async () => {
  const { workOnJobs } = await import('../../src/server/jobs/work.ts')
  const working = await testServer({
    SMTP_URL: mailbox.url,
    LOG_LEVEL: 'fatal',
    CURRENCY_RATES_URL: 'http://127.0.0.1:1/',
  })
  await workOnJobs(working.ctx)
  await queueMail(working.ctx, mailOf({ to: 'jobs@example.at' }))
  expect((await mailbox.waitFor(1)).subject).toContain('Lage')
  await sweepDeliveries(working.ctx)
  await working.close()
  expect(mailbox.mails).toHaveLength(1)
})

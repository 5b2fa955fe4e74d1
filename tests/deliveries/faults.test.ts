import { type AddressInfo, createServer, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Ctx } from '../../src/server/ctx.ts'
import { CHANNELS } from '../../src/server/deliveries/channels.ts'
import { deliver } from '../../src/server/deliveries/deliver.ts'
import { sweepDeliveries } from '../../src/server/deliveries/jobs.ts'
import { queueMail } from '../../src/server/deliveries/mail/mail.ts'
import { TryAgain } from '../../src/server/jobs/queue.ts'
import { makeRandom } from '../operations/generated.ts'
import { type Mailbox, openMailbox } from '../support/mailbox.ts'
import { type TestServer, testServer } from '../support/server.ts'

/** Sequences of faults; CHAOS_ROUNDS=200 for a long run (npm run chaos). */
const ROUNDS = Number(process.env.CHAOS_ROUNDS || 6)
const SEED = Number(process.env.CHAOS_SEED || 20_261_128)
const MAILS = 6
const HOUR_MS = 3_600_000

let server: TestServer
let mailbox: Mailbox
/** Mail servers that fail, each in its own way, by name. */
const wrong = new Map<string, string>()
const closing: (() => void)[] = []

/** Speaks as a mail server until the command, then cuts the connection. The mail is not accepted. */
async function cutsAt(command: string): Promise<string> {
  const sockets = new Set<Socket>()
  const cut = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.write('220 hello\r\n')
    let isBody = false
    socket.on('data', (data) => {
      const said = data.toString()
      if (said.startsWith(command) || (isBody && command === 'BODY')) return void socket.destroy()
      if (said.startsWith('EHLO')) return void socket.write('250-hello\r\n250 8BITMIME\r\n')
      isBody ||= said.startsWith('DATA')
      socket.write(said.startsWith('DATA') ? '354 go on\r\n' : '250 fine\r\n')
    })
  })
  await new Promise<void>((resolve) => cut.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    for (const socket of sockets) socket.destroy()
    cut.close()
  })
  return `smtp://127.0.0.1:${(cut.address() as AddressInfo).port}`
}

/** Answers each recipient for the moment only, as greylisting does. */
async function saysLater(responseCode: number): Promise<string> {
  const later = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, callback) => callback(Object.assign(new Error('not now'), { responseCode })),
  })
  await new Promise<void>((resolve) => later.listen(0, '127.0.0.1', resolve))
  closing.push(() => void later.close())
  return `smtp://127.0.0.1:${(later.server.address() as AddressInfo).port}`
}

beforeAll(async () => {
  mailbox = await openMailbox()
  server = await testServer({ SMTP_URL: mailbox.url, LOG_LEVEL: 'silent' })
  wrong.set('away', 'smtp://127.0.0.1:1')
  for (const command of ['EHLO', 'MAIL', 'RCPT', 'DATA', 'BODY']) wrong.set(`cuts at ${command}`, await cutsAt(command))
  for (const code of [421, 450, 452]) wrong.set(`says ${code}`, await saysLater(code))
})
afterAll(async () => {
  for (const close of closing) close()
  await server.close()
  await mailbox.close()
})

test(`${ROUNDS} times ${MAILS} mails by jobs that come twice, late and in any order, with faults and a wrong clock: each arrives once`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const random = makeRandom(SEED + round)
    const { ctx } = server
    mailbox.mails.length = 0
    await ctx.db.deleteFrom('delivery').execute()
    const keys = Array.from({ length: MAILS }, (_, at) => `chaos:${round}:${at}`)
    // The cause is repeated as well: a visitor presses twice, a job runs again.
    for (const key of [...keys, random.pick(keys), random.pick(keys)])
      await queueMail(ctx, {
        dedupeKey: key,
        to: `${key.replaceAll(':', '-')}@example.at`,
        language: 'de',
        subject: key,
        preview: 'Neu',
        blocks: [],
      })
    const ids = (await ctx.db.selectFrom('delivery').select('id').execute()).map(({ id }) => id)
    expect(ids).toHaveLength(MAILS)
    const told: string[] = []
    /** A clock that was set wrong, by at most a day: mails wait for two weeks. */
    const clocked = (offset: number): Ctx => ({ ...ctx, clock: () => new Date(Date.now() + offset) })
    const attempt = async (id: number, { offset = 0, url = mailbox.url }) => {
      const wrongly = { ...clocked(offset), config: { ...ctx.config, SMTP_URL: url } }
      await deliver(wrongly, CHANNELS.mail, id).catch((error) => {
        if (!(error instanceof TryAgain)) throw error
      })
    }
    const names = [...wrong.keys()]
    for (let step = 0; step < 12; step++) {
      const offset = random.next() < 0.5 ? 0 : Math.round((random.next() * 48 - 24) * HOUR_MS)
      const fault = random.next() < 0.7 ? random.pick(names) : null
      const batch = Array.from({ length: 1 + Math.floor(random.next() * 6) }, () => random.pick(ids))
      told.push(`${fault ?? 'works'} at ${Math.round(offset / HOUR_MS)} h: ${batch.join()}`)
      const url = (fault && wrong.get(fault)) || mailbox.url
      await Promise.all(batch.map((id) => attempt(id, { offset, url })))
      if (random.next() < 0.2) await sweepDeliveries(clocked(offset))
    }
    // All is well again, and each job comes at least once more, in any order.
    const again = [...ids, ...ids].toSorted(() => random.next() - 0.5)
    await Promise.all(again.map((id) => attempt(id, {})))
    const rows = await ctx.db.selectFrom('delivery').select(['status', 'last_error']).execute()
    const about = `seed ${SEED + round}: ${told.join('; ')}`
    expect(
      rows.map(({ status }) => status),
      about,
    ).toEqual(Array(MAILS).fill('sent'))
    expect(mailbox.mails.map(({ subject }) => subject).sort(), about).toEqual(keys)
  }
}, 36_000_000)

import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { type Mailbox, openMailbox } from '../support/mailbox.ts'
import { clear, kill, postmasterOf, ready, type Started, serverOf, start } from '../support/processes.ts'

/** Hours by which the clock is wrong, one after the other: a day ahead, a day behind, right again. */
const HOURS = [24, -24, 0]

/** Each SIGUSR2 sets the clock of the server's process, as an operator or NTP sets that of a machine. */
const CLOCK = `
  if (process.argv[1]?.endsWith('serve.ts')) {
    const Real = Date
    const hours = ${JSON.stringify(HOURS)}
    let offset = 0
    globalThis.Date = class extends Real {
      constructor(...args) { args.length ? super(...args) : super(Real.now() + offset) }
      static now() { return Real.now() + offset }
    }
    process.on('SIGUSR2', () => {
      offset = (hours.shift() ?? 0) * 3600000
      console.log('the clock is wrong by ' + offset)
    })
  }`

let server: Started
let mailbox: Mailbox
beforeAll(async () => {
  mailbox = await openMailbox()
  server = await start({
    env: {
      RATE_LIMITS: '0',
      LOG_LEVEL: 'warn',
      SMTP_URL: mailbox.url,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(CLOCK)}`,
    },
  })
  await ready(server, 150)
}, 180_000)
afterAll(async () => {
  await clear(server.folder)
  await mailbox.close()
})

const subscribe = async (email: string) => {
  const answer = await fetch(`${server.address}/api/newsletter`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  return answer.status
}

test('a clock that is set while the database is away costs no request after it, no process and no mail', async () => {
  const process = serverOf(server)
  for (const hours of HOURS) {
    // The restart of the database is under way when the clock is set.
    kill(postmasterOf(server.folder), 'SIGKILL')
    kill(process, 'SIGUSR2')
    await eventually(() => server.said()).toContain(`the clock is wrong by ${hours * 3_600_000}`)
    await ready(server, 100)
    await eventually(() => subscribe(`clock${hours}@example.at`)).toBe(200)
    expect((await fetch(`${server.address}/api/properties`)).status).toBe(200)
    const to = () => mailbox.mails.filter((mail) => JSON.stringify(mail.to).includes(`clock${hours}@`)).length
    await eventually(to).toBe(1)
  }
  expect(serverOf(server)).toBe(process)
  expect(mailbox.mails).toHaveLength(HOURS.length)
}, 400_000)

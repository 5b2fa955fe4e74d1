import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { matchEvents } from '../../src/server/alerts/match.ts'
import { sendDigests } from '../../src/server/search-agents/deliver.ts'
import { signUpConfirmed } from '../auth/support.ts'
import { call, refusedFields } from '../support/call.ts'
import { type FeedHome, importHomes } from '../support/feed.ts'
import { mailsIn } from '../support/outbox.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
let now = new Date()
let number = 0

beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0' })
  server.ctx.clock = () => now
})
afterAll(() => server.close())
beforeEach(async () => {
  now = new Date()
  for (const table of ['delivery', 'search_agent', 'property_event', 'rate_limit'] as const) {
    await server.ctx.db.deleteFrom(table).execute()
  }
})

const mails = () => mailsIn(server.ctx.db)
const notices = () =>
  server.ctx.db.selectFrom('delivery').where('channel', '<>', 'mail').selectAll().orderBy('id').execute()
const home = (more: Partial<FeedHome> = {}): FeedHome => ({
  nr: `S${++number}`,
  gesamtbelastung: 1000,
  wohnflaeche: 80,
  ...more,
})
const form = (more = {}) => ({
  name: 'Anna Huber',
  email: 'anna@example.org',
  criteria: 'vermarktungsart=MIETE&ort=graz&preis_bis=1200',
  frequency: 'instant',
  privacy: true,
  by_sms: true,
  phone: '+43 660 1234567',
  ...more,
})
/** Requests an agent, and presses the button of the mailed link. */
async function agent(more = {}, at = server) {
  const answer = await call(at, 'POST', '/api/search-agents', form(more))
  if (answer.status !== 200) return { answer, token: '', id: 0 }
  const { token, id, confirm_token } = await at.ctx.db
    .selectFrom('search_agent')
    .select(['token', 'id', 'confirm_token'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect((await call(at, 'POST', '/api/search-agents/confirm', { token: confirm_token })).status).toBe(200)
  await at.ctx.db.deleteFrom('delivery').where('channel', '=', 'mail').execute()
  return { answer, token, id }
}
const codeOf = (payload: unknown) => /\d{6}/.exec(JSON.stringify(payload))?.[0] ?? ''
const newestCode = async () => codeOf((await notices()).at(-1)?.payload)
const enter = (token: string, code: string) => call(server, 'POST', `/api/search-agents/${token}/sms`, { code })
const askAgain = (token: string, at = server) => call(at, 'POST', `/api/search-agents/${token}/sms/code`)
const bring = async (...homes: FeedHome[]) => {
  await importHomes(server.ctx, homes)
  await matchEvents(server.ctx)
}

test('SMS are sent only to a number whose code came back', async () => {
  const { token } = await agent()
  const [code] = await notices()
  expect(code).toMatchObject({ channel: 'sms', recipient: '+436601234567' })
  await bring(home())
  expect(await notices()).toHaveLength(1)
  const wrong = await call(server, 'POST', `/api/search-agents/${token}/sms`, { code: '000000' })
  const right = /\d{6}/.exec(JSON.stringify(code?.payload))?.[0]
  if (right !== '000000') expect(refusedFields(wrong)).toEqual({ code: 'sms_code' })
  expect((await call(server, 'POST', `/api/search-agents/${token}/sms`, { code: right })).status).toBe(200)
  await bring(home())
  // A short address, for any search: each 70 to 160 characters cost.
  const text = (await notices()).map(({ payload }) => (payload as { text: string }).text)[1]
  expect(text).toContain(`/suchagent?token=${token}`)
  expect(text?.length).toBeLessThan(160)
})

test('an agent that only sends SMS keeps its hits until its number is confirmed', async () => {
  const { token, id } = await agent({ by_email: false, by_sms: true, phone: '0660 1234567' })
  await bring(home())
  const { sms_code } = await server.ctx.db.selectFrom('search_agent').selectAll().executeTakeFirstOrThrow()
  await call(server, 'POST', `/api/search-agents/${token}/sms`, { code: sms_code })
  await matchEvents(server.ctx)
  const told = await server.ctx.db
    .selectFrom('delivery')
    .where('channel', '<>', 'mail')
    .selectAll()
    .where('dedupe_key', 'not like', '%code')
    .execute()
  expect(told).toMatchObject([{ recipient: '+436601234567', dedupe_key: expect.stringContaining(`agent:${id}:`) }])
})

test('no more than ten SMS a day go to one number; further hits come by mail, or wait', async () => {
  const limited = { ...server.ctx, config: { ...server.ctx.config, RATE_LIMITS: true } }
  const both = await agent({ by_sms: true, phone: '+43 664 1234501' })
  const alone = await agent({ by_sms: true, by_email: false, phone: '+43 664 1234502' })
  await server.ctx.db.updateTable('search_agent').set({ sms_confirmed_at: now }).execute()
  for (let time = 0; time < 11; time++) {
    await importHomes(server.ctx, [home()])
    await matchEvents(limited)
  }
  const sms = async () =>
    (await server.ctx.db.selectFrom('delivery').where('channel', '<>', 'mail').selectAll().execute()).filter(
      ({ dedupe_key }) => /sms$/.test(dedupe_key),
    )
  const of = (id: number, all: { dedupe_key: string }[]) =>
    all.filter(({ dedupe_key }) => dedupe_key.startsWith(`agent:${id}:`)).length
  expect([of(both.id, await sms()), of(alone.id, await sms()), of(both.id, await mails())]).toEqual([10, 10, 11])
  now = new Date(Date.now() + 25 * 3_600_000)
  await matchEvents({ ...limited, clock: () => now })
  expect([of(both.id, await sms()), of(alone.id, await sms())]).toEqual([10, 11])
})

test.each([
  [['+43 660 1234567', '0660/1234567', '0043 660 12345-67', '+43 (0)660 1234567']],
  [['+49 151 23456789', '0049 151/23456789', '+49 (0)151 23456789', '+49 0151 234567-89']],
])('codes go to one telephone three times a day, however its number is written: %j', async (written) => {
  const limited = await testServer()
  try {
    const agents = []
    for (const [at, phone] of written.entries())
      agents.push(await agent({ email: `a${at}@example.org`, phone }, limited))
    expect(agents.map(({ answer }) => answer.status)).toEqual([200, 200, 200, 200])
    expect(
      await limited.ctx.db.selectFrom('delivery').where('channel', '<>', 'mail').select('recipient').execute(),
    ).toHaveLength(3)
    // The fourth agent starts with its mails all the same; its code must wait for another day.
    const last = agents[3]?.token ?? ''
    const { body } = await call(limited, 'GET', `/api/search-agents/${last}`)
    expect(body.data).toMatchObject({ confirmed: true, sms_sent: false })
    expect((await askAgain(last, limited)).body.code).toBe('rate.exceeded')
  } finally {
    await limited.close()
  }
})

test('a visitor without a mailbox uses up the codes of no telephone', async () => {
  const limited = await testServer()
  try {
    for (const at of [0, 1, 2, 3, 4]) {
      const body = form({ email: `stranger${at}@example.org` })
      expect((await call(limited, 'POST', '/api/search-agents', body)).status).toBe(200)
    }
    await agent({}, limited)
    const sent = await limited.ctx.db
      .selectFrom('delivery')
      .where('channel', '<>', 'mail')
      .select('recipient')
      .execute()
    expect(sent).toEqual([{ recipient: '+436601234567' }])
  } finally {
    await limited.close()
  }
})

test('a code that is refused is counted neither for its telephone nor for the caller', async () => {
  const limited = await testServer({ SMS_PER_DAY: '1' })
  try {
    await agent({ email: 'berta@example.org', phone: '+43 660 1234599' }, limited)
    const { token } = await agent({}, limited)
    for (let time = 0; time < 5; time++) expect((await askAgain(token, limited)).body.code).toBe('sms.limit')
    limited.ctx.config.SMS_PER_DAY = 100
    const statuses = []
    for (let time = 0; time < 3; time++) statuses.push((await askAgain(token, limited)).status)
    expect(statuses).toEqual([200, 200, 200])
  } finally {
    await limited.close()
  }
})

test.each([
  ['+979 1234 5678', 'an international number at a premium'],
  ['+1 900 555 0123', 'a premium number of the United States'],
  ['+1 212 555 0123', 'a country that is not in the list'],
  ['0900 123456', 'a premium number'],
  ['+43 900 123456', 'a premium number'],
  ['0930 123456', 'a premium number of another kind'],
  ['0810 123456', 'a number at shared cost'],
  ['0800 123456', 'a free number'],
  ['+49 137 1234567', 'a number for votes'],
  ['+49 180 5123456', 'a number at shared cost'],
  ['+41 900 123456', 'a premium number'],
  ['+870 773 123456', 'a satellite'],
  ['+881 612 345678', 'a satellite'],
  ['+882 16 12345678', 'an international network'],
  ['+43 316 123456', 'a telephone on a wire'],
  ['+44 7400 123456', 'a country that is not in the list'],
  ['+7 912 345 67 89', 'a country that is not in the list'],
  ['+43 660', 'too short'],
  ['+43 660 1234567890123', 'too long'],
])('no code goes to %s: %s', async (phone) => {
  const { answer } = await agent({ phone })
  expect(answer.status).toBe(400)
  expect(refusedFields(answer)).toEqual({ phone: 'sms_number' })
  expect((answer.body.fields as unknown as { message: string }[])[0]?.message).toContain('Österreich, Deutschland')
  expect([await notices(), await mails()]).toEqual([[], []])
})

test.each([
  '0660 1234567',
  '+49 151 23456789',
  '+41 79 123 45 67',
  '+39 333 1234567',
  '+36 20 123 4567',
  '+386 40 123 456',
])('a code goes to %s', async (phone) => {
  const { answer } = await agent({ phone })
  expect([answer.status, (await notices()).length]).toEqual([200, 1])
})

test('a number that was kept before the list gets no message either: the mail goes alone', async () => {
  const { id } = await agent()
  await server.ctx.db.deleteFrom('delivery').where('channel', '<>', 'mail').execute()
  const old = { phone: '+43 900 123456', sms_confirmed_at: now }
  await server.ctx.db.updateTable('search_agent').set(old).where('id', '=', id).execute()
  await bring(home())
  expect([(await notices()).length, (await mails()).length]).toEqual([0, 1])
})

/** An agent with a confirmed number, of an account without mails from agents. */
async function withoutMails(more = {}) {
  const { token } = await signUpConfirmed(server, `ida${++number}@example.org`)
  const bearer = { Authorization: `Bearer ${token}` }
  const { body } = await call(server, 'GET', '/api/auth/me', undefined, bearer)
  const { email } = (body as unknown as { user: { email: string } }).user
  expect((await call(server, 'POST', '/api/search-agents', form({ email, ...more }), bearer)).status).toBe(200)
  const off = { notifications: { search_agents_email: false } }
  expect((await call(server, 'PATCH', '/api/auth/profile', off, bearer)).status).toBe(200)
  await server.ctx.db.updateTable('search_agent').set({ sms_confirmed_at: now }).execute()
  for (const table of ['delivery'] as const) await server.ctx.db.deleteFrom(table).execute()
}
const waiting = () =>
  server.ctx.db.selectFrom('search_agent_hit').select('id').where('delivered_at', 'is', null).execute()

test('hits that neither a mail nor an SMS could report wait until the limit permits an SMS', async () => {
  await withoutMails()
  const limited = { ...server.ctx, config: { ...server.ctx.config, RATE_LIMITS: true, SMS_PER_DAY: 1 } }
  const sent = async () => (await notices()).map(({ payload }) => (payload as { text: string }).text)
  for (let time = 0; time < 13; time++) {
    await importHomes(server.ctx, [home()])
    await matchEvents(limited)
  }
  expect([(await sent()).length, (await waiting()).length, await mails()]).toEqual([1, 12, []])
  // An SMS that was not sent does not count for the number: when the limit is raised, it is sent.
  await matchEvents({ ...limited, config: { ...limited.config, SMS_PER_DAY: 100 } })
  expect([(await sent())[1], await waiting()]).toEqual([expect.stringContaining('12'), []])
})

test('a weekly digest that no SMS could report comes when the limit permits it, not a week later', async () => {
  await agent({ frequency: 'weekly', by_email: false, phone: '+43 664 1234503' })
  await agent({ frequency: 'weekly', by_email: false, phone: '+43 664 1234504' })
  await server.ctx.db.updateTable('search_agent').set({ sms_confirmed_at: now }).execute()
  await server.ctx.db.deleteFrom('delivery').execute()
  await importHomes(server.ctx, [home()])
  await matchEvents(server.ctx)
  const limits = (SMS_PER_DAY: number) => ({
    ...server.ctx,
    config: { ...server.ctx.config, RATE_LIMITS: true, SMS_PER_DAY },
  })
  const sent = async () => (await notices()).length
  now = new Date(now.getTime() + 7 * 86_400_000)
  await sendDigests(limits(1))
  expect([await sent(), (await waiting()).length]).toEqual([1, 1])
  await sendDigests(limits(100))
  expect([await sent(), (await waiting()).length]).toEqual([2, 0])
  // Then both wait for the next week.
  const rows = await server.ctx.db.selectFrom('search_agent').select('last_digest_at').execute()
  expect(rows.map(({ last_digest_at }) => last_digest_at)).toEqual([now, now])
})

test('news of an agent whose mails are switched off and that has no other way is let go', async () => {
  await withoutMails({ by_sms: false, phone: '' })
  await bring(home())
  expect([await mails(), await notices(), await waiting()]).toEqual([[], [], []])
})

test('news waits for a number that is not confirmed yet, where the mails are switched off', async () => {
  await withoutMails()
  await server.ctx.db.updateTable('search_agent').set({ sms_confirmed_at: null }).execute()
  await bring(home())
  expect([await mails(), (await waiting()).length]).toEqual([[], 1])
  await server.ctx.db.updateTable('search_agent').set({ sms_confirmed_at: now }).execute()
  await matchEvents(server.ctx)
  expect([(await notices()).length, await waiting()]).toEqual([1, []])
})

test('a code is good for an hour; then another one is sent on demand, and the old one is good no more', async () => {
  const { token } = await agent()
  const first = await newestCode()
  now = new Date(now.getTime() + 3_600_000)
  expect(refusedFields(await enter(token, first))).toEqual({ code: 'sms_expired' })
  expect((await askAgain(token)).status).toBe(200)
  const second = await newestCode()
  expect(await notices()).toHaveLength(2)
  if (second !== first) expect(refusedFields(await enter(token, first))).toEqual({ code: 'sms_code' })
  now = new Date(now.getTime() + 3_599_000)
  expect((await enter(token, second)).status).toBe(200)
  // After the confirmation, nothing more is sent.
  expect((await askAgain(token)).status).toBe(200)
  expect(await notices()).toHaveLength(2)
})

test('no codes are sent for an unconfirmed address or an invalid token', async () => {
  await call(server, 'POST', '/api/search-agents', form())
  const { token } = await server.ctx.db.selectFrom('search_agent').select('token').executeTakeFirstOrThrow()
  expect((await askAgain(token)).body.code).toBe('agent.not_found')
  expect((await askAgain('x'.repeat(43))).body.code).toBe('agent.not_found')
  expect(await notices()).toEqual([])
})

test('five guesses a day are the limit, with either of its two tokens, and another code brings no more', async () => {
  server.ctx.config.RATE_LIMITS = true
  try {
    const { token, id } = await agent()
    const { confirm_token } = await server.ctx.db
      .updateTable('search_agent')
      .set({ sms_code: '999999' })
      .where('id', '=', id)
      .returning('confirm_token')
      .executeTakeFirstOrThrow()
    const statuses = []
    for (const key of [token, confirm_token, token, confirm_token, token]) {
      statuses.push((await enter(key, '000000')).status)
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400])
    expect((await enter(confirm_token, '999999')).body.code).toBe('rate.exceeded')
    expect((await askAgain(token)).status).toBe(200)
    expect((await enter(token, await newestCode())).body.code).toBe('rate.exceeded')
  } finally {
    server.ctx.config.RATE_LIMITS = false
  }
})

test('codes are counted by account and by where they are asked from, also those asked for again', async () => {
  const limited = await testServer()
  try {
    const statuses: number[] = []
    for (let at = 0; at < 3; at++) {
      const { token } = await agent({ email: `b${at}@example.org`, phone: `+43 660 123450${at}` }, limited)
      statuses.push((await askAgain(token, limited)).status, (await askAgain(token, limited)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200])
    expect((await agent({ email: 'b4@example.org', phone: '+43 660 1234504' }, limited)).answer.status).toBe(200)
    // The eleventh from this network, for a new number and a new address.
    const last = await agent({ email: 'b5@example.org', phone: '+43 660 1234505' }, limited)
    expect([last.answer.status, last.answer.body.code]).toEqual([429, 'rate.exceeded'])
  } finally {
    await limited.close()
  }
})

test('one account has five codes a day, however many numbers and agents', async () => {
  const limited = await testServer()
  try {
    const { token } = await signUpConfirmed(limited, 'ida@example.org')
    const bearer = { Authorization: `Bearer ${token}` }
    const statuses: number[] = []
    for (let at = 0; at < 6; at++) {
      const body = form({ email: 'ida@example.org', phone: `+43 660 123451${at}` })
      statuses.push((await call(limited, 'POST', '/api/search-agents', body, bearer)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  } finally {
    await limited.close()
  }
})

test('the day has a limit of SMS for all: then the visitor gets a message, the operator one warning, and mails continue', async () => {
  const limited = await testServer({ SMS_PER_DAY: '2' })
  const sms = () => limited.ctx.db.selectFrom('delivery').where('channel', '<>', 'mail').selectAll().execute()
  try {
    const { token } = await signUpConfirmed(limited, 'ida@example.org')
    const bearer = { Authorization: `Bearer ${token}` }
    const ask = (phone: string) =>
      call(limited, 'POST', '/api/search-agents', form({ email: 'ida@example.org', phone }), bearer)
    expect((await ask('+43 660 1234520')).status).toBe(200)
    expect(limited.complaints).toEqual([])
    expect((await ask('+43 660 1234521')).status).toBe(200)
    expect(limited.complaints).toEqual([expect.stringContaining('SMS_PER_DAY is reached')])
    const third = await ask('+43 660 1234522')
    expect([third.status, third.body.code]).toEqual([429, 'sms.limit'])
    expect(third.body.message).toContain('E-Mail')
    // A guest who confirms the address gets the agent all the same; its code is sent when the limit permits.
    const guest = await agent({ email: 'berta@example.org', phone: '+43 660 1234523' }, limited)
    const read = async () => (await call(limited, 'GET', `/api/search-agents/${guest.token}`)).body.data
    expect(await read()).toMatchObject({ confirmed: true, sms_sent: false })
    expect((await askAgain(guest.token, limited)).body.code).toBe('sms.limit')
    // Notifications of agents count too: the mail goes without an SMS.
    await limited.ctx.db.updateTable('search_agent').set({ sms_confirmed_at: new Date() }).execute()
    await importHomes(limited.ctx, [home()])
    await matchEvents(limited.ctx)
    expect(
      (await limited.ctx.db.selectFrom('delivery').where('channel', '=', 'mail').selectAll().execute()).length,
    ).toBe(3)
    expect([(await sms()).length, limited.complaints.length]).toEqual([2, 1])
    limited.ctx.clock = () => new Date(Date.now() + 25 * 3_600_000)
    await limited.ctx.db.updateTable('search_agent').set({ sms_confirmed_at: null }).execute()
    expect((await askAgain(guest.token, limited)).status).toBe(200)
    expect(await read()).toMatchObject({ sms_sent: true })
  } finally {
    await limited.close()
  }
})

test('eight at once get no more codes than the day has', async () => {
  const limited = await testServer({ SMS_PER_DAY: '3' })
  try {
    limited.ctx.config.RATE_LIMITS = false
    const users = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map((at) => signUpConfirmed(limited, `u${at}@example.org`)),
    )
    limited.ctx.config.RATE_LIMITS = true
    const answers = await Promise.all(
      users.map(({ token }, at) =>
        call(
          limited,
          'POST',
          '/api/search-agents',
          form({ email: `u${at + 1}@example.org`, phone: `+43 660 123453${at}` }),
          {
            Authorization: `Bearer ${token}`,
          },
        ),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(
      await limited.ctx.db.selectFrom('delivery').where('channel', '<>', 'mail').selectAll().execute(),
    ).toHaveLength(3)
  } finally {
    await limited.close()
  }
})

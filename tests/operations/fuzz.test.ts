import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { UserRole } from '../../src/domain/auth/user.ts'
import { OPERATIONS } from '../../src/domain/operations/all.ts'
import { openSession } from '../../src/server/auth/sessions/sessions.ts'
import { importHomes } from '../support/feed.ts'
import { type JsonSchema, type Operation, readOperations } from '../support/operations.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { generate, makeRandom, ODD_TEXTS, type Random } from './generated.ts'

/** Requests per operation; FUZZ_REQUESTS=10000 for a long run. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS || 16)
const SEED = Number(process.env.FUZZ_SEED || 20_261_121)
/** A part of the operations by their names, such as FUZZ_ONLY='^GET', to share a long run between two processes. */
const ONLY = new RegExp(process.env.FUZZ_ONLY || '')
/** Operations that are called concurrently. */
const AT_ONCE = 4
const ROLES = ['user', 'agent', 'admin'] as const
/** A street that belongs to homes with a hidden address: no answer may contain it. */
const SECRET = 'Geheimgasse'
/** Unknown and invalid parameter names. */
const ODD_NAMES = ['__proto__', 'preis[]', 'preis_von[$gt]', 'constructor', '', 'q']
/** Queries that no browser writes, and that decoders fail on. */
const ODD_QUERIES = ['q=%E0%A4%A&ort=%&gebiet=%00%FF', '&&==&', 'ort=graz&ort=wien&ort[]=linz']

let server: TestServer
let operations: Operation[]
let ids: string[]

beforeAll(async () => {
  // Mails are queued, and stay so.
  server = await testServer({ RATE_LIMITS: '0', LOG_LEVEL: 'error', SMTP_URL: 'smtp://127.0.0.1:1' })
  await importHomes(
    server.ctx,
    Array.from({ length: 6 }, (_, at) => ({
      nr: `O${at}`,
      vermarktungsart: at % 2 ? ('KAUF' as const) : ('MIETE_PACHT' as const),
      kaufpreis: at % 2 ? 300_000 : undefined,
      gesamtbelastung: at % 2 ? undefined : 900,
      wohnflaeche: 60,
      englisch: `Flat ${at}`,
      zimmer: 1 + (at % 4),
      lat: 47.07 + at / 1000,
      lng: 15.43 + at / 1000,
      strasse: SECRET,
      adresse_freigeben: false,
    })),
  )
  const rows = await server.ctx.db.selectFrom('property').select('id').execute()
  ids = [...rows.map(({ id }) => String(id)), '1', '2', '999999']
  await addMessages()
  operations = await readOperations(server)
})
afterAll(() => server.close())

/** What staff reads and answers, with ids that requests name. */
async function addMessages(): Promise<void> {
  const now = new Date()
  const starts_at = new Date(now.getTime() + 86_400_000)
  const sender = {
    name: 'F',
    email: 'f@example.at',
    language: 'de',
    privacy_accepted_at: now,
    created_at: now,
  } as const
  for (const token of ['a', 'b', 'c']) {
    await server.ctx.db
      .insertInto('inquiry')
      .values({ ...sender, message: 'Frei?' })
      .execute()
    await server.ctx.db
      .insertInto('answer_template')
      .values({ name: 'F', language: 'de', subject: 'F', text: 'F', updated_at: now })
      .execute()
    await server.ctx.db
      .insertInto('appointment')
      .values({ ...sender, type: 'phone', starts_at, duration: 30, token, updated_at: now })
      .execute()
  }
}

let people = 0
/** A user with a session and a favourite, since requests may end all of them. */
async function signedIn(role: UserRole): Promise<string> {
  const now = new Date()
  const { id } = await server.ctx.db
    .insertInto('account')
    .values({ email: `f${++people}@example.at`, email_confirmed_at: now, name: 'F', role, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await server.ctx.db
    .insertInto('favorite')
    .values({ user_id: id, property_id: Number(ids[0]), created_at: now })
    .execute()
  return openSession(server.ctx, id, 'fuzz', { proven: true })
}

interface Sent {
  url: string
  init: RequestInit
}

function requestOf({ method, path, parameters, body }: Operation, random: Random, token: string | null): Sent {
  const { next, pick } = random
  const odd = pick([0, 0, 0.05, 0.3])
  const place = path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const schema = parameters.find((one) => one.in === 'path' && one.name === name)?.schema ?? { type: 'string' }
    const value = next() < 0.2 ? pick(ODD_TEXTS) : String(generate(schema, random, 0, ids, name))
    // A dot, or nothing, would be another path.
    return encodeURIComponent(value.toWellFormed().slice(0, 500).replace(/^\.*$/, '0'))
  })
  const query = new URLSearchParams()
  for (const one of parameters.filter((one) => one.in === 'query' && (one.required || next() < 0.15))) {
    query.append(one.name, String(generate(one.schema, random, odd, ids, one.name)))
  }
  if (next() < odd) query.append(pick(ODD_NAMES), pick(ODD_TEXTS))
  const raw = next() < odd ? `&${pick(ODD_QUERIES)}` : ''
  const headers: Record<string, string> = {
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(next() < 0.3 && { 'Idempotency-Key': `key-${Math.floor(next() * 20)}-of-a-test` }),
    ...(next() < 0.2 && { 'Accept-Language': pick(['fr', 'ar-SA,ar;q=0.9', ';;,', '*']) }),
  }
  const init: RequestInit = { method, headers, redirect: 'manual' }
  if (method !== 'GET' && body) {
    if (next() < 0.98) headers['Content-Type'] = next() < 0.98 ? 'application/json' : 'text/plain'
    const text = JSON.stringify(generate(body, random, odd, ids))
    init.body = next() < 0.03 ? text.slice(0, Math.floor(next() * text.length)) : text
  }
  return { url: `${server.address}${place}?${query}${raw}`, init }
}

const compiled = new Map<JsonSchema, z.ZodType>()
function schemaOf(schema: JsonSchema): z.ZodType {
  const known = compiled.get(schema) ?? z.fromJSONSchema(schema as never)
  compiled.set(schema, known as z.ZodType)
  return known as z.ZodType
}

test('the OpenAPI text has every operation, and so every route', () => {
  const names = operations.map(({ name }) => name)
  expect(names.sort()).toEqual(OPERATIONS.map(({ method, path }) => `${method} ${path}`).sort())
  for (const { name, answers } of operations) {
    expect(
      Object.keys(answers).some((status) => ['200', '202', '302'].includes(status)),
      name,
    ).toBe(true)
    expect(answers.default, name).toBeTruthy()
  }
})

test(`${REQUESTS} generated requests to each operation: no fault of the server, and answers as they are described`, async () => {
  const asked = operations.filter(({ name }) => ONLY.test(name))
  const wrong: string[] = []
  const reached: string[] = []
  const left = asked.entries()
  const work = async () => {
    // Each has its own random sequence, so that a failure repeats independently of other operations.
    for (const [nr, operation] of left) {
      const found = await judge(operation, makeRandom(SEED + nr))
      wrong.push(...found.wrong)
      if (found.granted > 0) reached.push(operation.name)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  expect(wrong.slice(0, 10)).toEqual([])
  expect(server.complaints).toEqual([])
  // Requests that are all refused early prove little. Most writes of staff need the version of a record.
  const share = (isOne: (name: string) => boolean) => {
    const some = asked.filter(({ name }) => isOne(name))
    return some.length ? reached.filter(isOne).length / some.length : 1
  }
  const isForAgency = (name: string) => name.includes(' /api/admin/')
  const told = 'operations that gave at least once what they were asked for'
  expect(
    share((name) => !isForAgency(name)),
    told,
  ).toBeGreaterThan(0.5)
  expect(share(isForAgency), told).toBeGreaterThan(0.3)
}, 36_000_000)

test('a method that a path does not have is refused as any other call is', async () => {
  for (const { path } of operations.filter(({ method }) => method === 'GET')) {
    for (const method of ['PUT', 'OPTIONS', 'PROPFIND']) {
      const answer = await fetch(server.address + path.replace(/\{\w+\}/g, ids[0] as string), { method })
      expect([answer.status, await answer.json()], `${method} ${path}`).toMatchObject([404, { success: false }])
    }
  }
})

test('a hidden street finds nothing by text', async () => {
  const answer = await fetch(`${server.address}/api/properties?q=${SECRET}`)
  expect(await answer.json()).toMatchObject({ total: 0, data: [] })
})

/** The faults in the answers of one operation, and the number of granted requests. */
async function judge(operation: Operation, random: Random): Promise<{ wrong: string[]; granted: number }> {
  const wrong: string[] = []
  let granted = 0
  let token = ''
  const isForAgency = operation.name.includes(' /api/admin/')
  for (let nr = 0; nr < REQUESTS; nr++) {
    // Renewed at intervals, since requests may end a session or an account.
    if (nr % 8 === 0) token = await signedIn(isForAgency && nr === 0 ? 'admin' : random.pick(ROLES))
    const { url, init } = requestOf(operation, random, random.next() < (isForAgency ? 0.95 : 0.7) ? token : null)
    const answer = await fetch(url, init)
    const text = await answer.text()
    const { status } = answer
    if (status < 400) granted++
    const told = `${operation.name} ${url.slice(server.address.length, 300)} ${String(init.body ?? '').slice(0, 300)} -> ${status}`
    // A refusal repeats the input; an agency knows the street of its home.
    if (status < 400 && !isForAgency && text.includes(SECRET)) wrong.push(`${told}: tells the secret street`)
    if (/node_modules|\.ts:\d/.test(text)) wrong.push(`${told}: tells of our code ${text.slice(0, 200)}`)
    if (status >= 500) wrong.push(`${told} ${text.slice(0, 200)}`)
    const described = status in operation.answers ? operation.answers[status] : operation.answers.default
    if (described === undefined || (status < 400 && !(status in operation.answers))) {
      wrong.push(`${told}: not described`)
      continue
    }
    const isJson = answer.headers.get('content-type')?.includes('application/json') ?? false
    if (isJson !== (described !== null)) wrong.push(`${told}: ${isJson ? 'has' : 'lacks'} a body of JSON`)
    if (!described || !isJson) continue
    const { error } = schemaOf(described).safeParse(JSON.parse(text))
    if (error) wrong.push(`${told}: ${z.prettifyError(error).slice(0, 300)}`)
  }
  return { wrong, granted }
}

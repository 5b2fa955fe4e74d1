import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashToken } from '../../src/server/auth/sessions/tokens.ts'
import { newKeyPair } from '../../src/server/feeds/sftp/host-key.ts'
import { call } from '../auth/support.ts'
import { refusedFields } from '../support/call.ts'
import { feedOf } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { deliver, someSource } from '../support/source.ts'
import { ageProof, someCompany, staffSession } from '../support/staff.ts'

let server: TestServer
let admin: string
let own: string
let other: string
let company: number
let source: number
let shared: number

beforeAll(async () => {
  server = await testServer({ PRIVATE_ADDRESSES: '0', SFTP_PORT: '0' })
  admin = (await staffSession(server, 'admin')).token
  company = await someCompany(server, 'Linden Immobilien')
  const second = await someCompany(server, 'Andere Immobilien')
  own = (await staffSession(server, 'agent', company)).token
  other = (await staffSession(server, 'agent', second)).token
  source = await someSource(server, 'linden', company)
  shared = await someSource(server, 'verbund', company, second)
})
afterAll(() => server.close())

const path = () => `/api/admin/sources/${source}`
const get = (to: string, token = own) => call(server, 'GET', to, { token })
const change = async (body: object, token = own) => {
  const { version } = (await get(path(), admin)).body.data
  return call(server, 'PATCH', path(), { token, body: { version, ...body } })
}
const row = () =>
  server.ctx.db.selectFrom('import_source').selectAll().where('id', '=', source).executeTakeFirstOrThrow()
const acts = () => server.ctx.db.selectFrom('audit').selectAll().where('entity', '=', 'source').orderBy('id').execute()
const run = (state: 'done' | 'failed' | 'refused', at: Date, id = source) =>
  server.ctx.db
    .insertInto('import_run')
    .values({ source_id: id, file_name: 'a.xml', state, started_at: at, finished_at: at })
    .execute()
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

test('agents see the sources that deliver for their company alone, admins see all', async () => {
  const keys = async (token: string) =>
    (await get('/api/admin/sources', token)).body.data.map(({ key }: { key: string }) => key)
  expect(await keys(own)).toEqual(['linden'])
  expect(await keys(other)).toEqual([])
  expect(await keys(admin)).toEqual(['linden', 'verbund'])
  for (const [id, token] of [[source, other] as const, [shared, own] as const]) {
    const to = `/api/admin/sources/${id}`
    expect((await get(to, token)).status).toBe(404)
    expect((await call(server, 'PATCH', to, { token, body: { version: 'x', modus: 'VOLL' } })).status).toBe(404)
    expect((await call(server, 'POST', `${to}/secret`, { token })).status).toBe(404)
    expect((await call(server, 'POST', `${to}/pull`, { token })).status).toBe(404)
  }
  expect((await row()).secret_hash).toBeNull()
})

test('a company tells which of its sources it shares: those that its agents do not see', async () => {
  const id = await someCompany(server, 'Nur geteilt')
  const alone = await someSource(server, 'geteilt', id)
  const sources = async () => {
    const token = (await staffSession(server, 'agent', id)).token
    const { sources } = (await get(`/api/admin/companies/${id}`, token)).body.data
    const seen = (await get('/api/admin/sources', token)).body.data.map(({ key }: { key: string }) => key)
    return [sources, seen]
  }
  expect(await sources()).toEqual([[{ id: alone, key: 'geteilt', is_shared: false }], ['geteilt']])
  await server.ctx.db
    .insertInto('import_source_company')
    .values({ source_id: alone, company_id: company, shared: true })
    .execute()
  expect(await sources()).toEqual([[{ id: alone, key: 'geteilt', is_shared: true }], []])
  await server.ctx.db
    .deleteFrom('import_source_company')
    .where('source_id', '=', alone)
    .where('company_id', '=', company)
    .execute()
  const own = (await get(`/api/admin/companies/${company}`, admin)).body.data.sources
  expect(own).toEqual([
    { id: source, key: 'linden', is_shared: false },
    { id: shared, key: 'verbund', is_shared: true },
  ])
})

test('the health of a source follows its imports: new, fine, failing, held, silent, paused', async () => {
  const health = async () => {
    const { health: word, failures, silent_days } = (await get(path())).body.data
    return [word, failures, silent_days]
  }
  expect(await health()).toEqual(['new', 0, null])
  await run('done', daysAgo(30))
  expect(await health()).toEqual(['silent', 0, 30])
  await run('done', daysAgo(3))
  expect(await health()).toEqual(['fine', 0, 3])
  await run('refused', daysAgo(2))
  expect(await health()).toEqual(['held', 1, 2])
  await run('failed', daysAgo(1))
  expect(await health()).toEqual(['failing', 2, 1])
  const failing = (await get('/api/admin/sources?health=failing', admin)).body
  expect([failing.data.map(({ key }: { key: string }) => key), failing.total]).toEqual([['linden'], 1])
  expect((await change({ active: false })).body.data.health).toBe('paused')
  expect((await change({ active: true })).body.data.health).toBe('failing')
  await run('done', daysAgo(0))
  await deliver(server, source, 'neu.xml', feedOf([{ nr: 'L1' }]))
  const now = (await get(path())).body.data
  expect(now).toMatchObject({
    health: 'fine',
    failures: 0,
    waiting: 1,
    last_delivery: { way: 'put', state: 'waiting' },
  })
})

test('settings are changed, and the record tells who changed what', async () => {
  const settings = {
    modus: 'VOLL',
    voll_deletes: false,
    max_deletion_percent: 50,
    expire_after_days: 30,
    default_country: 'deu',
    encoding: 'windows-1252',
    report_email: 'Office@Linden.example',
    report_language: 'sa',
    pull_minutes: 120,
  }
  const { status, body } = await change(settings)
  expect(status).toBe(200)
  const stored = { ...settings, default_country: 'DEU', report_email: 'office@linden.example' }
  expect(body.data).toMatchObject(stored)
  const act = (await acts()).at(-1)
  expect(act).toMatchObject({ act: 'sources.change', entity_id: source, company_id: company, label: 'linden' })
  expect(act?.changes).toMatchObject({ modus: [null, 'VOLL'], max_deletion_share: [0.3, 0.5] })
  const none = { modus: null, expire_after_days: null, default_country: null, encoding: null, report_email: null }
  const cleared = await change(none)
  expect(cleared.body.data).toMatchObject({ modus: null, expire_after_days: null, encoding: null, report_email: null })
})

test.each([
  ['modus', 'ALLES'],
  ['max_deletion_percent', 101],
  ['expire_after_days', -1],
  ['default_country', 'Österreich'],
  ['encoding', 'klingonisch'],
  ['report_email', 'kein-at'],
  ['report_language', 'en'],
  ['pull_minutes', 1],
  ['pull_address', 'http://makler.example/export.zip'],
  ['pull_address', 'https://127.0.0.1/export.zip'],
  ['pull_address', 'file:///etc/passwd'],
  ['pull_address', 'nichts'],
  ['ssh_keys', 'ssh-rsa unsinn'],
])('a wrong %s is named and changes nothing: %j', async (field, value) => {
  const before = await row()
  const { status, body } = await change({ [field]: value, voll_deletes: true })
  expect(status).toBe(400)
  expect(body.fields).toEqual([expect.objectContaining({ field })])
  expect(await row()).toEqual(before)
})

test('two people on one source: the second is told', async () => {
  const { version } = (await get(path())).body.data
  expect((await change({ pull_minutes: 30 })).status).toBe(200)
  const late = await call(server, 'PATCH', path(), { token: admin, body: { version, pull_minutes: 90 } })
  expect([late.status, late.body.code]).toEqual([409, 'record.changed'])
  expect((await row()).pull_minutes).toBe(30)
})

test('an address is kept with its login and never shown with it; a new one does not inherit it', async () => {
  const address = 'https://makler.example/export.zip?key=geheim'
  const { body } = await change({ pull_address: address, pull_user: 'eva', pull_password: 'p@ss:wort' })
  const shown = 'https://makler.example/export.zip?…'
  expect(body.data).toMatchObject({ pull_address: shown, pull_has_login: true })
  expect((await row()).pull_url).toBe('https://eva:p%40ss%3Awort@makler.example/export.zip?key=geheim')
  const same = await change({ pull_address: shown, pull_user: '', pull_password: '' })
  expect(same.status).toBe(200)
  expect((await row()).pull_url).toContain('eva:')
  await change({ pull_password: 'neu' })
  expect((await row()).pull_url).toContain('eva:neu@')
  await change({ pull_address: 'https://anders.example/export.zip' })
  expect((await row()).pull_url).toBe('https://anders.example/export.zip')
  const told = JSON.stringify([await acts(), (await get(path())).body, (await get('/api/admin/sources')).body])
  expect(told).not.toMatch(/geheim|p%40ss|p@ss|eva:/)
})

test('an address is fetched now; without one, or while paused, the answer says why not', async () => {
  const queued = async () =>
    (await server.ctx.db.selectFrom('audit').select('id').where('act', '=', 'sources.pull').execute()).length
  const pull = () => call(server, 'POST', `${path()}/pull`, { token: own })
  expect((await pull()).status).toBe(200)
  expect(await queued()).toBe(1)
  await change({ active: false })
  expect((await pull()).body.code).toBe('source.no_address')
  await change({ active: true, pull_address: null })
  expect([(await pull()).status, await queued()]).toEqual([409, 1])
})

test('public keys are kept in their short form, one a line', async () => {
  const pairs = [1, 2].map(newKeyPair)
  const keys = pairs.map((pair) => pair.public.split(' ', 2).join(' '))
  const { body } = await change({ ssh_keys: `${keys[0]} eva@buero\n\n${keys[1]}\n${keys[0]}` })
  expect(body.data.ssh_keys).toEqual(keys)
  expect((await change({ ssh_keys: pairs[0]?.private })).body.fields[0].field).toBe('ssh_keys')
  expect((await row()).ssh_keys).toEqual(keys)
  expect((await change({ ssh_keys: '' })).body.data.ssh_keys).toEqual([])
})

test('a new secret is answered once, works at once, and is stored nowhere in clear', async () => {
  const headers = { 'Idempotency-Key': 'once-and-never-again' }
  const first = await call(server, 'POST', `${path()}/secret`, { token: own, headers })
  expect(first.status).toBe(200)
  const { secret } = first.body.data
  expect((await row()).secret_hash).toEqual(hashToken(secret))
  expect(JSON.stringify([await acts(), (await get(path())).body])).not.toContain(secret)
  const kept = await server.ctx.db.selectFrom('idempotency').selectAll().execute()
  expect(JSON.stringify(kept)).not.toContain(secret)
  const put = (bearer: string) =>
    fetch(`${server.address}/api/feeds/linden`, {
      method: 'PUT',
      body: feedOf([{ nr: 'L1' }]),
      headers: { Authorization: `Bearer ${bearer}`, 'Content-Type': 'application/xml' },
    })
  expect((await put(secret)).status).toBe(202)
  await call(server, 'POST', `${path()}/secret`, { token: admin })
  expect((await put(secret)).status).toBe(401)
  expect((await acts()).filter(({ act }) => act === 'sources.renew_secret').length).toBe(2)
})

test('a secret, and settings with their keys and address, need a fresh second factor', async () => {
  const stale = await staffSession(server, 'agent', company)
  await ageProof(server, stale.id)
  const { version } = (await get(path())).body.data
  const body = { version, pull_address: 'https://stranger.example/export.zip' }
  for (const answer of [
    await call(server, 'POST', `${path()}/secret`, { token: stale.token }),
    await call(server, 'PATCH', path(), { token: stale.token, body }),
  ]) {
    expect([answer.status, answer.body.code]).toEqual([403, 'auth.step_up'])
  }
  expect((await get(path())).body.data.version).toBe(version)
})

test('a source tells how it delivers, with the real names', async () => {
  const { delivering, limits } = (await get(path())).body.data
  expect(delivering.put).toMatch(/^http.*\/api\/feeds\/linden$/)
  expect(delivering.sftp).toMatchObject({ user: 'linden' })
  expect(limits).toMatchObject({ waiting: 10, kept_files: 3 })
})

test('nothing in this file made the server complain', () => {
  expect(server.complaints).toEqual([])
})

let wrongs = 0

describe('a source by hand', () => {
  const add = (body: object, token = admin) => call(server, 'POST', '/api/admin/sources', { token, body })
  const bound = (id: number) =>
    server.ctx.db.selectFrom('import_source_company').selectAll().where('source_id', '=', id).execute()

  test('gets its secret once, delivers with it for its company alone, and is a row of the audit without it', async () => {
    const id = await someCompany(server, 'Neue Immobilien')
    const { status, body } = await add({ company_id: id, key: ' Neue-1 ', kind: 'secret' })
    expect([status, body.data.key]).toEqual([200, 'neue-1'])
    const { secret } = body.data
    const made = await server.ctx.db
      .selectFrom('import_source')
      .selectAll()
      .where('key', '=', 'neue-1')
      .executeTakeFirstOrThrow()
    expect(Buffer.from(made.secret_hash as Uint8Array)).toEqual(hashToken(secret))
    expect(made.bound_at).not.toBeNull()
    expect(await bound(made.id)).toMatchObject([{ company_id: id, shared: false }])
    const told = JSON.stringify((await acts()).filter(({ act }) => act === 'sources.add'))
    expect(told).toContain('neue-1')
    expect(told).not.toContain(secret)
    const agent = (await staffSession(server, 'agent', id)).token
    const seen = await get(`/api/admin/sources/${made.id}`, agent)
    expect(seen.body.data).toMatchObject({ key: 'neue-1', has_secret: true, open: false, health: 'new' })
    expect(JSON.stringify(seen.body)).not.toContain(secret)
    const feed = feedOf([{ nr: 'N1', vermarktungsart: 'KAUF', kaufpreis: 1000 }], 'VOLL', {
      firma: 'Neue Immobilien',
      anid: 'AT-NEU',
    })
    const headers = { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/xml' }
    const put = await fetch(`${server.local}/api/feeds/neue-1?name=a.xml`, { method: 'PUT', headers, body: feed })
    expect(put.status, await put.text()).toBe(202)
  })

  test('delivers with a key, or is fetched from an address, without a secret', async () => {
    const [one, two] = [await someCompany(server, 'Schlüssel GmbH'), await someCompany(server, 'Abholung GmbH')]
    const ssh_keys = (await newKeyPair()).public
    const first = (await add({ company_id: one, key: 'schluessel', kind: 'ssh_key', ssh_keys })).body.data
    expect(first.secret).toBeNull()
    const login = { pull_user: 'klinke', pull_password: 'geheim' }
    const address = { pull_address: 'https://feeds.example.org/a.zip', ...login }
    const second = (await add({ company_id: two, key: 'abholung', kind: 'pull', ...address })).body.data
    expect((await get(`/api/admin/sources/${first.id}`, admin)).body.data).toMatchObject({ has_secret: false })
    expect((await get(`/api/admin/sources/${first.id}`, admin)).body.data.ssh_keys).toHaveLength(1)
    expect((await get(`/api/admin/sources/${second.id}`, admin)).body.data).toMatchObject({
      pull_address: 'https://feeds.example.org/a.zip',
      pull_has_login: true,
    })
    expect(JSON.stringify(await acts())).not.toContain('geheim')
  })

  test('for a company that has one: refused, unless both may deliver or only the new one', async () => {
    const id = await someCompany(server, 'Wechsel GmbH')
    const old = await someSource(server, 'wechsel-alt', id)
    const refused = await add({ company_id: id, key: 'wechsel-neu', kind: 'secret' })
    expect([refused.status, refused.body.code]).toEqual([409, 'source.elsewhere'])
    // The refusal left nothing: the key is still free.
    const both = (await add({ company_id: id, key: 'wechsel-neu', kind: 'secret', if_elsewhere: 'share' })).body.data
    expect([await bound(old), await bound(both.id)]).toMatchObject([[{ company_id: id }], [{ shared: true }]])
    const only = (await add({ company_id: id, key: 'wechsel-nur', kind: 'secret', if_elsewhere: 'move' })).body.data
    expect([await bound(old), await bound(both.id)]).toEqual([[], []])
    expect(await bound(only.id)).toMatchObject([{ company_id: id, shared: false }])
  })

  test.each([
    [{ key: '' }, 'key'],
    [{ key: '../x' }, 'key'],
    [{ key: 'a b' }, 'key'],
    [{ key: 'ü' }, 'key'],
    [{ key: 'a'.repeat(61) }, 'key'],
    [{ company_id: 999_999 }, 'company_id'],
    [{ company_id: null }, 'company_id'],
    [{ kind: 'ftp' }, 'kind'],
    [{ kind: 'ssh_key' }, 'ssh_keys'],
    [{ kind: 'ssh_key', ssh_keys: 'ssh-ed25519 unfug' }, 'ssh_keys'],
    [{ kind: 'pull' }, 'pull_address'],
    [{ kind: 'pull', pull_address: 'http://127.0.0.1/a.zip' }, 'pull_address'],
    [{ kind: 'pull', pull_address: 'file:///etc/passwd' }, 'pull_address'],
    [{ if_elsewhere: 'steal' }, 'if_elsewhere'],
  ])('refuses %j, names the field, and makes nothing', async (wrong, field) => {
    const count = async () => (await server.ctx.db.selectFrom('import_source').select('id').execute()).length
    const before = await count()
    const id = await someCompany(server, `Falsch ${++wrongs}`)
    const answer = await add({ company_id: id, key: 'falsch', kind: 'secret', ...wrong })
    expect(answer.status).toBe(400)
    expect(Object.keys(refusedFields(answer))).toEqual([field])
    expect(await count()).toBe(before)
  })

  test('refuses a key that another source has', async () => {
    const id = await someCompany(server, 'Zweite Linde')
    const answer = await add({ company_id: id, key: 'Linden', kind: 'secret' })
    expect([answer.status, answer.body.code]).toEqual([409, 'source.taken'])
  })

  test('two admins who make the same key at the same moment make one source', async () => {
    const [one, two] = [await someCompany(server, 'Gleich eins'), await someCompany(server, 'Gleich zwei')]
    const both = await Promise.all([one, two].map((id) => add({ company_id: id, key: 'gleich', kind: 'secret' })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('is not for agents, and asks for the second factor again', async () => {
    expect((await add({ company_id: company, key: 'eigene', kind: 'secret' }, own)).status).toBe(403)
    const { id, token } = await staffSession(server, 'admin')
    const old = new Date(Date.now() - 11 * 60_000)
    await server.ctx.db.updateTable('session').set({ proven_at: old }).where('user_id', '=', id).execute()
    const answer = await add({ company_id: company, key: 'spaet', kind: 'secret' }, token)
    expect([answer.status, answer.body.code]).toEqual([403, 'auth.step_up'])
  })
})

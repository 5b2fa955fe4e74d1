import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findRecords } from '../../src/server/admin/repository.ts'
import { differences, recordAct } from '../../src/server/audit/record.ts'
import { findMembers } from '../../src/server/auth/members/members-repository.ts'
import { pageOf } from '../../src/server/db/page.ts'
import { call } from '../auth/support.ts'
import { importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { someSource } from '../support/source.ts'
import { someCompany, staffSession } from '../support/staff.ts'
import { GUEST } from '../support/visitor.ts'

let server: TestServer
let own: number
let other: number

beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0' })
  await importHomes(server.ctx, [
    { nr: 'V-100', vermarktungsart: 'MIETE_PACHT', titel: 'Altbau am Naschmarkt' },
    { nr: 'V-200', vermarktungsart: 'MIETE_PACHT', titel: '100 % saniert' },
  ])
  own = (await server.ctx.db.selectFrom('property').select('company_id').executeTakeFirstOrThrow()).company_id
  other = await someCompany(server, 'Fremde Immobilien')
})
afterAll(() => server.close())

const view = (name: string, query = 'sort=name') => ({ screen: 'nutzer', name, query })
const save = (token: string, body: unknown) => call(server, 'POST', '/api/admin/views', { token, body })

test('a view is saved, replaced under its name, listed, and removed', async () => {
  const { token } = await staffSession(server, 'admin')
  await save(token, view('Neue', 'sort=-created_at'))
  await save(token, view('Neue', 'sort=name'))
  const { data } = (await save(token, view('Gesperrte', 'zustand=gesperrt'))).body
  expect(data.map(({ name, query }: { name: string; query: string }) => [name, query])).toEqual([
    ['Gesperrte', 'zustand=gesperrt'],
    ['Neue', 'sort=name'],
  ])
  const after = await call(server, 'DELETE', `/api/admin/views/${data[0].id}`, { token })
  expect(after.body.data.map(({ name }: { name: string }) => name)).toEqual(['Neue'])
  const exported = (await call(server, 'GET', '/api/auth/export', { token })).body
  expect(JSON.stringify(exported)).toContain('sort=name')
})

test('a view with a bad field is refused by name, and more than a hundred are too many', async () => {
  const { token, id } = await staffSession(server, 'admin')
  for (const [body, field] of [
    [view(''), 'name'],
    [view('x'.repeat(61)), 'name'],
    [{ ...view('x'), screen: '../nutzer' }, 'screen'],
    [view('x', 'y'.repeat(2001)), 'query'],
  ] as const) {
    const { status, body: answer } = await save(token, body)
    expect([status, answer.fields[0].field]).toEqual([400, field])
  }
  await sql`insert into saved_view (user_id, screen, name, query, created_at)
    select ${id}, 'nutzer', 'Ansicht ' || n, '', now() from generate_series(1, 100) n`.execute(server.ctx.db)
  expect((await save(token, view('Noch eine'))).body.code).toBe('admin.views_limit')
  expect((await save(token, view('Ansicht 7', 'sort=-name'))).status).toBe(200)
})

test('the palette finds homes by number, title and external id; agents find their company only', async () => {
  const find = async (token: string, q: string) => {
    const { body } = await call(server, 'GET', `/api/admin/search?q=${encodeURIComponent(q)}`, { token })
    return body.data.map(({ kind, label }: { kind: string; label: string }) => `${kind}: ${label}`)
  }
  const admin = await staffSession(server, 'admin')
  const agent = await staffSession(server, 'agent', own)
  const stranger = await staffSession(server, 'agent', other)
  for (const { token } of [admin, agent]) {
    expect(await find(token, 'naschmarkt')).toEqual(['property: Altbau am Naschmarkt'])
    expect(await find(token, 'V-200')).toEqual(['property: 100 % saniert'])
  }
  expect(await find(stranger.token, 'naschmarkt')).toEqual([])
  expect(await find(stranger.token, 'Immobilien')).toEqual(['company: Fremde Immobilien'])
  expect(await find(agent.token, admin.email)).toEqual([])
  expect(await find(admin.token, agent.email)).toHaveLength(1)
  // A visitor, an application and a notice by name: the last two for admins.
  const now = server.ctx.clock()
  const sent = { language: 'de' as const, created_at: now, updated_at: now }
  const visit = { type: 'viewing' as const, starts_at: now, duration: 30, privacy_accepted_at: now, token: 'frame' }
  const visitor = { name: 'Zita Zwettl', email: 'zita@example.at' }
  await server.ctx.db
    .insertInto('appointment')
    .values({ ...sent, ...visit, ...visitor, company_id: own })
    .execute()
  const notice = {
    origin: 'form' as const,
    kind: 'other' as const,
    url: 'https://example.at/x',
    title: 'Zwettl, Dachboden',
    due_at: now,
  }
  await server.ctx.db
    .insertInto('notice')
    .values({ ...sent, ...notice })
    .execute()
  expect(await find(admin.token, 'zwettl')).toEqual(['appointment: Zita Zwettl', 'notice: Zwettl, Dachboden'])
  expect(await find(agent.token, 'zwettl')).toEqual(['appointment: Zita Zwettl'])
  expect(await find(stranger.token, 'zwettl')).toEqual([])
  // Signs of a pattern are letters here.
  expect(await find(admin.token, '%%')).toEqual([])
  expect((await find(admin.token, '100 %'))[0]).toBe('property: 100 % saniert')
  expect((await call(server, 'GET', '/api/admin/search?q=x', { token: admin.token })).body.fields[0].field).toBe('q')
})

test('the palette finds imports by their file, messages by their address for admins, and templates of answers', async () => {
  const { db, clock } = server.ctx
  const now = clock()
  const mine = await someSource(server, 'lauf-eigene', own)
  const theirs = await someSource(server, 'lauf-fremde', other)
  const file = { state: 'done' as const, started_at: now }
  await db
    .insertInto('import_run')
    .values([
      { ...file, source_id: mine, file_name: 'Objekte_KW48.xml' },
      { ...file, source_id: theirs, file_name: 'objekte_kw48_b.zip' },
    ])
    .execute()
  const mail = { channel: 'mail' as const, dedupe_key: 'frame:1', payload: '{}', overdue_at: now, created_at: now }
  await db
    .insertInto('delivery')
    .values({ ...mail, recipient: 'kw48@empfang.example', status: 'sent' })
    .execute()
  const template = { language: 'de' as const, subject: 'Danke', text: 'Guten Tag', updated_at: now }
  const templates = [own, other, null].map((company_id, nr) => ({ ...template, company_id, name: `Zusage KW48 ${nr}` }))
  await db.insertInto('answer_template').values(templates).execute()
  const find = async (token: string, q = 'kw48') => {
    const { body } = await call(server, 'GET', `/api/admin/search?q=${q}`, { token })
    return body.data.map(({ kind, label }: { kind: string; label: string }) => `${kind}: ${label}`)
  }
  const agent = await staffSession(server, 'agent', own)
  const admin = await staffSession(server, 'admin')
  expect(await find(agent.token)).toEqual(['run: Objekte_KW48.xml', 'template: Zusage KW48 0'])
  expect(await find(admin.token)).toEqual([
    ...['run: objekte_kw48_b.zip', 'run: Objekte_KW48.xml', 'message: kw48@empfang.example'],
    'template: Zusage KW48 2',
  ])
  expect(await find(admin.token, 'empfang.example')).toEqual(['message: kw48@empfang.example'])
  expect(await find(agent.token, 'empfang.example')).toEqual([])
})

test('the palette offers an agent the sources of the company alone, whose pages it may open', async () => {
  const mine = await someSource(server, 'palette-eigene', own)
  const shared = await someSource(server, 'palette-geteilte', own, other)
  const agent = await staffSession(server, 'agent', own)
  const admin = await staffSession(server, 'admin')
  const found = async (token: string) =>
    (await call(server, 'GET', '/api/admin/search?q=palette-', { token })).body.data.map(({ id }: { id: number }) => id)
  const status = async (id: number) =>
    (await call(server, 'GET', `/api/admin/sources/${id}`, { token: agent.token })).status
  expect(await found(agent.token)).toEqual([mine])
  expect([await status(mine), await status(shared)]).toEqual([200, 404])
  expect(await found(admin.token)).toEqual([mine, shared])
})

test('the palette reads few accounts for a word that few have, and the newest for a word that all have', async () => {
  const { db } = server.ctx
  await sql`insert into account (email, name, role, created_at)
    select 'palette' || n || '@example.net', case when n <= 3 then 'Seltsam' else 'Haufen' end || ' ' || n, 'user', now()
    from generate_series(1, 5000) n`.execute(db)
  await sql`analyze account`.execute(db)
  const fetched = async (tx: typeof db) => {
    const { rows } = await sql<{ read: number }>`select (seq_tup_read + idx_tup_fetch)::int as read
      from pg_stat_xact_user_tables where relname = 'account'`.execute(tx)
    return rows[0]?.read ?? 0
  }
  await db.transaction().execute(async (tx) => {
    const before = await fetched(tx)
    expect((await findRecords(tx, 'seltsam', null)).map(({ label }) => label)).toEqual(
      [3, 2, 1].map((n) => `Seltsam ${n}`),
    )
    // Without an order of its own, PostgreSQL walks all 5,000 from the newest on.
    expect((await fetched(tx)) - before).toBeLessThan(100)
    const page = await findMembers(tx, { q: 'seltsam', sort: '-created_at', seite: 1, pro_seite: 2 })
    expect(page).toMatchObject({ total: 3, data: [{ name: 'Seltsam 3' }, { name: 'Seltsam 2' }] })
    expect((await fetched(tx)) - before).toBeLessThan(200)
  })
  const many = [5000, 4999, 4998, 4997, 4996].map((n) => `Haufen ${n}`)
  expect((await findRecords(db, 'haufen', null)).map(({ label }) => label)).toEqual(many)
  await sql`delete from account where email like 'palette%'`.execute(db)
})

test('a page of a list is sorted with the id behind, counted up to ten thousand, and far pages are refused', async () => {
  const { db } = server.ctx
  await sql`insert into audit (at, actor_name, actor_role, act, entity, entity_id, label)
    select now(), 'Zähler', 'operator', 'test.count', 'run', n % 3, 'Nr. ' || n from generate_series(1, 10001) n`.execute(
    db,
  )
  const rows = db.selectFrom('audit').select(['id', 'entity_id']).where('act', '=', 'test.count')
  const sorts = { entity_id: sql.ref('entity_id') }
  const read = (seite: number, sort?: string) => {
    return pageOf(db, { seite, pro_seite: 100, ...(sort && { sort }) }, rows, { sorts, id: sql.ref('id') })
  }
  const first = await read(1)
  expect([first.total, first.total_is_exact, first.data.length]).toEqual([10_000, false, 100])
  const ids = [...first.data, ...(await read(2)).data].map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b))
  expect((await read(1, '-entity_id')).data[0]).toMatchObject({ entity_id: 2 })
  const last = await read(101)
  expect([last.data.length, last.total, last.total_is_exact]).toEqual([1, 10_001, true])
  await expect(read(1002)).rejects.toMatchObject({ code: 'input.invalid', fields: [{ field: 'seite' }] })
})

test('an act keeps what differs, and no row of the audit can be changed, deleted or truncated', async () => {
  const { ctx } = server
  const act = { act: 'companies.change', entity: 'company', entityId: own, label: 'Probe' } as const
  await recordAct(ctx, GUEST, {
    ...act,
    companyId: own,
    before: { line: null, color: '#000000', text: 'x'.repeat(3000) },
    after: { line: 'Seit 1950', color: '#000000', text: 'kurz' },
  })
  const [row] = await ctx.db.selectFrom('audit').selectAll().where('label', '=', 'Probe').execute()
  expect(row).toMatchObject({ actor_id: null, actor_role: 'operator', company_id: own })
  expect(row?.changes).toEqual({ line: [null, 'Seit 1950'], text: [`${'x'.repeat(2000)}…`, 'kurz'] })
  for (const change of [
    sql`update audit set label = 'anders'`,
    sql`delete from audit where label = 'Probe'`,
    sql`truncate audit`,
    sql`update audit set label = 'anders' where false`,
  ]) {
    await expect(change.execute(ctx.db)).rejects.toThrow('rows of audit are never changed')
  }
  expect(await ctx.db.selectFrom('audit').select('id').where('label', '=', 'Probe').execute()).toHaveLength(1)
})

test('differences compare values, not identity, and cut what is long', () => {
  expect(differences({ list: [1, 2], day: new Date(0) }, { list: [1, 2], day: new Date(0) })).toEqual({})
  expect(differences({ gone: 1 }, { come: undefined })).toEqual({ gone: [1, null] })
  const [[, after]] = Object.values(differences({}, { list: Array.from({ length: 1000 }, () => 'wort') })) as [
    [0, string],
  ]
  expect(after.length).toBeLessThan(2010)
})

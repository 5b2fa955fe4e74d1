import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cleanAccounts } from '../../src/server/auth/clean.ts'
import { call, logIn, mailCount, newestMail, PASSWORD, resetTo, signUp, signUpConfirmed } from '../auth/support.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { someCompany, staffSession } from '../support/staff.ts'

let server: TestServer
let admin: { id: number; token: string }
let company: number
beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0' })
  admin = await staffSession(server, 'admin')
  company = await someCompany(server, 'Linden Immobilien')
})
afterAll(() => server.close())

const ask = (method: string, path: string, body?: unknown, token = admin.token) =>
  call(server, method, `/api/admin/users${path}`, { token, body })
const details = async (id: number) => (await ask('GET', `/${id}`)).body.data
const me = (token: string) => call(server, 'GET', '/api/auth/me', { token })
const access = async (id: number, role: string, company_id: number | null = null) =>
  ask('PATCH', `/${id}/access`, { role, company_id, version: (await details(id)).version })
const acts = (id: number) =>
  server.ctx.db.selectFrom('audit').selectAll().where('entity_id', '=', id).orderBy('id').execute()

describe('finding', () => {
  beforeAll(async () => {
    for (const [name, email] of [
      ['Anna Zwettler-Öhm', 'anna.zwettler@finden.example'],
      ['Berta Zwetler', 'berta@finden.example'],
      ['Čeněk Novák', 'cenek_novak@finden.example'],
    ] as const) {
      await server.ctx.db.insertInto('account').values({ name, email }).execute()
    }
  })
  const found = async (query: string) => {
    const { status, body } = await ask('GET', `?${query}`)
    expect(status).toBe(200)
    return body.data.map(({ name }: { name: string }) => name)
  }

  test.each([
    ['q=zwett', ['Anna Zwettler-Öhm']],
    ['q=ÖHM', ['Anna Zwettler-Öhm']],
    ['q=zwe&sort=name', ['Anna Zwettler-Öhm', 'Berta Zwetler']],
    ['q=zwe&sort=-name', ['Berta Zwetler', 'Anna Zwettler-Öhm']],
    ['q=berta@finden.example', ['Berta Zwetler']],
    ['q=novák čen', ['Čeněk Novák']],
    ['q=finden&confirmed=true', []],
    ['q=finden&second_factor=true', []],
    ['q=novák&second_factor=false', ['Čeněk Novák']],
    ['q=zwe&pro_seite=25&seite=2', []],
    // Signs of the query language are no commands.
    [`q=${encodeURIComponent("berta | ! & '; drop <-> :*")}`, []],
    [`q=${encodeURIComponent("berta':*")}`, ['Berta Zwetler']],
  ])('%s finds %j', async (query, names) => {
    expect(await found(query)).toEqual(names)
  })

  test('filters by role, company and state, and tells how many match', async () => {
    const agent = await staffSession(server, 'agent', company)
    const { body } = await ask('GET', `?role=agent&company_id=${company}&confirmed=true&disabled=false`)
    expect([body.total, body.total_is_exact]).toEqual([1, true])
    expect(body.data).toMatchObject([
      { id: agent.id, role: 'agent', company: 'Linden Immobilien', email_confirmed: true, disabled_at: null },
    ])
    expect(Date.now() - Date.parse(body.data[0].last_seen_at)).toBeLessThan(60_000)
    expect((await ask('GET', '?disabled=true')).body.data).toEqual([])
  })

  test.each([
    ['role=boss', 'role'],
    ['sort=password_hash', 'sort'],
    ['company_id=x', 'company_id'],
    ['seite=0', 'seite'],
    [`q=${'x'.repeat(201)}`, 'q'],
    ['confirmed=maybe', 'confirmed'],
  ])('%s is refused and names the field', async (query, field) => {
    const { status, body } = await ask('GET', `?${query}`)
    expect([status, body.fields.map((one: { field: string }) => one.field)]).toEqual([400, [field]])
  })

  test('no answer has a password, a token or a hash of one', async () => {
    const { user } = await signUpConfirmed(server, 'discreet@example.at')
    const text = JSON.stringify([await details(user.id), (await ask('GET', '?q=discreet')).body])
    expect(text).toContain('discreet@example.at')
    expect(text).not.toMatch(/argon2|hash|token/)
  })

  test('an account that does not exist answers 404', async () => {
    const { status, body } = await ask('GET', '/999999')
    expect([status, body.code]).toEqual([404, 'record.not_found'])
  })
})

describe('inviting', () => {
  const person = { email: 'Neu@Example.at', name: 'Nora Neu', role: 'agent', language: 'fr' }

  test('the mailed link sets the password; role, company and language are there, and the act is recorded', async () => {
    const { status, body } = await ask('POST', '', { ...person, company_id: company })
    expect([status, body.message]).toEqual([200, 'Die Einladung an neu@example.at ist unterwegs.'])
    const mail = await newestMail(server.ctx, 'neu@example.at')
    expect(mail?.subject).toBe('Votre compte Klinke')
    // After the password, to the admin area.
    expect(mail?.text).toContain(`/fr/passwort-vergessen?token=${mail?.token}&weiter=%2Ffr%2Fadmin`)
    // The cleaning of unconfirmed accounts and expired links leaves it for a week.
    await cleanAccounts({ ...server.ctx, clock: () => new Date(Date.now() + 6 * 86_400_000) })
    const set = { token: mail?.token, password: PASSWORD, password_confirmation: PASSWORD }
    expect((await call(server, 'POST', '/api/auth/password/reset', { body: set })).status).toBe(200)
    expect((await logIn(server, 'neu@example.at', PASSWORD)).body.user).toMatchObject({
      id: body.id,
      role: 'agent',
      company_id: company,
      language: 'fr',
      email_confirmed: true,
    })
    const [act] = await acts(body.id)
    expect(act).toMatchObject({ act: 'users.invite', entity: 'account', actor_id: admin.id, company_id: company })
    expect(act?.changes).toEqual({ role: [null, 'agent'], company_id: [null, company] })
  })

  test('an invited person who lost the mail asks for another password, and is the same account', async () => {
    const { id } = (await ask('POST', '', { ...person, email: 'verloren@example.at', role: 'admin' })).body
    await resetTo(server, 'verloren@example.at', PASSWORD)
    expect((await logIn(server, 'verloren@example.at', PASSWORD)).body.user).toMatchObject({ id, role: 'admin' })
  })

  test.each([
    [{ company_id: null }, 'company_id', 'missing'],
    [{ company_id: 987_654 }, 'company_id', 'invalid'],
    [{ email: 'neu@' }, 'email', 'email'],
    [{ name: 'N' }, 'name', 'name_short'],
    [{ role: 'owner' }, 'role', 'invalid'],
    [{ language: 'xx' }, 'language', 'invalid'],
  ])('%j is refused, names the field, and opens nothing', async (more, field, code) => {
    const { status, body } = await ask('POST', '', { ...person, email: 'bad@example.at', company_id: company, ...more })
    expect([status, body.fields]).toMatchObject([400, [{ field, code }]])
    expect((await ask('GET', '?q=bad@example.at')).body.total).toBe(0)
    expect(await mailCount(server.ctx, 'bad@example.at')).toBe(0)
  })

  test('an address that has an account keeps it as it is', async () => {
    const { user } = await signUpConfirmed(server, 'schon@example.at')
    const { status, body } = await ask('POST', '', { ...person, email: 'schon@example.at', role: 'admin' })
    expect([status, body.code]).toEqual([409, 'account.exists'])
    expect(await details(user.id)).toMatchObject({ role: 'user', name: 'Eva Huber' })
  })
})

describe('role and company', () => {
  test('a new role ends all sessions, keeps the password, and is recorded field by field', async () => {
    const { user, token } = await signUpConfirmed(server, 'role@example.at')
    expect((await access(user.id, 'agent', company)).status).toBe(200)
    expect((await me(token)).status).toBe(401)
    const { role, company_id } = (await logIn(server, 'role@example.at', PASSWORD)).body.user
    expect([role, company_id]).toEqual(['agent', company])
    // Other roles have no company.
    expect((await access(user.id, 'user', company)).status).toBe(200)
    expect(await details(user.id)).toMatchObject({ role: 'user', company_id: null })
    expect((await acts(user.id)).map(({ act, changes }) => [act, changes])).toEqual([
      ['users.access', { role: ['user', 'agent'], company_id: [null, company] }],
      ['users.access', { role: ['agent', 'user'], company_id: [company, null] }],
    ])
  })

  test('a change of what another administrator has changed meanwhile is refused and loses nothing', async () => {
    const { user } = await signUpConfirmed(server, 'both@example.at')
    const { version } = await details(user.id)
    await access(user.id, 'agent', company)
    const { status, body } = await ask('PATCH', `/${user.id}/access`, { role: 'admin', version })
    expect([status, body.code]).toEqual([409, 'record.changed'])
    expect(await details(user.id)).toMatchObject({ role: 'agent', company_id: company })
  })

  test('a stranger who only claims an address gets no role', async () => {
    const { user } = await signUp(server, 'claimed@example.at')
    const { status, body } = await access(user.id, 'admin')
    expect([status, body.code]).toEqual([422, 'auth.unconfirmed'])
    expect((await details(user.id)).role).toBe('user')
    expect(await acts(user.id)).toEqual([])
  })
})

describe('disabling', () => {
  test('a disabled account is signed out and cannot sign in; only a right password learns why', async () => {
    const { user, token } = await signUpConfirmed(server, 'off@example.at')
    const { status } = await ask('POST', `/${user.id}/disable`, { reason: 'Betrug gemeldet' })
    expect(status).toBe(200)
    expect((await me(token)).status).toBe(401)
    const right = await logIn(server, 'off@example.at', PASSWORD)
    expect([right.status, right.body.code]).toEqual([422, 'auth.disabled'])
    expect((await logIn(server, 'off@example.at', 'Falsch123')).body.code).toBe('auth.credentials')
    // A new password opens nothing either.
    await resetTo(server, 'off@example.at', 'NeuesWort1')
    expect((await logIn(server, 'off@example.at', 'NeuesWort1')).body.code).toBe('auth.disabled')
    expect(await details(user.id)).toMatchObject({ disabled_reason: 'Betrug gemeldet', sessions: [] })
    expect((await ask('GET', '?disabled=true')).body.data.map(({ id }: { id: number }) => id)).toEqual([user.id])
    expect((await ask('POST', `/${user.id}/enable`)).status).toBe(200)
    expect((await logIn(server, 'off@example.at', 'NeuesWort1')).status).toBe(200)
    expect((await acts(user.id)).map(({ act }) => act)).toEqual(['users.disable', 'users.enable'])
  })

  test('who disables an account that a colleague has disabled meanwhile is told, and the first reason stays', async () => {
    const { user } = await signUpConfirmed(server, 'twice@example.at')
    const { version } = await details(user.id)
    expect((await ask('POST', `/${user.id}/disable`, { reason: 'Betrug gemeldet', version })).status).toBe(200)
    const second = await ask('POST', `/${user.id}/disable`, { reason: 'auf Wunsch', version })
    expect([second.status, second.body.code]).toEqual([409, 'record.changed'])
    expect((await details(user.id)).disabled_reason).toBe('Betrug gemeldet')
  })

  test('a session that a disabled account still has is worthless', async () => {
    const { user, token } = await signUpConfirmed(server, 'race@example.at')
    await server.ctx.db.updateTable('account').set({ disabled_at: new Date() }).where('id', '=', user.id).execute()
    expect((await me(token)).status).toBe(401)
    await server.ctx.db.deleteFrom('account').where('id', '=', user.id).execute()
  })

  test.each([{}, { reason: ' ' }, { reason: 'x'.repeat(501) }, { reason: 'a\0b' }])('%j is no reason', async (body) => {
    const { id } = await staffSession(server, 'agent', company)
    const refused = await ask('POST', `/${id}/disable`, body)
    expect([refused.status, refused.body.fields[0].field]).toEqual([400, 'reason'])
    expect((await details(id)).disabled_at).toBe(null)
  })
})

describe('sessions and passwords', () => {
  test('ends every session of one account and of no other', async () => {
    const { user, token } = await signUpConfirmed(server, 'sessions@example.at')
    const second = (await logIn(server, 'sessions@example.at', PASSWORD)).body.token
    const other = await signUpConfirmed(server, 'other@example.at')
    expect((await details(user.id)).sessions).toHaveLength(2)
    expect((await ask('DELETE', `/${user.id}/sessions`)).status).toBe(200)
    const statuses = [await me(token), await me(second), await me(other.token)].map(({ status }) => status)
    expect(statuses).toEqual([401, 401, 200])
    expect((await acts(user.id))[0]?.changes).toEqual({ sessions: [2, 0] })
  })

  test('asking for a new password ends the old one and mails a link for the new one', async () => {
    const { user, token } = await signUpConfirmed(server, 'renew@example.at')
    expect((await ask('POST', `/${user.id}/password`)).status).toBe(200)
    expect((await me(token)).status).toBe(401)
    expect((await logIn(server, 'renew@example.at', PASSWORD)).body.code).toBe('auth.credentials')
    const mail = await newestMail(server.ctx, 'renew@example.at')
    expect(mail?.subject).toBe('Bitte wählen Sie ein neues Passwort')
    const set = { token: mail?.token, password: 'NeuesWort1', password_confirmation: 'NeuesWort1' }
    expect((await call(server, 'POST', '/api/auth/password/reset', { body: set })).status).toBe(200)
    expect((await logIn(server, 'renew@example.at', 'NeuesWort1')).body.user.id).toBe(user.id)
  })

  test('an account that only claims its address keeps its password: the link would reach a stranger', async () => {
    const { user } = await signUp(server, 'stranger@example.at')
    const before = await mailCount(server.ctx, 'stranger@example.at')
    const { status, body } = await ask('POST', `/${user.id}/password`)
    expect([status, body.code]).toEqual([422, 'auth.unconfirmed'])
    expect((await logIn(server, 'stranger@example.at', PASSWORD)).status).toBe(200)
    expect(await mailCount(server.ctx, 'stranger@example.at')).toBe(before)
  })
})

describe('the second factor', () => {
  test('an administrator removes it for an owner who lost it; sessions end, and a login needs the password only', async () => {
    const { user, token } = await signUpConfirmed(server, 'factor@example.at')
    const row = { user_id: user.id, secret: Buffer.alloc(40), last_step: 0, created_at: new Date() }
    await server.ctx.db.insertInto('totp').values(row).execute()
    expect((await ask('GET', '?q=factor&second_factor=true')).body.data).toMatchObject([{ id: user.id }])
    expect((await logIn(server, 'factor@example.at', PASSWORD)).body.code).toBe('auth.second_factor')
    expect((await ask('DELETE', `/${user.id}/second-factor`)).status).toBe(200)
    expect((await me(token)).status).toBe(401)
    expect((await logIn(server, 'factor@example.at', PASSWORD)).status).toBe(200)
    expect((await details(user.id)).second_factor).toBe(false)
    expect((await acts(user.id)).map(({ act, changes }) => [act, changes])).toEqual([
      ['users.second-factor.reset', { second_factor: [true, false] }],
    ])
  })

  test('an account that does not exist is told so', async () => {
    const { status, body } = await ask('DELETE', '/999999/second-factor')
    expect([status, body.code]).toEqual([404, 'record.not_found'])
  })
})

describe('data of a person', () => {
  test('the export is that of the dashboard, and asking for it is recorded', async () => {
    const { user, token } = await signUpConfirmed(server, 'export@example.at')
    const { status, body } = await ask('POST', `/${user.id}/export`)
    const own = await call(server, 'GET', '/api/auth/export', { token })
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(Object.keys(own.body))
    expect([body.user, body.mails]).toEqual([own.body.user, own.body.mails])
    expect((await acts(user.id)).map(({ act }) => act)).toEqual(['users.export'])
  })

  test('erasing leaves neither the account nor its name, also in the audit', async () => {
    const { user, token } = await signUpConfirmed(server, 'erase@example.at')
    await call(server, 'PATCH', '/api/auth/profile', { token, body: { name: 'Erika Weg' } })
    await ask('POST', `/${user.id}/disable`, { reason: 'auf Wunsch' })
    expect((await ask('DELETE', `/${user.id}`)).status).toBe(200)
    expect((await ask('GET', `/${user.id}`)).status).toBe(404)
    expect((await newestMail(server.ctx, 'erase@example.at'))?.subject).toBe('Ihr Konto ist gelöscht')
    expect((await acts(user.id)).map(({ act }) => act)).toEqual(['users.disable', 'users.erase'])
    expect(JSON.stringify(await acts(user.id))).not.toMatch(/Erika|erase@/)
    expect((await ask('DELETE', `/${user.id}`)).status).toBe(404)
  })
})

describe('the last administrator', () => {
  type Admin = { id: number; token: string }
  /** A server of its own, with two administrators only. */
  async function two() {
    const own = await testServer({ RATE_LIMITS: '0' })
    const [one, other] = [await staffSession(own, 'admin'), await staffSession(own, 'admin')]
    const act = (method: string, path: string, by: Admin, body?: unknown) =>
      call(own, method, `/api/admin/users${path}`, { token: by.token, body })
    const version = async (of: Admin) => (await act('GET', `/${of.id}`, of)).body.data?.version
    const left = async () => {
      const rows = own.ctx.db.selectFrom('account').select('id').where('role', '=', 'admin')
      return (await rows.where('disabled_at', 'is', null).execute()).length
    }
    return { own, one, other, act, version, left }
  }

  test('keeps role and account, in the dashboard too; a disabled administrator does not count', async () => {
    const { own, one, other, act, version, left } = await two()
    expect((await act('POST', `/${other.id}/disable`, one, { reason: 'verreist' })).status).toBe(200)
    for (const [method, path, body] of [
      ['PATCH', `/${one.id}/access`, { role: 'user', version: await version(one) }],
      ['POST', `/${one.id}/disable`, { reason: 'Versehen' }],
      ['DELETE', `/${one.id}`, undefined],
    ] as const) {
      const refused = await act(method, path, one, body)
      expect([refused.status, refused.body.code], `${method} ${path}`).toEqual([409, 'account.last_admin'])
    }
    // The dashboard proves the owner by a mailed code, since this account has no password.
    const remove = (code?: string) => call(own, 'DELETE', '/api/auth/account', { token: one.token, body: { code } })
    await remove()
    const code = /\b\d{8}\b/.exec((await newestMail(own.ctx, one.email))?.text ?? '')?.[0]
    expect((await remove(code)).body.code).toBe('account.last_admin')
    expect(await left()).toBe(1)
    await own.close()
  })

  test.each(['DELETE', 'PATCH', 'POST'])(
    'two administrators who end each other at the same moment leave one: %s',
    async (method) => {
      const { own, one, other, act, version, left } = await two()
      const versions = { [one.id]: await version(one), [other.id]: await version(other) }
      const end = (by: Admin, whom: Admin) =>
        method === 'DELETE'
          ? act('DELETE', `/${whom.id}`, by)
          : method === 'PATCH'
            ? act('PATCH', `/${whom.id}/access`, by, { role: 'user', version: versions[whom.id] })
            : act('POST', `/${whom.id}/disable`, by, { reason: 'Streit' })
      const answers = await Promise.all([end(one, other), end(other, one)])
      // The other one is the last by then, or its session ended before its call was read.
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(await left()).toBe(1)
      expect(own.complaints).toEqual([])
      await own.close()
    },
  )
})

test('nothing in this file made the server complain', () => {
  expect(server.complaints).toEqual([])
})

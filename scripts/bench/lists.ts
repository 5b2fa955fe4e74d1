import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { NOTIFICATIONS } from '../../src/domain/auth/schemas.ts'
import type { User } from '../../src/domain/auth/user.ts'
import { viennaDay } from '../../src/domain/format/date.ts'
import { listingQuery } from '../../src/domain/listings/listing.ts'
import { findRecords } from '../../src/server/admin/repository.ts'
import { listViewings } from '../../src/server/appointments/staff-service.ts'
import { auditChoices, listActs } from '../../src/server/audit/service.ts'
import { listMembers } from '../../src/server/auth/members/members.ts'
import { listAgents } from '../../src/server/companies/agents.ts'
import { listCompanies } from '../../src/server/companies/record.ts'
import type { Ctx } from '../../src/server/ctx.ts'
import type { Db } from '../../src/server/db/db.ts'
import { findMessages } from '../../src/server/deliveries/messages-repository.ts'
import { listInbox } from '../../src/server/inquiries/inbox.ts'
import { listListings } from '../../src/server/listings/service.ts'
import type { SignedInVisitor } from '../../src/server/operations/visitor.ts'
import { figuresOf } from '../../src/server/overview/figures.ts'
import { overviewOf } from '../../src/server/overview/service.ts'
import { measureCall } from './processors.ts'
import { onScratch } from './scratch.ts'

const SMALL = 100
const LARGE = 100_000
/** Companies and people that the homes belong to, in both sizes. */
const COMPANIES = 400
const PEOPLE = 1000
/** Acts of the audit for each row of the others: a million in the large size. */
const ACTS_EACH = 10
const TIMES = 10

/**
 * npm run bench -- lists [--rows N] [--only TEXT]: what the lists of the admin area, its palette, its start and the audit
 * cost with 100 and with 100,000 rows of each kind: homes, inquiries, viewings, messages, accounts, companies and people,
 * and ten times as many acts of the audit. In the small size there are 400 companies and 1,000 people. `--rows` is
 * another large size, `--only` measures the calls whose name has the text.
 */
export async function benchLists(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { rows: { type: 'string', default: String(LARGE) }, only: { type: 'string', default: '' } },
  })
  const large = Number(values.rows)
  if (!Number.isInteger(large) || large <= SMALL) throw new Error(`--rows: a whole number above ${SMALL}`)
  const calls = CALLS.filter(([name]) => name.includes(values.only))
  await onScratch('lists', async (ctx) => {
    for (const [from, to] of [
      [1, SMALL],
      [SMALL + 1, large],
    ] as const) {
      await fill(ctx.db, from, to)
      const load = loadavg()[0]?.toFixed(1)
      console.log(`${to.toLocaleString('en')} rows of each, load ${load} on ${cpus().length} shared cores;`)
      console.log('p50 / p95 / p99 / worst, and processors, in ms')
      for (const [name, run] of calls) await measureCall(ctx.db, name, TIMES, () => run(ctx))
    }
  })
}

const visitor = (role: 'admin' | 'agent'): SignedInVisitor => {
  const user: User = {
    ...{ id: 1, name: 'Eva Huber', email: 'eva@example.at', email_confirmed: true, phone: null, role, language: 'de' },
    ...{ has_password: true, notifications: NOTIFICATIONS, company_id: role === 'agent' ? 1 : null },
    created_at: new Date().toISOString(),
  }
  const session = { sessionId: 1, provenAt: new Date(), requestId: null, hasToken: true, signal: undefined }
  const place = { address: '127.0.0.1', place: '127.0.0.1', userAgent: undefined }
  return { user, ...session, ...place, language: 'de', tell: () => {} }
}
const ADMIN = visitor('admin')
const AGENT = visitor('agent')

const first = { seite: 1, pro_seite: 50 }
const newest = { ...first, sort: '-created_at' as const }
const dayBefore = (days: number): string => viennaDay(new Date(Date.now() - days * 86_400_000))
const CALLS: readonly [string, (ctx: Ctx) => Promise<unknown>][] = [
  ['homes, last changed', (ctx) => listListings(ctx, ADMIN, listingQuery.parse({}))],
  ['homes of a company', (ctx) => listListings(ctx, AGENT, listingQuery.parse({}))],
  ['homes, by views', (ctx) => listListings(ctx, ADMIN, listingQuery.parse({ sort: '-aufrufe' }))],
  ['homes, a word', (ctx) => listListings(ctx, ADMIN, listingQuery.parse({ q: 'dachterrasse' }))],
  ['people, by name', (ctx) => listAgents(ctx, ADMIN, { ...first, sort: 'name' })],
  ['people of a company', (ctx) => listAgents(ctx, AGENT, { ...first, sort: 'name' })],
  ['people, a name', (ctx) => listAgents(ctx, ADMIN, { ...first, q: 'huber 77' })],
  ['accounts, newest', (ctx) => listMembers(ctx, newest)],
  ['accounts, by name', (ctx) => listMembers(ctx, { ...first, sort: 'name' })],
  ['accounts, a person', (ctx) => listMembers(ctx, { ...newest, q: 'person77' })],
  ['companies, by name', (ctx) => listCompanies(ctx, { ...first, sort: 'firma' })],
  ['companies, newest', (ctx) => listCompanies(ctx, newest)],
  ['companies, a name', (ctx) => listCompanies(ctx, { ...first, q: 'immobilien 77' })],
  ['viewings, the next first', (ctx) => listViewings(ctx, ADMIN, first)],
  ['viewings, by time', (ctx) => listViewings(ctx, ADMIN, { ...first, sort: 'starts_at' })],
  ['viewings of a company', (ctx) => listViewings(ctx, AGENT, { ...first, sort: 'starts_at' })],
  ['viewings, a person', (ctx) => listViewings(ctx, ADMIN, { ...first, q: 'person77@' })],
  ['inquiries, newest', (ctx) => listInbox(ctx, ADMIN, newest)],
  ['inquiries of a company', (ctx) => listInbox(ctx, AGENT, newest)],
  ['inquiries, a word', (ctx) => listInbox(ctx, ADMIN, { ...newest, q: 'stellplatz' })],
  ['inquiries, Chinese, two letters', (ctx) => listInbox(ctx, ADMIN, { ...newest, q: '车位' })],
  ['inquiries, Arabic', (ctx) => listInbox(ctx, ADMIN, { ...newest, q: 'موقف' })],
  ['inquiries, a text that none has', (ctx) => listInbox(ctx, ADMIN, { ...newest, q: '地下室' })],
  ['inquiries of a company, Chinese', (ctx) => listInbox(ctx, AGENT, { ...newest, q: '地下室' })],
  ['inquiries, two Latin letters that none has', (ctx) => listInbox(ctx, ADMIN, { ...newest, q: 'xq' })],
  ['messages, newest', ({ db }) => findMessages(db, newest)],
  ['messages, by time of sending', ({ db }) => findMessages(db, { ...first, sort: '-sent_at' as const })],
  ['messages, page 1,000', ({ db }) => findMessages(db, { ...newest, seite: 1000 })],
  ['messages that failed', ({ db }) => findMessages(db, { ...newest, state: 'failed' })],
  ['messages of a topic', ({ db }) => findMessages(db, { ...newest, topic: 'newsletter' })],
  ['messages to an address', ({ db }) => findMessages(db, { ...newest, q: 'person77@' })],
  ['palette, a word that homes have', ({ db }) => findRecords(db, 'dachterrasse', null)],
  ['palette, a number', ({ db }) => findRecords(db, 'B-4711', null)],
  ['palette, a person', ({ db }) => findRecords(db, 'person77', null)],
  ['palette, an import', ({ db }) => findRecords(db, 'lieferung-77', null)],
  ['palette, an import of a company', ({ db }) => findRecords(db, 'lieferung-77', 1)],
  ['audit, newest', (ctx) => listActs(ctx, ADMIN, {})],
  ['audit of a company', (ctx) => listActs(ctx, AGENT, {})],
  ['audit, a person', (ctx) => listActs(ctx, ADMIN, { actor_id: 7 })],
  ['audit, a record', (ctx) => listActs(ctx, ADMIN, { entity: 'property', entity_id: 77 })],
  ['audit, a kind of record', (ctx) => listActs(ctx, ADMIN, { entity: 'project' })],
  ['audit, a kind that no act has', (ctx) => listActs(ctx, ADMIN, { entity: 'newsletter' })],
  ['audit, an act', (ctx) => listActs(ctx, ADMIN, { act: 'sources.renew_secret' })],
  ['audit, a day of last year', (ctx) => listActs(ctx, ADMIN, { from: dayBefore(300), to: dayBefore(300) })],
  ['audit, a person and an act', (ctx) => listActs(ctx, ADMIN, { actor_id: 7, act: 'sources.renew_secret' })],
  [
    'audit, a kind, a day and a person',
    (ctx) => listActs(ctx, ADMIN, { entity: 'project', actor_id: 7, from: dayBefore(300), to: dayBefore(290) }),
  ],
  ['audit, far down', (ctx) => listActs(ctx, ADMIN, { before: 500 })],
  ['audit, persons and acts to choose from', (ctx) => auditChoices(ctx, ADMIN)],
  ['audit, the same of a company', (ctx) => auditChoices(ctx, AGENT)],
  ['start, tasks of an admin', (ctx) => overviewOf(ctx, ADMIN)],
  ['start, figures of an admin', (ctx) => figuresOf(ctx, ADMIN)],
  ['start, tasks of an agent', (ctx) => overviewOf(ctx, AGENT)],
  ['start, figures of an agent', (ctx) => figuresOf(ctx, AGENT)],
]

/** One inquiry in 50 speaks of a parking space, one in 1,000 in Chinese and in Arabic; one message in 500 has failed. */
async function fill(db: Db, from: number, to: number): Promise<void> {
  const each = sql`generate_series(${from}::int, ${to}::int) n`
  const isFirst = from === 1
  const more = (base: number) =>
    isFirst ? sql`generate_series(1, ${sql.lit(base)}) n` : sql`generate_series(${sql.lit(base + 1)}, ${to}::int) n`
  await sql`insert into company (firma, slug) select 'Immobilien ' || n, 'immobilien-' || n
    from ${more(COMPANIES)}`.execute(db)
  // The homes of the first 1,000 people; the company of the caller has 250 of 100,000.
  await sql`insert into agent (company_id, agent_key, vorname, name, updated_at)
    select 1 + n % ${sql.lit(COMPANIES)}, 'person-' || n, 'Eva', 'Huber ' || n, now() from ${more(PEOPLE)}`.execute(db)
  // One person in 20 has left; 20 others have their homes.
  await sql`update agent set left_at = now(), successor_id = id + 400
    where id % 20 = 0 and id <= ${sql.lit(COMPANIES)} and left_at is null`.execute(db)
  await sql`insert into account (email, name, role, email_confirmed_at, created_at)
    select 'person' || n || '@example.at', 'Person ' || n, 'user', now(), now() - make_interval(mins => n)
    from ${each}`.execute(db)
  await sql`insert into property (id, company_id, agent_id, external_id, title_slug, objekttitel, objektbeschreibung, plz, ort,
      status, content_hash, first_seen_at, last_seen_at, published_at, updated_at)
    select n, 1 + n % 400, 1 + n % 1000, 'B-' || n, 'wohnung-' || n, 'Wohnung ' || n, repeat('Helle Räume, ruhige Lage. ', 60), '8010',
      'Graz', 'active', md5(n::text), now(), now(), now() - make_interval(mins => n), now() from ${each}`.execute(db)
  await sql`insert into property_search (id, vermarktungsart, orte, dachgeschoss, ausstattung, heizung, provisionsfrei,
      anbieter, neu_seit, reduziert, titel, text, words, titel_words, preis, flaeche, gruppe)
    select n, '{KAUF}', '{graz}', false, '{}', '{}', false, 1 + n % 400,
      extract(epoch from now() - make_interval(mins => n)) * 1000, 0, 'Wohnung ' || n, '', '', '', 1000 + n, 70,
      case when n % 5 = 0 then n / 10 end
    from ${each}`.execute(db)
  await sql`insert into listing (id, vermarktungsart, orte, dachgeschoss, ausstattung, heizung, provisionsfrei, anbieter,
      neu_seit, reduziert, titel, words, state, quality, missing, views, inquiries, changed_at)
    select n, '{KAUF}', '{graz}', false, '{}', '{}', false, 1 + n % 400,
      extract(epoch from now() - make_interval(mins => n)) * 1000, 0, 'Wohnung ' || n,
      array_to_tsvector(array['wohnung', 'b', n::text] || case when n % 700 = 0 then '{dachterrass}'::text[] else '{}' end),
      'published', 80, '{}', 3, 1, now() - make_interval(mins => n)
    from ${each} on conflict do nothing`.execute(db)
  await sql`insert into inquiry (company_id, property_id, name, email, language, message, status, created_at, updated_at,
      answered_at, privacy_accepted_at)
    select 1 + n % 400, n, 'Person ' || n, 'person' || n || '@example.at', 'de',
      repeat('Ist die Wohnung noch frei? Wann kann ich sie besichtigen? ', 15)
        || case when n % 50 = 0 then 'Gibt es einen Tiefgaragenstellplatz?' when n % 1000 = 1 then '有车位吗？'
          when n % 1000 = 2 then 'هل يوجد موقف سيارة؟' else '' end,
      case when n % 40 = 0 then 'new' else 'done' end, now() - make_interval(mins => n), now(),
      case when n % 40 = 0 then null else now() - make_interval(mins => n - 30) end, now()
    from ${each}`.execute(db)
  await sql`insert into appointment (company_id, property_id, type, starts_at, duration, status, name, email, message,
      language, token, privacy_accepted_at, created_at, updated_at)
    select 1 + n % 400, n, 'viewing', now() + make_interval(mins => 30 * n - 1000000), 30,
      (array['booked', 'confirmed', 'cancelled'])[1 + n % 3], 'Person ' || n, 'person' || n || '@example.at', '', 'de',
      md5('appointment' || n), now(), now(), now() from ${each}`.execute(db)
  await sql`insert into delivery (channel, dedupe_key, user_id, recipient, payload, status, last_error, overdue_at,
      created_at, sent_at)
    select 'mail', (array['newsletter', 'alert', 'agent', 'inquiry'])[1 + n % 4] || ':' || n,
      null, 'person' || n || '@example.at', jsonb_build_object('text', repeat('Neue Immobilien für Ihre Suche. ', 40)),
      case when n % 500 = 0 then 'refused' else 'sent' end, case when n % 500 = 0 then '550 no such user' end, now(),
      now() - make_interval(mins => n), now() - make_interval(mins => n)
    from ${each}`.execute(db)
  await sql`insert into import_source (key, name) values ('bench', 'Bench') on conflict do nothing`.execute(db)
  await sql`insert into import_run (source_id, file_name, state, started_at)
    select (select id from import_source), 'Lieferung-' || n || '.xml', 'done', now() - make_interval(mins => n)
    from ${each}`.execute(db)
  // Two years of acts by 300 people on the records of 400 companies; one in 5,000 renews the secret of a source.
  await sql`insert into audit (at, actor_id, actor_name, actor_role, act, entity, entity_id, label, company_id, changes)
    select now() - make_interval(mins => ${to * ACTS_EACH}::int - n), 1 + n % 300, 'Eva Huber ' || n % 300, 'agent',
      case when n % 5000 = 0 then 'sources.renew_secret' when n % 50 = 0 then 'projects.change' else 'properties.change' end,
      case when n % 5000 = 0 then 'source' when n % 50 = 0 then 'project' else 'property' end, 1 + n % 50000,
      'Wohnung ' || n, 1 + n % ${sql.lit(COMPANIES)},
      jsonb_build_object('objekttitel', jsonb_build_array('Wohnung', 'Wohnung ' || n))
    from generate_series(${(from - 1) * ACTS_EACH + 1}::int, ${to * ACTS_EACH}::int) n`.execute(db)
  // Inquiries ask for the figures of their homes, too: without it the first list would count them all again.
  await sql`delete from listing_note`.execute(db)
  await sql`vacuum analyze`.execute(db)
}

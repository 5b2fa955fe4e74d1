import { cpus, loadavg } from 'node:os'
import { sql } from 'kysely'
import { FIGURES_KEPT_DAYS } from '../../src/domain/admin/period.ts'
import { viennaDay } from '../../src/domain/format/date.ts'
import {
  listCompanyFigures,
  listHomeFigures,
  listSearched,
  listUnread,
  readFigures,
} from '../../src/server/business/service.ts'
import type { Ctx } from '../../src/server/ctx.ts'
import type { Db } from '../../src/server/db/db.ts'
import { measureCall } from './processors.ts'
import { onScratch } from './scratch.ts'

const COMPANIES = 2_000
const HOMES = 100_000
/** The most that the present month, and an ended one, may have. */
const SEARCHES_NOW = 20_000
const SEARCHES_A_MONTH = 4_000
const TIMES = 20

/**
 * npm run bench -- figures: fills a database with all days that are kept of a portal of 100,000 homes of 2,000
 * companies, and calls what the screen of the business's figures calls, each twenty times.
 */
export const benchFigures = (): Promise<void> =>
  onScratch('figures', async (ctx) => {
    await fill(ctx.db, viennaDay(new Date()))
    const { rows } = await sql<{ version: string }>`select version()`.execute(ctx.db)
    console.log(rows[0]?.version.replace(/ on .*/, ''))
    for (const [table, count] of await sizes(ctx.db)) console.log(`${table}: ${count.toLocaleString('en')} rows`)
    console.log(
      `load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} shared cores; p50 / p95 / p99 / worst, and processors, in ms`,
    )
    for (const [name, run] of CALLS) await measureCall(ctx.db, name, TIMES, () => run(ctx))
    console.log(`load ${loadavg()[0]?.toFixed(1)} at the end`)
  })

const page = { seite: 1, pro_seite: 50 }
const CALLS: readonly [string, (ctx: Ctx) => Promise<unknown>][] = [
  ['all figures of a day', (ctx) => readFigures(ctx, { period: 'day' })],
  ['all figures of four weeks', (ctx) => readFigures(ctx, { period: 'month' })],
  ['all figures of a year', (ctx) => readFigures(ctx, { period: 'year' })],
  ['a year of one company', (ctx) => readFigures(ctx, { period: 'year', anbieter: 77 })],
  ['companies of four weeks', (ctx) => listCompanyFigures(ctx, { period: 'month', sort: '-aufrufe', ...page })],
  ['companies of a year', (ctx) => listCompanyFigures(ctx, { period: 'year', sort: '-aufrufe', ...page })],
  ['companies of a year by name', (ctx) => listCompanyFigures(ctx, { period: 'year', sort: 'firma', ...page })],
  ['homes opened most and least', (ctx) => listHomeFigures(ctx)],
  ['searches of four weeks', (ctx) => listSearched(ctx, { period: 'month', sort: '-vergeblich', ...page }, 'de')],
  ['searches of a year', (ctx) => listSearched(ctx, { period: 'year', sort: '-vergeblich', ...page }, 'de')],
  ['misunderstood sentences', (ctx) => listUnread(ctx)],
]

/** Every company has figures on every day, which is the most that there can be. */
async function fill(db: Db, today: string): Promise<void> {
  await sql`insert into company (firma, slug) select 'Immobilien ' || n, 'immobilien-' || n
    from generate_series(1, ${COMPANIES}::int) n`.execute(db)
  await sql`insert into company_day (company_id, day, views, favorites, inquiries, appointments, alerts)
    select c.id, ${today}::date - d, (random() * 400)::int, (random() * 9)::int, (random() * 5)::int,
      (random() * 3)::int, (random() * 3)::int
    from generate_series(0, ${FIGURES_KEPT_DAYS}::int) d, company c`.execute(db)
  await sql`insert into company_month (company_id, month, views, favorites, inquiries, appointments, alerts)
    select company_id, date_trunc('month', day), sum(views), sum(favorites), sum(inquiries), sum(appointments), sum(alerts)
    from company_day group by 1, 2`.execute(db)
  await sql`insert into figure_day (day, kind, part, count)
    select ${today}::date - d, kind, part, (random() * 90000)::int
    from generate_series(0, ${FIGURES_KEPT_DAYS}::int) d, (
      select kind, part from unnest(array['visit', 'page']) kind, unnest(array['start', 'list', 'map', 'home', 'place',
        'prices', 'project', 'company', 'assistant', 'guide', 'other']) part
      union all select kind, part from unnest(array['search', 'miss']) kind,
        unnest(array['list', 'map', 'sentence', 'api']) part
      union all select kind, '' from unnest(array['view', 'favorite', 'inquiry', 'appointment', 'alert', 'alert_sent',
        'agent', 'agent_sent']) kind) one`.execute(db)
  await sql`insert into search_month (month, search, searches, misses)
    select (date_trunc('month', ${today}::date) - make_interval(months => m))::date,
      'vermarktungsart=' || (array['KAUF', 'MIETE'])[1 + n % 2] || '&objektart=' ||
        (array['WOHNUNG', 'HAUS', 'GRUNDSTUECK'])[1 + n % 3] || '&ort=' ||
        (array['wien', 'graz', 'linz', 'salzburg', 'innsbruck'])[1 + n % 5] || '&preis_bis=' || (n * 10),
      5 + (random() * 300)::int, (random() * 100)::int
    from generate_series(0, ${Math.floor(FIGURES_KEPT_DAYS / 30)}::int) m, generate_series(1, ${SEARCHES_NOW}::int) n
    where m = 0 or n <= ${SEARCHES_A_MONTH}`.execute(db)
  await sql`insert into listing (id, vermarktungsart, orte, dachgeschoss, ausstattung, heizung, provisionsfrei, anbieter,
      neu_seit, reduziert, titel, words, state, quality, missing, views, inquiries, changed_at)
    select n, '{KAUF}', '{graz}', false, '{}', '{}', false, 1 + n % ${COMPANIES}::int,
      extract(epoch from now() - make_interval(days => n % 90)) * 1000, 0, 'Wohnung ' || n, to_tsvector('simple', ''),
      'published', 80, '{}', (random() * 500)::int, (random() * 9)::int, now()
    from generate_series(1, ${HOMES}::int) n`.execute(db)
  await sql`insert into misunderstood (query, language, criteria, wanted, day)
    select 'wohnung ' || n % 900, 'de', '{}', '', ${today}::date from generate_series(1, 5000) n`.execute(db)
  await sql`analyze`.execute(db)
}

async function sizes(db: Db): Promise<[string, number][]> {
  const tables = ['company_day', 'company_month', 'figure_day', 'search_month', 'listing'] as const
  return Promise.all(
    tables.map(async (table): Promise<[string, number]> => {
      const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db)
      return [table, Number(rows[0]?.count)]
    }),
  )
}

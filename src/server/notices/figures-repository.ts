import { sql } from 'kysely'
import { NOTICE_DECISIONS, NOTICE_KINDS } from '../../domain/notices/kinds.ts'
import type { YearFigures } from '../../domain/notices/schemas.ts'
import type { Db, ReadDb } from '../ctx.ts'

const yearOf = (column: string) => sql`extract(year from ${sql.ref(column)} at time zone 'Europe/Vienna')::int`
const median = (from: string, to: string) =>
  sql`percentile_cont(0.5) within group (order by extract(epoch from ${sql.ref(to)} - ${sql.ref(from)}) / 3600)`

/** The figures of a year in Vienna: what was sent then, and what became of it until now. */
export async function countYear(db: ReadDb, year: number): Promise<YearFigures> {
  const by = async <N extends string>(column: string, names: readonly N[]) => {
    const { rows } = await sql<{ name: string; count: number }>`
      select ${sql.ref(column)} as name, count(*)::int as count from notice
      where origin = 'form' and ${yearOf('created_at')} = ${year} and ${sql.ref(column)} is not null
      group by 1`.execute(db)
    const countOf = new Map(rows.map(({ name, count }) => [name, count]))
    return Object.fromEntries(names.map((name) => [name, countOf.get(name) ?? 0])) as Record<N, number>
  }
  const { rows: sums } = await sql<{
    notices: number
    open: number
    own: number
    flagged: number
    median_hours: number | null
  }>`
    select count(*) filter (where origin = 'form')::int as notices,
      count(*) filter (where origin = 'form' and decision is null)::int as open,
      count(*) filter (where origin = 'own')::int as own, count(*) filter (where origin = 'flag')::int as flagged,
      ${median('created_at', 'answered_at')} filter (where origin = 'form') as median_hours
    from notice where ${yearOf('created_at')} = ${year}`.execute(db)
  const { rows: complaints } = await sql<YearFigures['complaints']>`
    select count(*) filter (where party = 'notifier')::int as notifier,
      count(*) filter (where party = 'advertiser')::int as advertiser,
      count(*) filter (where outcome = 'upheld')::int as upheld,
      count(*) filter (where outcome = 'rejected')::int as rejected,
      count(*) filter (where outcome is null)::int as open, ${median('created_at', 'decided_at')} as median_hours
    from notice_complaint where ${yearOf('created_at')} = ${year}`.execute(db)
  const [sum] = sums
  const [complained] = complaints
  const hours = (value: number | null | undefined) =>
    value === null || value === undefined ? null : Math.round(Number(value) * 10) / 10
  return {
    notices: sum?.notices ?? 0,
    kinds: await by('kind', NOTICE_KINDS),
    decisions: await by('decision', NOTICE_DECISIONS),
    open: sum?.open ?? 0,
    median_hours: hours(sum?.median_hours),
    own: sum?.own ?? 0,
    flagged: sum?.flagged ?? 0,
    automated: 0,
    complaints: {
      notifier: complained?.notifier ?? 0,
      advertiser: complained?.advertiser ?? 0,
      upheld: complained?.upheld ?? 0,
      rejected: complained?.rejected ?? 0,
      open: complained?.open ?? 0,
      median_hours: hours(complained?.median_hours),
    },
  }
}

/** The first year of a notice; null before the first one. */
export async function findFirstYear(db: ReadDb): Promise<number | null> {
  const { rows } = await sql<{ year: number | null }>`
    select min(${yearOf('created_at')}) as year from notice`.execute(db)
  return rows[0]?.year ?? null
}

export const findFrozen = (db: ReadDb) =>
  db.selectFrom('transparency_year').select(['year', 'figures', 'frozen_at']).orderBy('year', 'desc').execute()

/** Figures that were published once never change. */
export async function insertFrozen(db: Db, year: number, figures: YearFigures, frozen_at: Date): Promise<void> {
  await db
    .insertInto('transparency_year')
    .values({ year, figures: JSON.stringify(figures), frozen_at })
    .onConflict((conflict) => conflict.column('year').doNothing())
    .execute()
}

import { DateTime } from 'luxon'
import type { Transparency } from '../../domain/notices/schemas.ts'
import { ZONE } from '../appointments/hours.ts'
import type { Ctx } from '../ctx.ts'
import { reader } from '../db/reader.ts'
import { countYear, findFirstYear, findFrozen, insertFrozen } from './figures-repository.ts'

/** Notices of December are decided in January: a year closes at the end of that month. */
const CLOSES_MONTH = 2

const viennaTime = ({ clock }: Pick<Ctx, 'clock'>) => DateTime.fromJSDate(clock(), { zone: ZONE })

/** The published figures, latest year first: closed years as they were frozen, the others as counted now. */
export async function readTransparency(ctx: Pick<Ctx, 'db' | 'standbys' | 'clock'>): Promise<Transparency> {
  const db = reader(ctx)
  const frozen = await findFrozen(db)
  const now = viennaTime(ctx).year
  const first = Math.min(now, (await findFirstYear(db)) ?? now, ...frozen.map(({ year }) => year))
  const years: Transparency['years'] = []
  for (let year = now; year >= first; year--) {
    const stored = frozen.find((one) => one.year === year)
    years.push({
      year,
      frozen_at: stored?.frozen_at.toISOString() ?? null,
      figures: stored?.figures ?? (await countYear(db, year)),
    })
  }
  return { years }
}

/** Freezes the figures of each year that has closed. Runs daily; a second run changes nothing. */
export async function freezeYears(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  const now = viennaTime(ctx)
  const last = now.month >= CLOSES_MONTH ? now.year - 1 : now.year - 2
  const first = await findFirstYear(ctx.db)
  if (first === null) return
  const known = new Set((await findFrozen(ctx.db)).map(({ year }) => year))
  for (let year = first; year <= last; year++) {
    if (!known.has(year)) await insertFrozen(ctx.db, year, await countYear(ctx.db, year), ctx.clock())
  }
}

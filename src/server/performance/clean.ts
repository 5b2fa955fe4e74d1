import { FIGURES_KEPT_DAYS } from '../../domain/admin/period.ts'
import { viennaDay } from '../../domain/format/date.ts'
import { addDays } from '../../domain/format/vienna.ts'
import type { Ctx } from '../ctx.ts'
import { GRAINS } from './grains.ts'
import { removeFigures } from './repository.ts'

/** Days for which each grain of the figures is kept; visitors' have no minutes and hours. */
export const KEPT_DAYS = { minute: 2, hour: 60, day: FIGURES_KEPT_DAYS, month: FIGURES_KEPT_DAYS } as const

/** Removes figures that are kept no longer. */
export async function cleanFigures({ db, clock }: Ctx): Promise<void> {
  const today = viennaDay(clock())
  // A month goes with its first day, so that no row contains a day that is kept no longer.
  for (const grain of GRAINS) await removeFigures(db, grain, addDays(today, -KEPT_DAYS[grain]))
}

import { viennaDay } from '../../domain/format/date.ts'
import { addDays } from '../../domain/format/vienna.ts'
import type { Ctx } from '../ctx.ts'
import { removeFigures } from './repository.ts'

/** Days for which visitors' figures are kept: the privacy page says so. */
export const VITALS_DAYS = 400
/** Days for which each grain of the server's figures is kept: a year, the year before, and some weeks. */
export const SERVER_DAYS = { minute: 2, hour: 60, day: 800, month: 800 } as const

/** Removes figures that are kept no longer. */
export async function cleanFigures({ db, clock }: Ctx): Promise<void> {
  const today = viennaDay(clock())
  // A month goes with its first day, so that no row contains a day that is kept no longer.
  await removeFigures(db, 'day', addDays(today, -VITALS_DAYS), 'visitors')
  await removeFigures(db, 'month', addDays(today, -VITALS_DAYS), 'visitors')
  await removeFigures(db, 'minute', addDays(today, -SERVER_DAYS.minute), 'server')
  await removeFigures(db, 'hour', addDays(today, -SERVER_DAYS.hour), 'server')
  await removeFigures(db, 'day', addDays(today, -SERVER_DAYS.day), 'server')
  await removeFigures(db, 'month', addDays(today, -SERVER_DAYS.month), 'server')
}

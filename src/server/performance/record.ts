import type { PageKind } from '../../domain/performance/pages.ts'
import type { Series } from '../../domain/performance/server-figures.ts'
import type { Device, Vital } from '../../domain/performance/vitals.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Ctx } from '../ctx.ts'
import type { FigureCounter } from './counter.ts'
import { rowsOf } from './grains.ts'
import type { ServerMetrics } from './metrics.ts'
import { addFigures } from './repository.ts'

type Recording = Pick<Ctx, 'db' | 'log'> & { caches: { measured: FigureCounter; metrics: ServerMetrics } }

const FLUSH_MS = 15_000

/**
 * Counts a value of the server: of its label, and of the whole series. It is written with the next batch.
 * @param label a route, a job, a channel; one of few
 */
export function record(ctx: Recording, series: Series, value: number, label = ''): void {
  add(ctx, series, '', value)
  if (label) add(ctx, series, label, value)
  ctx.caches.metrics.note(series, value, label)
}

/** The label of visitors' figures; '' stands for all pages, all languages. */
export const vitalLabel = (page: PageKind | '', language: Language | '', device: Device): string =>
  `${page}/${language}/${device}`

/** Counts what a browser has measured. Nothing else about its visitor is kept. */
export function recordVital(
  ctx: Recording,
  vital: Vital,
  value: number,
  { page, language, device }: { page: PageKind; language: Language; device: Device },
): void {
  for (const onPage of [page, ''] as const) {
    for (const inLanguage of [language, ''] as const) {
      add(ctx, `vital.${vital}`, vitalLabel(onPage, inLanguage, device), value)
    }
  }
}

/** Runs work and counts its milliseconds; when it fails, the failure instead. */
export async function timed<T>(
  ctx: Recording,
  series: Series,
  failure: Series,
  work: () => Promise<T>,
  label = '',
): Promise<T> {
  const began = performance.now()
  try {
    const result = await work()
    record(ctx, series, performance.now() - began, label)
    return result
  } catch (error) {
    record(ctx, failure, 1, label)
    throw error
  }
}

function add(ctx: Recording, series: string, label: string, value: number): void {
  const isFirst = ctx.caches.measured.add(series, label, value)
  if (!isFirst) return
  const write = () => flushMeasured(ctx).catch((error: Error) => ctx.log.warn({ error }, 'figures were not written'))
  setTimeout(write, FLUSH_MS).unref()
}

/** Writes what was counted since. When that fails, the values wait for the next time. */
export async function flushMeasured({
  db,
  caches,
}: Pick<Ctx, 'db'> & { caches: { measured: FigureCounter } }): Promise<void> {
  const measured = caches.measured.take()
  if (measured.length === 0) return
  try {
    await addFigures(db, rowsOf(measured))
  } catch (error) {
    caches.measured.putBack(measured)
    throw error
  }
}

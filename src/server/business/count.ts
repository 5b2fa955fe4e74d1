import type { FigureName } from '../../domain/business/figures.ts'
import { viennaDay } from '../../domain/format/date.ts'
import type { Ctx, Db } from '../ctx.ts'
import { writeBatches } from './batches.ts'
import { insertBatch, insertChange, insertNote, type Note, type Subject } from './repository.ts'

const FLUSH_MS = 10_000

/** What is noted: a figure, or the coarse criteria of a search (`asked`), and of one without a result (`unmet`). */
export type Kind = FigureName | 'asked' | 'unmet'

/**
 * Counts what a visitor did that no transaction stores: in memory, written in batches. Only the number of a day is
 * kept: neither who, nor from where.
 * @param part the kind of page or search, or the coarse criteria of a search
 */
export function count(ctx: Ctx, kind: Kind, part = ''): void {
  const isFirst = ctx.caches.figures.add(`${viennaDay(ctx.clock())} ${kind} ${part}`)
  if (!isFirst) return
  const write = () => flushFigures(ctx).catch((error: unknown) => ctx.log.warn({ error }, 'figures were not written'))
  setTimeout(write, FLUSH_MS).unref()
}

/** Writes what was counted since. When that fails, the counts wait for the next time, and are added once. */
export async function flushFigures({ db, caches, clock }: Pick<Ctx, 'db' | 'caches' | 'clock'>): Promise<void> {
  await writeBatches(caches.figures, ({ id, counts }) => insertBatch(db, id, clock(), [...counts].map(noteOf)))
}

function noteOf([key, count]: [string, number]): Note {
  const [day = '', kind = '', part = ''] = key.split(' ')
  return { day, kind, part, count }
}

/**
 * Counts an act in the transaction that stores it, or that queues its message: both happen, or neither.
 * @param about the home or project whose company the act counts for; without one, only the portal's sum rises
 */
export async function countAct(
  { db, clock }: { db: Db; clock: Ctx['clock'] },
  kind: FigureName,
  about: Subject = {},
): Promise<void> {
  await insertNote(db, { day: viennaDay(clock()), kind }, about)
}

/**
 * Follows the status of an inquiry, in the transaction that changes it: one that turns out to be spam is taken back from
 * the day on which it came, and counts again when it is none after all.
 */
export async function recountInquiry(
  { db }: { db: Db },
  row: { status: string; company_id: number | null; created_at: Date },
  status: string,
): Promise<void> {
  const count = Number(status !== 'spam') - Number(row.status !== 'spam')
  if (count !== 0) await insertChange(db, { day: viennaDay(row.created_at), kind: 'inquiry', count }, row.company_id)
}

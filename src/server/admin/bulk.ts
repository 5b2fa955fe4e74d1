import { isDeepStrictEqual } from 'node:util'
import { BULK_MAX, UNDOABLE_MAX, type UndoResult } from '../../domain/admin/bulk.ts'
import { DomainError } from '../../domain/errors.ts'
import type { Ctx } from '../ctx.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import {
  type BulkTarget,
  deleteEnded,
  deleteItem,
  findBulk,
  findItems,
  findUndoable,
  insertBulk,
  insertItem,
  markUndone,
} from './bulk-repository.ts'
import { companyOf } from './scope.ts'

const UNDO_MS = 24 * 3_600_000
const EXAMPLES = 5

/** The records of a bulk act as they are now, and what the act would leave. */
export interface Planned<Row, Why extends string, Example> {
  /** All that are meant. */
  found: readonly number[]
  rows: readonly Row[]
  /** Why the act leaves a record as it is; null where it changes something. */
  skips: (row: Row) => Why | null
  example: (row: Row) => Example
}

/** The part of a bulk act's body that counts: the number that the dry run found. */
interface Asked {
  act: string
  dry_run: boolean
  expected?: number | undefined
}

/** @throws DomainError bulk.too_many for a list that was read up to one more than BULK_MAX */
export function refuseTooMany(found: readonly number[]): void {
  if (found.length > BULK_MAX) throw new DomainError('bulk.too_many')
}

/**
 * Acts on many records, or tells what it would change.
 * @param changeOne changes a record in a transaction of its own with its entry of the audit, so that an interrupted act is
 * known as far as it came. It keeps what it changed under the act's number, which is null for an act that cannot be
 * undone, and returns false for a record that has changed or gone meanwhile
 * @throws DomainError bulk.count when another number of records is found than the caller expects
 */
export async function actOnAll<Row extends { id: number }, Why extends string, Example>(
  ctx: Ctx,
  visitor: SignedInVisitor,
  { act, dry_run, expected }: Asked,
  planned: Planned<Row, Why, Example>,
  { canUndo, changeOne }: { canUndo: boolean; changeOne: (id: number, bulkId: number | null) => Promise<boolean> },
) {
  const { found, rows, skips, example } = planned
  if (!dry_run && expected !== found.length) throw new DomainError('bulk.count')
  const skipped = new Map<Why, number>()
  const changing = rows.filter((row) => {
    const why = skips(row)
    if (why !== null) skipped.set(why, (skipped.get(why) ?? 0) + 1)
    return why === null
  })
  const told = {
    found: found.length,
    skipped: [...skipped].map(([why, count]) => ({ why, count })),
    examples: changing.slice(0, EXAMPLES).map(example),
  }
  if (dry_run || changing.length === 0) return { ...told, changed: changing.length, undo: null }
  const { db, clock } = ctx
  await deleteEnded(db, clock())
  const at = clock()
  const ends_at = new Date(at.getTime() + UNDO_MS)
  const owner = { company_id: companyOf(visitor), account_id: visitor.user.id }
  const bulkId = canUndo ? await insertBulk(db, { act, ...owner, at, ends_at }) : null
  let changed = 0
  for (const { id } of changing) {
    if (await changeOne(id, bulkId)) changed++
  }
  return { ...told, changed, undo: bulkId === null ? null : { id: bulkId, ends_at: ends_at.toISOString() } }
}

/** The acts of the caller that can still be undone, the newest first. @param acts the kinds that the caller can undo */
export async function findUndos<A extends string>(ctx: Ctx, visitor: SignedInVisitor, acts: readonly A[]) {
  const owner = { account: visitor.user.id, company: companyOf(visitor) }
  const found = await findUndoable(ctx.db, owner, acts, ctx.clock(), UNDOABLE_MAX)
  return found.map(({ act, at, ends_at, ...rest }) => ({
    ...rest,
    act: act as A,
    at: at.toISOString(),
    ends_at: ends_at.toISOString(),
  }))
}

/**
 * Checks that a bulk act can be undone.
 * @param acts the kinds of acts that the caller can undo
 * @returns its kind
 * @throws DomainError bulk.not_found, bulk.over after 24 hours, or when it was undone already
 */
export async function kindToUndo<A extends string>(
  ctx: Ctx,
  visitor: SignedInVisitor,
  bulkId: number,
  acts: readonly A[],
): Promise<A> {
  const bulk = await findBulk(ctx.db, bulkId, companyOf(visitor), acts)
  if (!bulk) throw new DomainError('bulk.not_found')
  if (bulk.undone_at || bulk.ends_at < ctx.clock()) throw new DomainError('bulk.over')
  return bulk.act as A
}

type Values = Record<string, unknown>

/**
 * Gives each record back what an act changed. The act counts as undone only at the end: after a failure midway the next
 * call undoes the others.
 * @param undoOne does it in a transaction of its own, with `undoneOne`; it returns false for a record that was changed
 * since
 */
export async function undoAll(
  ctx: Ctx,
  bulkId: number,
  undoOne: (item: { id: number; before: Values; after: Values }) => Promise<boolean>,
): Promise<UndoResult> {
  const sum: UndoResult = { undone: 0, kept: 0 }
  for (const { id, before, after } of await findItems(ctx.db, bulkId)) {
    const item = { id, before: before as Values, after: after as Values }
    sum[(await undoOne(item)) ? 'undone' : 'kept']++
  }
  await markUndone(ctx.db, bulkId, ctx.clock())
  return sum
}

/** Keeps what an act changed of a record, in its transaction. @param bulkId null: the act cannot be undone */
export async function keepChange(
  { db }: Pick<Ctx, 'db'>,
  bulkId: number | null,
  target: BulkTarget,
  change: { before: unknown; after: unknown },
): Promise<void> {
  if (bulkId !== null) await insertItem(db, bulkId, target, change)
}

/** Removes what was kept of a record that has been undone, in the transaction that undoes it. */
export const undoneOne = ({ db }: Pick<Ctx, 'db'>, bulkId: number, target: BulkTarget): Promise<void> =>
  deleteItem(db, bulkId, target)

/** Whether a record is as an act left it, compared as the database stores both. */
export const isAsLeft = (now: Values, after: Values): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(now)), after)

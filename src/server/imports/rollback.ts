import { DomainError } from '../../domain/errors.ts'
import type { Rollback } from '../../domain/imports/rollback.ts'
import { OPERATOR } from '../audit/record.ts'
import type { Ctx, Db } from '../ctx.ts'
import { recordRunAct } from '../feeds/source-acts.ts'
import { fetchWaiting } from '../media/fetch.ts'
import type { Visitor } from '../operations/visitor.ts'
import { endProjectsOf, moveUnit } from '../projects/receive.ts'
import { hideInPictures, storedStreet } from '../properties/hidden-pictures.ts'
import { layAgain } from '../properties/lay-again.ts'
import { recordStoredPrices } from '../properties/price-history.ts'
import { withdrawProperties } from '../properties/receive.ts'
import { renewRow } from '../properties/reindex.ts'
import { announceChanges } from '../search/outbox.ts'
import {
  findBefore,
  findRestored,
  forgetBefore,
  forgetPrices,
  lockUnit,
  markRolledBack,
  restoreBefore,
} from './before-repository.ts'
import { findRun, tryLockSource, unlockSource } from './repository.ts'
import { findSource } from './source-repository.ts'

type Caller = Pick<Visitor, 'user' | 'requestId'>

/**
 * Takes a run back: each home is as before it, homes that it created are withdrawn. A home that a later run has changed
 * stays as it is, and can be taken back once that run was. Each home is a transaction, so that this may be interrupted
 * and repeated. Companies, agents and the texts of projects stay as the run left them; projects that it created and
 * that are left without units end.
 * @throws DomainError import.not_found, import.busy while an import of the source runs, import.not_reversible when the
 * run changed nothing, was taken back, is too old, or later runs have changed each of its homes
 */
export async function rollBack(ctx: Ctx, runId: number, visitor: Caller = OPERATOR): Promise<Rollback> {
  const run = await findRun(ctx.db, runId)
  const source = run?.source ? await findSource(ctx.db, run.source) : null
  if (!run || !source) throw new DomainError('import.not_found')
  return ctx.direct.connection().execute(async (connection) => {
    if (!(await tryLockSource(connection, source.id))) throw new DomainError('import.busy')
    try {
      const homes = await findBefore(connection, runId)
      const back = homes.filter(({ overtaken }) => !overtaken)
      if (back.length === 0) throw new DomainError('import.not_reversible')
      const restored = await findRestored(connection)
      const sum: Rollback = { restored: 0, withdrawn: 0, kept: homes.length - back.length }
      for (const { property_id: id, created } of back) {
        await connection.transaction().execute((tx) => takeBack(ctx, tx, { id, created, runId, restored }, run))
        sum[created ? 'withdrawn' : 'restored']++
      }
      await connection.transaction().execute(async (db) => {
        await forgetBefore(
          db,
          runId,
          back.map(({ property_id }) => property_id),
        )
        await endProjectsOf(db, source.id, run.started_at, ctx.clock())
        await markRolledBack(db, runId, ctx.clock())
        const told = { act: 'imports.roll_back', after: { ...sum } }
        await recordRunAct({ ...ctx, db }, visitor, { id: runId, source_id: source.id, label: run.file_name }, told)
      })
      await announceChanges(connection)
      return sum
    } finally {
      await unlockSource(connection, source.id).catch(() => {})
    }
  })
}

async function takeBack(
  ctx: Ctx,
  tx: Db,
  { id, created, runId, restored }: { id: number; created: boolean; runId: number; restored: readonly string[] },
  run: { started_at: Date; finished_at: Date | null },
): Promise<void> {
  const at = ctx.clock()
  const from = await lockUnit(tx, id)
  if (created) {
    await withdrawProperties(tx, [{ id }], { at, runId: null, publish: true })
  } else {
    await layAgain(tx, id, await restoreBefore(tx, { runId, propertyId: id, restored }, at), at)
    // Alternative texts are no part of what was restored: they follow the address that is.
    await hideInPictures(tx, id, await storedStreet(tx, id))
    await fetchWaiting(ctx, tx, id)
    await forgetPrices(tx, id, run)
    // The price of a hand counts still.
    await recordStoredPrices(tx, id, at)
    await renewRow(tx, id)
  }
  await moveUnit(tx, { from, to: await lockUnit(tx, id) }, at)
}

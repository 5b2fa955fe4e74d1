import { DomainError } from '../../domain/errors.ts'
import type { Rollback } from '../../domain/imports/rollback.ts'
import { OPERATOR } from '../audit/record.ts'
import type { Ctx, Db } from '../ctx.ts'
import { recordRunAct } from '../feeds/source-acts.ts'
import type { Visitor } from '../operations/visitor.ts'
import { layHandsAgain } from '../properties/hand-layer.ts'
import { layStateAgain } from '../properties/hand-state.ts'
import { hideInPictures, storedStreet } from '../properties/hidden-pictures.ts'
import { withdrawProperties } from '../properties/receive.ts'
import { renewRow } from '../properties/reindex.ts'
import { announceChanges } from '../search/outbox.ts'
import { findBefore, findRestored, forgetPrices, markRolledBack, restoreBefore } from './before-repository.ts'
import { findRun, tryLockSource, unlockSource } from './repository.ts'
import { findSource } from './source-repository.ts'

type Caller = Pick<Visitor, 'user' | 'requestId'>

/**
 * Takes a run back: each home is as before it, homes that it created are withdrawn. A home that a later run has changed
 * stays as it is. Each home is a transaction, so that this may be interrupted and repeated. Companies, agents and the
 * texts of projects stay as the run left them.
 * @throws DomainError import.not_found, import.busy while an import of the source runs, import.not_reversible when the
 * run changed nothing, was taken back, or is too old
 */
export async function rollBack(ctx: Ctx, runId: number, visitor: Caller = OPERATOR): Promise<Rollback> {
  const run = await findRun(ctx.db, runId)
  const source = run?.source ? await findSource(ctx.db, run.source) : null
  if (!run || !source) throw new DomainError('import.not_found')
  return ctx.direct.connection().execute(async (connection) => {
    if (!(await tryLockSource(connection, source.id))) throw new DomainError('import.busy')
    try {
      const homes = await findBefore(connection, runId)
      if (homes.length === 0) throw new DomainError('import.not_reversible')
      const restored = await findRestored(connection)
      const sum: Rollback = { restored: 0, withdrawn: 0, kept: 0 }
      for (const { property_id: id, created, overtaken } of homes) {
        if (overtaken) sum.kept++
        else {
          await connection
            .transaction()
            .execute((tx) => takeBack(tx, { id, created, runId, restored }, run.started_at, ctx.clock()))
          sum[created ? 'withdrawn' : 'restored']++
        }
      }
      await connection.transaction().execute(async (db) => {
        if (!(await markRolledBack(db, runId, ctx.clock()))) throw new DomainError('import.not_reversible')
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
  tx: Db,
  { id, created, runId, restored }: { id: number; created: boolean; runId: number; restored: readonly string[] },
  began: Date,
  at: Date,
): Promise<void> {
  if (created) return withdrawProperties(tx, [{ id }], { at, runId: null, publish: true })
  await restoreBefore(tx, { runId, propertyId: id, restored }, at)
  await layHandsAgain(tx, id, at)
  // Alternative texts are no part of what was restored: they follow the address that is.
  await hideInPictures(tx, id, await storedStreet(tx, id))
  await layStateAgain(tx, id, at)
  await forgetPrices(tx, id, began)
  await renewRow(tx, id)
}

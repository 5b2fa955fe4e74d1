import { DomainError } from '../../domain/errors.ts'
import { mayBeOne } from '../../domain/properties/duplicates.ts'
import type { Ctx } from '../ctx.ts'
import { lockAlike } from '../search/read-model.ts'
import { regroup } from './duplicates.ts'
import { findChanged, findDecisions, findPair, writeDecision } from './duplicates-repository.ts'

/**
 * Says whether two listings are one home, within the transaction of `ctx`; their groups follow at once. It counts while
 * both have the same postcode and type.
 * @param same null: the rule decides again
 * @returns the homes, and what was decided before
 * @throws DomainError property.not_found, duplicates.unlike for listings that cannot be one home
 */
export async function decideHomes({ db, clock }: Ctx, ids: readonly [number, number], same: boolean | null) {
  // Before anything is read: other writers of these listings finish first.
  await lockAlike(db, ids)
  const [first, second] = await findPair(db, ids)
  if (!first || !second) throw new DomainError('property.not_found')
  if (same && !mayBeOne(first, second)) throw new DomainError('duplicates.unlike')
  const [one, other] = [first.id, second.id]
  const known = (await findDecisions(db, [one])).find((each) => each.one === one && each.other === other)
  await writeDecision(db, { one, other, is_same: same }, clock())
  for (const id of [one, other]) {
    const changed = await findChanged(db, id)
    if (changed) await regroup(db, changed)
  }
  return { homes: [first, second] as const, before: known?.is_same ?? null }
}

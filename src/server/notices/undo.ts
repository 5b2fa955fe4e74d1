import { isDeepStrictEqual } from 'node:util'
import type { Ctx } from '../ctx.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import { markWithheldAgain } from './flag-repository.ts'
import { findLifted, findRestrictions, type Restricted, updateNotice } from './repository.ts'
import { liftRestrictions, tellAdvertiser } from './restrict.ts'

/** The ids of the restrictions of a listing that counted before and after an act. */
export interface Around {
  before: readonly number[]
  after: readonly number[]
}

/** The ids of the restrictions that count, of a locked home or project. */
export const readRestrictions = async ({ db }: Pick<Ctx, 'db'>, about: Restricted): Promise<number[]> =>
  (await findRestrictions(db, about)).map(({ id }) => id)

/**
 * Whether the restrictions are as an act left them, and those that it lifted can count again: a complaint may have
 * changed their decision since.
 */
export async function areAsLeft(ctx: Ctx, about: Restricted, { before, after }: Around): Promise<boolean> {
  if (!isDeepStrictEqual(await readRestrictions(ctx, about), after)) return false
  const lifted = before.filter((id) => !after.includes(id))
  return (await findLifted(ctx.db, lifted)).length === lifted.length
}

/**
 * Undoes what an act did to the restrictions, which are as it left them (areAsLeft). The caller has restored the state of
 * the listing. One that counts again is a new decision towards the company, which was told of a release: it gets the
 * statement of reasons, and may complain, again.
 */
export async function restoreRestrictions(
  ctx: Ctx,
  visitor: Pick<SignedInVisitor, 'user'>,
  about: Restricted,
  { before }: Around,
): Promise<void> {
  await liftRestrictions(ctx, visitor, about, before)
  const now = ctx.clock()
  for (const { id, lifted_at } of await findLifted(ctx.db, before)) {
    const row = await updateNotice(ctx.db, id, { lifted_at: null, decided_at: now, updated_at: now })
    if (lifted_at) await markWithheldAgain(ctx.db, about, lifted_at, { at: now, by: visitor.user.id })
    await tellAdvertiser(ctx, row)
  }
}

import { DomainError } from '../../domain/errors.ts'
import type { Ctx, Db } from '../ctx.ts'
import { findState, lockRow, writeDeleted, writeWithheld } from './withheld-repository.ts'

/** A project's state; null when it never existed. */
export const findProjectState = async (db: Db, id: number) => (await findState(db, id)) ?? null

/** What is read of a project whose state changes. */
export type ProjectState = NonNullable<Awaited<ReturnType<typeof lockRow>>>

/** Makes others who would change the project wait, and reads its state. @throws DomainError project.not_found */
export async function lockProject(db: Db, id: number): Promise<ProjectState> {
  const row = await lockRow(db, id)
  if (!row) throw new DomainError('project.not_found')
  return row
}

/** Takes a locked project out of the portal for a reason, or releases it (null). */
export function setWithheld({ db, clock }: Ctx, { id }: Pick<ProjectState, 'id'>, reason: string | null) {
  const now = clock()
  return writeWithheld(db, id, {
    withheld_at: reason === null ? null : now,
    withheld_reason: reason,
    // Its version: others who have read it are told.
    updated_at: now,
  })
}

/** Gives a locked project the state back that an act has changed. */
export const restoreWithheld = (
  { db, clock }: Ctx,
  { id }: Pick<ProjectState, 'id'>,
  { withheld_at, withheld_reason }: { withheld_at: Date | null; withheld_reason: string | null },
): Promise<void> => writeWithheld(db, id, { withheld_at, withheld_reason, updated_at: clock() })

/** Removes a locked project that a hand has made. */
export const setDeleted = ({ db, clock }: Ctx, { id }: Pick<ProjectState, 'id'>): Promise<void> =>
  writeDeleted(db, id, clock())

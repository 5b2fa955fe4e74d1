import { DomainError } from '../../domain/errors.ts'
import type { Ctx } from '../ctx.ts'
import { type AccountRow, hasAdminBesides } from './repository.ts'

/**
 * Refuses to end the rights of the last administrator: the portal would have none, until its operator runs a command.
 * The transaction holds `lockAdmins`, so that two administrators cannot end each other at the same moment.
 * @throws DomainError account.last_admin
 */
export async function keepAnAdmin(ctx: Ctx, { id, role, disabled_at }: AccountRow): Promise<void> {
  if (role !== 'admin' || disabled_at) return
  if (!(await hasAdminBesides(ctx.db, id))) throw new DomainError('account.last_admin')
}

/** Tells whether another administrator can sign in, and so decide a second time. */
export const hasOtherAdmin = ({ db }: Pick<Ctx, 'db'>, id: number): Promise<boolean> => hasAdminBesides(db, id)

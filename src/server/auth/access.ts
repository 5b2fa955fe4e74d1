import { DomainError } from '../../domain/errors.ts'
import { leavePerson } from '../companies/own-person.ts'
import type { Ctx } from '../ctx.ts'
import { letMailIn } from '../deliveries/stops.ts'
import { HOLDINGS } from './account/holdings.ts'
import { handOnLinks } from './claims.ts'
import { keepPlace } from './places.ts'
import {
  type AccountRow,
  type AccountValues,
  deleteIdentities,
  deleteOwnTokens,
  deletePlaces,
  deleteRivals,
  deleteTokens,
  findAccount,
  findByEmail,
  lockAccount,
  lockAddresses,
  updateAccount,
} from './repository.ts'
import { revokeSessions } from './sessions/sessions.ts'

/**
 * The logins that survive the change, because their owner proved the account's own password, session or mailbox just
 * now; everything else ends.
 */
export interface Staying {
  /** Sessions to keep, by id; without it all sessions end. */
  sessions?: readonly number[] | 'all'
  /** Keeps the social logins: only when the user came in by one of them and the mailbox has agreed. */
  identities?: boolean
  /** The network where the owner is, see places.ts. */
  place?: string | undefined
}

/**
 * The rule of accounts: after a password, address or role of an account is set, or its address is confirmed, every
 * credential that a stranger could hold is invalid. All code that sets one of them calls this function, within a
 * transaction. It ends:
 *
 * - all mailed links, codes and social tokens of the account, for any purpose and mailed to any address; while the
 *   account only claims its address, the links mailed to that address stay (claims.ts);
 * - its sessions, with web push to their browsers, except those that `stay` names;
 * - its social logins, unless `stay` keeps them;
 * - the networks that were known as its owner's;
 * - with another role or company: the tie to the person of a company who signed in with it, so that the people of that
 *   company cannot end the new access;
 * - when an address becomes the account's own: all other accounts that only claim it, with all their data.
 *
 * @param values the new values; `email` means that the address is proven now, and confirms it
 * @throws DomainError auth.link when the account no longer exists, or another account has confirmed the address
 */
export async function changeAccess(
  ctx: Ctx,
  userId: number,
  values: Omit<AccountValues, 'updated_at' | 'email_confirmed_at'>,
  stay: Staying = {},
): Promise<AccountRow> {
  const { email } = values
  if (email !== undefined) {
    const from = await findAccount(ctx.db, userId)
    await lockAddresses(ctx.db, [email, from?.email ?? email])
  }
  const before = await lockAccount(ctx.db, userId)
  if (!before) throw new DomainError('auth.link')
  const isSame = before.email_confirmed_at !== null && before.email === email
  if (email !== undefined) {
    const { confirmed } = await findByEmail(ctx.db, email)
    if (confirmed && confirmed.id !== userId) throw new DomainError('auth.link')
    await deleteRivals(ctx.db, email, userId)
    if (before.email_confirmed_at && before.email !== email) {
      for (const { move } of HOLDINGS) await move?.(ctx, userId, before.email, email)
    }
  }
  const isClaim = before.email_confirmed_at === null
  if (isClaim && email !== undefined && before.email !== email) await handOnLinks(ctx, before)
  if (isClaim && email === undefined) await deleteOwnTokens(ctx.db, userId)
  else await deleteTokens(ctx.db, userId)
  await deletePlaces(ctx.db, userId)
  if (stay.sessions !== 'all') await revokeSessions(ctx, userId, stay.sessions)
  if (!stay.identities) await deleteIdentities(ctx.db, userId)
  const now = ctx.clock()
  const row = await updateAccount(ctx.db, userId, {
    ...values,
    ...(email !== undefined && !isSame && { email_confirmed_at: now }),
    updated_at: now,
  })
  if (!row) throw new DomainError('auth.link')
  if (row.role !== before.role || row.company_id !== before.company_id) await leavePerson(ctx, userId)
  if (email !== undefined) await letMailIn(ctx, email)
  if (stay.place !== undefined) await keepPlace(ctx, row, stay.place)
  return row
}

/**
 * Locks an account until the transaction ends, after its owner gave a proof a moment ago.
 * @throws DomainError auth.required when its password or address has changed since: the proof is no longer valid
 */
export async function lockProven(ctx: Ctx, proven: AccountRow): Promise<void> {
  const now = await lockAccount(ctx.db, proven.id)
  if (now?.password_hash !== proven.password_hash || now.email !== proven.email) throw new DomainError('auth.required')
}

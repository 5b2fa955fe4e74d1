import type { ChangeEmail, ChangePassword, DeleteAccount, Profile } from '../../../domain/auth/schemas.ts'
import { personOf, type User } from '../../../domain/auth/user.ts'
import { DomainError } from '../../../domain/errors.ts'
import { isLanguage, type Language } from '../../../i18n/languages.ts'
import type { Ctx } from '../../ctx.ts'
import { forgetMails } from '../../deliveries/service.ts'
import { changeAccess, lockProven } from '../access.ts'
import { keepAnAdmin } from '../admins.ts'
import { handOnLinks } from '../claims.ts'
import { mailKnown, mailLink, mailOwner } from '../mails.ts'
import { hashPassword, refuseWeak } from '../passwords/passwords.ts'
import { proveOwner } from '../prove.ts'
import {
  type AccountRow,
  deleteAccount,
  findAccount,
  findByEmail,
  findIdentities,
  findPlaces,
  lockAddress,
  lockAdmins,
  updateAccount,
} from '../repository.ts'
import { atOnce, type Requester } from '../service.ts'
import { listSessions } from '../sessions/sessions.ts'
import { userOf } from '../user.ts'
import { HOLDINGS, readHoldings } from './holdings.ts'

/** The signed-in user, and their network. */
type Asker = Requester & { userId: number }

/** @throws DomainError input.invalid for a language that Klinke does not support */
export async function changeProfile(ctx: Ctx, userId: number, profile: Profile): Promise<User> {
  const { name, phone, language, notifications } = profile
  if (language !== undefined && !isLanguage(language)) {
    throw new DomainError('input.invalid', [{ field: 'language', code: 'invalid' }])
  }
  const row = await updateAccount(ctx.db, userId, {
    ...(name !== undefined && { name }),
    ...(phone !== undefined && { phone: phone || null }),
    ...(language !== undefined && { language }),
    notifications,
    updated_at: ctx.clock(),
  })
  if (!row) throw new DomainError('auth.required')
  return userOf(row)
}

/**
 * Mails a link to the new address; the address changes when the link is followed. If another account owns that address,
 * its owner gets a notice instead. The current address always gets a notice.
 * @throws DomainError as proveOwner
 */
export async function changeEmail(ctx: Ctx, asker: Asker, { email, ...proof }: ChangeEmail): Promise<void> {
  const account = await accountOf(ctx, asker.userId)
  await proveOwner(ctx, account, asker.sessionId, { act: 'email', email }, proof)
  await atOnce(ctx, async (ctx) => {
    await lockProven(ctx, account)
    const { confirmed } = await findByEmail(ctx.db, email)
    if (confirmed?.id === account.id) return
    if (confirmed) await mailKnown(ctx, confirmed)
    else await mailLink(ctx, account, 'email', { email, session: asker.sessionId })
    await mailOwner(ctx, account, { kind: 'email_asked', email })
  })
}

/**
 * Changes the password and signs out all other sessions.
 * @throws DomainError as proveOwner, and input.invalid when the new password is easy to guess
 */
export async function changePassword(ctx: Ctx, asker: Asker, form: ChangePassword): Promise<void> {
  const account = await accountOf(ctx, asker.userId)
  const proof = { password: form.current_password, code: form.code }
  // The proof uses up a mailed code, so every other check comes before it.
  const isFirst = account.password_hash === null
  if (isFirst) refuseWeak(ctx, form.password, account)
  await proveOwner(ctx, account, asker.sessionId, { act: 'password' }, proof, 'current_password')
  if (!isFirst) refuseWeak(ctx, form.password, account)
  const password_hash = await hashPassword(form.password)
  await atOnce(ctx, async (ctx) => {
    await lockProven(ctx, account)
    const sessions = asker.sessionId === null ? [] : [asker.sessionId]
    // A first password keeps the social login by which, and by whose mailbox, it was set.
    const stay = { sessions, identities: account.password_hash === null, place: asker.address }
    await changeAccess(ctx, account.id, { password_hash }, stay)
    await mailOwner(ctx, account, { kind: 'password_changed' })
  })
}

/** Exports all data of a user, by topic (GDPR, Article 15 and 20). */
export async function exportAccount(ctx: Ctx, userId: number, sessionId: number | null) {
  const account = await accountOf(ctx, userId)
  const user = userOf(account)
  return {
    exported_at: ctx.clock().toISOString(),
    user,
    last_seen_at: account.last_seen_at,
    disabled_at: account.disabled_at,
    disabled_reason: account.disabled_reason,
    sessions: await listSessions(ctx, userId, sessionId),
    identities: await findIdentities(ctx.db, userId),
    known_networks: await findPlaces(ctx.db, userId),
    ...(await readHoldings(ctx, personOf(user), user.language as Language)),
  }
}

/**
 * Removes the account with all its data, in one transaction: each topic first removes what a cascade does not reach
 * (holdings), then the row is deleted.
 * @throws DomainError as proveOwner, and account.last_admin
 */
export async function removeAccount(ctx: Ctx, { userId, sessionId }: Asker, proof: DeleteAccount): Promise<void> {
  const account = await accountOf(ctx, userId)
  await proveOwner(ctx, account, sessionId, { act: 'account' }, proof)
  await atOnce(ctx, async (ctx) => {
    await lockAdmins(ctx.db)
    await lockAddress(ctx.db, account.email)
    await lockProven(ctx, account)
    await keepAnAdmin(ctx, account)
    await eraseAccount(ctx, account, proof.withdraw)
  })
}

/**
 * Erases an account with all its data, within a transaction that holds the locks of its address and its row.
 * @param withdraws the owner withdraws from the contract: the last mail says what was declared and when
 */
export async function eraseAccount(ctx: Ctx, account: AccountRow, withdraws = false): Promise<void> {
  const person = personOf(userOf(account))
  for (const { erase } of HOLDINGS) await erase?.(ctx, person)
  await handOnLinks(ctx, account)
  await deleteAccount(ctx.db, account.id)
  if (account.email_confirmed_at) {
    const last = withdraws ? ({ kind: 'withdrawn', at: ctx.clock() } as const) : ({ kind: 'deleted' } as const)
    await mailOwner(ctx, { ...account, id: null }, last)
    // Mails about inquiries and appointments, also from the time before the account existed.
    await forgetMails(ctx, account.email)
  }
}

async function accountOf(ctx: Ctx, userId: number): Promise<AccountRow> {
  const row = await findAccount(ctx.db, userId)
  if (!row) throw new DomainError('auth.required')
  return row
}

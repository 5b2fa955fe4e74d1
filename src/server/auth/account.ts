import type { ChangeEmail, ChangePassword, Profile } from '../../domain/auth/schemas.ts'
import { ownAddress, type User } from '../../domain/auth/user.ts'
import { DomainError } from '../../domain/errors.ts'
import { isLanguage } from '../../i18n/languages.ts'
import type { Ctx } from '../ctx.ts'
import { takeRate } from '../http/rate.ts'
import { exportMails, forgetMails } from '../mail/service.ts'
import { HOLDINGS } from './holdings.ts'
import { makeLink } from './links.ts'
import { mailAccount } from './mails.ts'
import { hashPassword, isPassword, refuseWeak } from './passwords.ts'
import { type AccountRow, deleteAccount, findAccount, findByEmail, updateAccount } from './repository.ts'
import { atOnce } from './service.ts'
import { listSessions, revokeSessions } from './sessions.ts'
import { userOf } from './user.ts'

const TRIES = { name: 'password', max: 10, seconds: 900 }

/** @throws DomainError input.invalid for a language that Klinke does not speak */
export async function changeProfile(ctx: Ctx, userId: number, profile: Profile): Promise<User> {
  const { name, phone, language, notifications } = profile
  if (language && !isLanguage(language)) {
    throw new DomainError('input.invalid', [{ field: 'language', code: 'invalid' }])
  }
  const before = await accountOf(ctx, userId)
  const merged = notifications && JSON.stringify({ ...(before.notifications as object), ...notifications })
  const row = await updateAccount(ctx.db, userId, {
    ...(name !== undefined && { name }),
    ...(phone !== undefined && { phone: phone || null }),
    ...(language !== undefined && { language }),
    ...(merged !== undefined && { notifications: merged }),
    updated_at: ctx.clock(),
  })
  return userOf(row ?? before)
}

/**
 * Mails a link to the new address; it counts once that is followed. Where somebody else has it, he is told instead.
 * @throws DomainError auth.credentials when the password is wrong
 */
export async function changeEmail(ctx: Ctx, userId: number, { email, password }: ChangeEmail): Promise<void> {
  const account = await accountOf(ctx, userId)
  await checkPassword(ctx, account, password, 'password')
  await atOnce(ctx, async (ctx) => {
    const { confirmed } = await findByEmail(ctx.db, email)
    if (confirmed && confirmed.id !== userId) await mailAccount(ctx, confirmed, { kind: 'known' })
    else if (!confirmed) {
      const token = await makeLink(ctx, 'email', userId, { email })
      await mailAccount(ctx, { ...account, email }, { kind: 'email', token })
    }
  })
}

/**
 * Signs out everywhere else.
 * @throws DomainError auth.credentials when the current password is wrong, input.invalid when the new one is easy to guess
 */
export async function changePassword(
  ctx: Ctx,
  userId: number,
  sessionId: number | null,
  form: ChangePassword,
): Promise<void> {
  const account = await accountOf(ctx, userId)
  await checkPassword(ctx, account, form.current_password, 'current_password')
  refuseWeak(ctx, form.password, account)
  const password_hash = await hashPassword(form.password)
  await atOnce(ctx, async (ctx) => {
    await updateAccount(ctx.db, userId, { password_hash, updated_at: ctx.clock() })
    await revokeSessions(ctx, userId, sessionId ?? undefined)
    await mailAccount(ctx, account, { kind: 'password_changed' })
  })
}

/** Everything that is kept of a user, by topic, as he may take it with him (GDPR, Article 15 and 20). */
export async function exportAccount(ctx: Ctx, userId: number, sessionId: number | null) {
  const user = userOf(await accountOf(ctx, userId))
  const identities = ctx.db.selectFrom('account_identity').select(['provider', 'created_at'])
  const held = await Promise.all(HOLDINGS.map(async ({ name, read }) => [name, await read(ctx, user)] as const))
  return {
    exported_at: ctx.clock().toISOString(),
    user,
    sessions: await listSessions(ctx, userId, sessionId),
    identities: await identities.where('user_id', '=', userId).execute(),
    mails: await exportMails(ctx, userId, ownAddress(user)),
    ...Object.fromEntries(held),
  }
}

/**
 * Removes the account with all that hangs on it, in one step: each topic first does what a cascade cannot (holdings),
 * then the row goes.
 * @throws DomainError auth.credentials when the password is wrong
 */
export async function removeAccount(ctx: Ctx, userId: number, password: string | undefined): Promise<void> {
  const account = await accountOf(ctx, userId)
  await checkPassword(ctx, account, password, 'password')
  await atOnce(ctx, async (ctx) => {
    const user = userOf(account)
    for (const { erase } of HOLDINGS) await erase?.(ctx, user)
    await deleteAccount(ctx.db, userId)
    if (account.email_confirmed_at) {
      // About inquiries and appointments, and from before there was an account.
      await forgetMails(ctx, account.email)
      await mailAccount(ctx, { ...account, id: null }, { kind: 'deleted' })
    }
  })
}

async function accountOf(ctx: Ctx, userId: number): Promise<AccountRow> {
  const row = await findAccount(ctx.db, userId)
  if (!row) throw new DomainError('auth.required')
  return row
}

/** Accounts that only know a social login have no password to ask for. */
async function checkPassword(ctx: Ctx, account: AccountRow, password: string | undefined, field: string) {
  if (account.password_hash === null) return
  await takeRate(ctx, TRIES, String(account.id))
  if (await isPassword(password ?? '', account.password_hash)) return
  throw new DomainError('auth.credentials', [{ field, code: 'password_wrong' }])
}

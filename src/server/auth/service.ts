import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Login, Register, Reset } from '../../domain/auth/schemas.ts'
import type { User } from '../../domain/auth/user.ts'
import { DomainError } from '../../domain/errors.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Ctx } from '../ctx.ts'
import { forgetRate, takeRate } from '../http/rate.ts'
import { makeLink, takeLink } from './links.ts'
import { mailAccount } from './mails.ts'
import { hashPassword, isPassword, refuseWeak } from './passwords.ts'
import { deleteIdentities, deleteRivals, findAccount, findByEmail, insertAccount, updateAccount } from './repository.ts'
import { openSession, revokeSessions } from './sessions.ts'
import { userOf } from './user.ts'

/** Tries at one account from one place, and from everywhere. */
const TRIES_HERE = { name: 'login.here', max: 10, seconds: 900 }
const TRIES_ALL = { name: 'login.all', max: 100, seconds: 900 }
const FORGOT_MS = 250

/** Runs a step within a transaction; everything it queues or writes stands or falls together. */
export const atOnce = <T>(ctx: Ctx, step: (ctx: Ctx) => Promise<T>): Promise<T> =>
  ctx.db.transaction().execute((db) => step({ ...ctx, db }))

/**
 * Opens an account that only claims its address until the mailed link is followed. Where somebody has that address
 * already, he is told by mail, and the claim stands beside his account: the answer, the time it takes and a login with
 * the new password tell nobody whether he exists.
 * @throws DomainError input.invalid for a password that is easy to guess
 */
export async function register(ctx: Ctx, form: Register, language: Language): Promise<void> {
  refuseWeak(ctx, form.password, form)
  const password_hash = await hashPassword(form.password)
  await atOnce(ctx, async (ctx) => {
    const now = ctx.clock()
    const { confirmed } = await findByEmail(ctx.db, form.email)
    const { name, email, phone } = form
    const row = { name, email, phone: phone || null, password_hash, language, created_at: now, terms_accepted_at: now }
    const account = await insertAccount(ctx.db, row)
    const token = await makeLink(ctx, 'confirm', account.id)
    if (confirmed) await mailAccount(ctx, confirmed, { kind: 'known' })
    else await mailAccount(ctx, account, { kind: 'confirm', token })
  })
}

/**
 * @returns a token for a new session, and the user
 * @throws DomainError auth.credentials (422) whatever of both is wrong, rate.exceeded (429)
 */
export async function login(
  ctx: Ctx,
  { email, password }: Login,
  from: { address: string; userAgent?: string },
): Promise<{ token: string; user: User }> {
  const here = `${email}\0${from.address}`
  await takeRate(ctx, TRIES_HERE, here)
  await takeRate(ctx, TRIES_ALL, email)
  const { confirmed, pending } = await findByEmail(ctx.db, email)
  // Both are compared whatever the first says, so that the time says nothing.
  const [owner, claimant] = await Promise.all([
    isPassword(password, confirmed?.password_hash),
    isPassword(password, pending?.password_hash),
  ])
  const account = owner ? confirmed : claimant ? pending : undefined
  if (!account) throw new DomainError('auth.credentials')
  await forgetRate(ctx, TRIES_HERE, here)
  return { token: await openSession(ctx, account.id, from.userAgent), user: userOf(account) }
}

/**
 * Follows the link that was mailed to a new account, or to the new address of an old one.
 * @throws DomainError auth.link when it is used up, too old, or somebody else has confirmed that address
 */
export async function confirmEmail(ctx: Ctx, token: string): Promise<void> {
  await atOnce(ctx, async (ctx) => {
    const { purpose, userId, data } = await takeLink(ctx, ['confirm', 'email'], token)
    const account = await findAccount(ctx.db, userId)
    if (!account) throw new DomainError('auth.link')
    const email = purpose === 'email' ? String(data.email) : account.email
    const before = account.email_confirmed_at && account.email !== email ? account : null
    await claimEmail(ctx, userId, email)
    if (before) await mailAccount(ctx, before, { kind: 'email_changed', email })
  })
}

/** Makes an address that was proven the account's own; others who only claimed it end. */
async function claimEmail(ctx: Ctx, userId: number, email: string): Promise<void> {
  // Two who prove one address at the same moment wait for each other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`.execute(ctx.db)
  const { confirmed } = await findByEmail(ctx.db, email)
  if (confirmed && confirmed.id !== userId) throw new DomainError('auth.link')
  const now = ctx.clock()
  await updateAccount(ctx.db, userId, { email, email_confirmed_at: now, updated_at: now })
  await deleteRivals(ctx.db, email, userId)
}

/** Mails the confirmation once more to an account that waits for it. */
export async function resendConfirmation(ctx: Ctx, userId: number): Promise<void> {
  await atOnce(ctx, async (ctx) => {
    const account = await findAccount(ctx.db, userId)
    if (!account || account.email_confirmed_at) return
    const { confirmed } = await findByEmail(ctx.db, account.email)
    if (confirmed) await mailAccount(ctx, confirmed, { kind: 'known' })
    else await mailAccount(ctx, account, { kind: 'confirm', token: await makeLink(ctx, 'confirm', userId) })
  })
}

/** Mails a link for a new password, where there is such an account; takes the same time where there is none. */
export async function forgotPassword(ctx: Ctx, email: string): Promise<void> {
  const least = wait(FORGOT_MS)
  await atOnce(ctx, async (ctx) => {
    const { confirmed, pending } = await findByEmail(ctx.db, email)
    const account = confirmed ?? pending
    if (account) await mailAccount(ctx, account, { kind: 'reset', token: await makeLink(ctx, 'reset', account.id) })
  })
  await least
}

/**
 * Sets the password by a mailed link, which proves the address as well, and signs out everywhere.
 * @throws DomainError auth.link, or input.invalid for a password that is easy to guess: then the link is still good
 */
export async function resetPassword(ctx: Ctx, { token, password }: Reset): Promise<void> {
  const password_hash = await hashPassword(password)
  await atOnce(ctx, async (ctx) => {
    const { userId } = await takeLink(ctx, ['reset'], token)
    const account = await findAccount(ctx.db, userId)
    if (!account) throw new DomainError('auth.link')
    refuseWeak(ctx, password, account)
    if (!account.email_confirmed_at) {
      await claimEmail(ctx, userId, account.email)
      // Whoever claimed the address over a social login before need not be whoever has the mailbox.
      await deleteIdentities(ctx.db, userId)
    }
    await updateAccount(ctx.db, userId, { password_hash, updated_at: ctx.clock() })
    await revokeSessions(ctx, userId)
    await mailAccount(ctx, account, { kind: 'password_changed' })
  })
}

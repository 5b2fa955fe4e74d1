import { setTimeout as wait } from 'node:timers/promises'
import type { Login, Register, Reset } from '../../domain/auth/schemas.ts'
import { DomainError, isDomainError } from '../../domain/errors.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Ctx } from '../ctx.ts'
import { forgetRate, giveBack, takeRate } from '../http/limits/rate.ts'
import { changeAccess } from './access.ts'
import { openClaim } from './claims.ts'
import { mailKnown, mailLink, mailOwner } from './mails.ts'
import { hashPassword, isPassword, refuseWeak } from './passwords/passwords.ts'
import { isKnownPlace, isPlace } from './places.ts'
import { type AccountRow, findAccount, findByEmail, insertAccount, lockAccount, lockAddress } from './repository.ts'
import { enter, type SignedIn, signedIn } from './second-factor/enter.ts'
import { takeLink } from './sessions/links.ts'

/** The caller, and the caller's network. */
export interface Requester {
  userId: number | null
  sessionId: number | null
  /** The network address, as returned by clientAddress (http/visitor.ts). */
  address: string
}

/**
 * Login attempts per account from one network, and from all networks together where the owner was not seen recently.
 */
const TRIES_HERE = { name: 'login.here', max: 10, seconds: 900 }
const TRIES_ALL = { name: 'login.all', max: 100, seconds: 900 }
const FORGOT_MS = 250

/** Runs a step within a transaction: everything that it queues or writes is committed or rolled back together. */
export const atOnce = <T>(ctx: Ctx, step: (ctx: Ctx) => Promise<T>): Promise<T> =>
  ctx.db.transaction().execute((db) => step({ ...ctx, db }))

/**
 * Opens an account that only claims its address until the mailed link is followed. If the address already has an owner,
 * a mail informs them, and the claim exists beside their account: the answer, its duration and a login with the new
 * password do not reveal whether an account exists.
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
    if (confirmed) await mailKnown(ctx, confirmed)
    else await mailLink(ctx, account, 'confirm')
  })
}

/**
 * @returns a token for a new session, and the user
 * @param from its address as returned by ownPlace (http/visitor.ts)
 * @throws DomainError auth.second_factor (422) with a challenge, auth.credentials (422) whether the address or the
 * password is wrong, auth.disabled after a right password, rate.exceeded (429)
 */
export async function login(
  ctx: Ctx,
  { email, password }: Login,
  from: { address: string; userAgent?: string },
): Promise<SignedIn> {
  const here = `${email}\0${from.address}`
  // Without a known network, ten attempts by strangers would lock everyone out; only the total of all attempts counts
  // there.
  if (isPlace(from.address)) await takeRate(ctx, TRIES_HERE, here)
  // In a network where the owner was signed in before, only attempts from that network count.
  const isKnown = await isKnownPlace(ctx, email, from.address)
  if (!isKnown) await takeRate(ctx, TRIES_ALL, email)
  const { confirmed, pending } = await findByEmail(ctx.db, email)
  // Both passwords are always compared, so that the duration reveals nothing.
  const [owner, claimant] = await Promise.all([
    isPassword(password, confirmed?.password_hash),
    isPassword(password, pending?.password_hash),
  ])
  const account = owner ? confirmed : claimant ? pending : undefined
  if (!account) throw new DomainError('auth.credentials')
  if (!isKnown) await giveBack(ctx, TRIES_ALL, email)
  // The password of a claim does not reset the counter of attempts: otherwise an attacker could claim another person's
  // address and reset the counter each time.
  await (owner ? forgetRate(ctx, TRIES_HERE, here) : giveBack(ctx, TRIES_HERE, here))
  const entered = await atOnce(ctx, async (ctx) => {
    // A password that was changed in the meantime is not accepted.
    const still = await lockAccount(ctx.db, account.id)
    if (still?.password_hash !== account.password_hash) throw new DomainError('auth.credentials')
    return enter(ctx, still, from)
  })
  return signedIn(entered)
}

/** Mails the confirmation again to an unconfirmed account. */
export async function resendConfirmation(ctx: Ctx, userId: number): Promise<void> {
  await atOnce(ctx, async (ctx) => {
    const account = await findAccount(ctx.db, userId)
    if (!account || account.email_confirmed_at) return
    const { confirmed } = await findByEmail(ctx.db, account.email)
    if (confirmed) await mailKnown(ctx, confirmed)
    else await mailLink(ctx, account, 'confirm')
  })
}

/** Mails a link for a new password if the account exists; takes the same time if it does not. */
export async function forgotPassword(ctx: Ctx, email: string): Promise<void> {
  const least = wait(FORGOT_MS)
  await atOnce(ctx, async (ctx) => {
    await lockAddress(ctx.db, email)
    const { confirmed, pending } = await findByEmail(ctx.db, email)
    const account = confirmed ?? pending
    if (account) await mailLink(ctx, account, 'reset')
  }).catch((error: unknown) => {
    // The account was removed at that moment: the answer is the same as for an account that never existed.
    if (!isDomainError(error) || error.code !== 'auth.link') throw error
  })
  await least
}

/**
 * Sets the password by a mailed link, which also proves the address, and signs out everywhere. Data of an account that
 * only claims the address survives only when its own session asks: otherwise a stranger may have opened the account,
 * and the owner gets a new one in its place.
 * @param language of that account
 * @throws DomainError auth.link, or input.invalid for a password that is easy to guess: then the link stays valid
 */
export async function resetPassword(
  ctx: Ctx,
  { token, password }: Reset,
  visitor: Requester,
  language: Language,
): Promise<void> {
  const password_hash = await hashPassword(password)
  await atOnce(ctx, async (ctx) => {
    const { account, address } = await takeLink(ctx, ['reset'], token)
    if (account.email !== address) throw new DomainError('auth.link')
    refuseWeak(ctx, password, account)
    const known = account.email_confirmed_at ? account : await claimOf(ctx, visitor, address)
    const own = known ?? (await openClaim(ctx, { email: address, language }))
    const owner = await changeAccess(ctx, own.id, { email: address, password_hash }, { place: visitor.address })
    await mailOwner(ctx, owner, { kind: 'password_changed' })
    // A visitor with access to the mailbox may sign in at once, regardless of earlier attempts from there.
    await forgetRate(ctx, TRIES_HERE, `${address}\0${visitor.address}`)
  })
}

/** The visitor's own account, if it claims that address. */
export async function claimOf(ctx: Ctx, { userId }: Requester, address: string): Promise<AccountRow | undefined> {
  const account = userId === null ? undefined : await findAccount(ctx.db, userId)
  return account && !account.email_confirmed_at && account.email === address ? account : undefined
}

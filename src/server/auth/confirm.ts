import type { Confirm } from '../../domain/auth/schemas.ts'
import { DomainError } from '../../domain/errors.ts'
import type { Ctx } from '../ctx.ts'
import { takeRate } from '../http/limits/rate.ts'
import { changeAccess } from './access.ts'
import { mailOwner } from './mails.ts'
import { isPassword } from './passwords/passwords.ts'
import { type AccountRow, findAccount, findByEmail, findClaims } from './repository.ts'
import { atOnce, claimOf, type Requester } from './service.ts'
import { type Link, readLink, takeLink } from './sessions/links.ts'

/** Password attempts per link, for every visitor who has it. */
const TRIES = { name: 'confirm.tries', max: 10, seconds: 900 }
/**
 * Of the accounts that claim an address, this many of the newest and of the oldest are checked for the password; each
 * check costs as much as a login. To hide a claim, a stranger needs that many claims before it and after it.
 */
const CLAIMS = 10

/**
 * Confirms an address by the link that was mailed to a new account, or to the new address of an existing one. The link
 * proves the mailbox. The visitor must also prove that they opened the account: by its password, or in a browser where
 * it is signed in. Otherwise an attacker could open accounts with other people's addresses and wait until they click
 * (decision 14).
 * @throws DomainError auth.link when the link is used, expired, or another account has confirmed that address,
 * auth.confirm without the right password, auth.confirm_session when the account has no password
 */
export async function confirmEmail(ctx: Ctx, { token, password }: Confirm, visitor: Requester): Promise<void> {
  const link = await readLink(ctx, ['confirm', 'email'], token)
  const { id } = await findClaimant(ctx, { ...link, token }, password, visitor)
  await atOnce(ctx, async (ctx) => {
    const { purpose, address, data } = await takeLink(ctx, ['confirm', 'email'], token)
    const before = await findAccount(ctx.db, id)
    if (!before) throw new DomainError('auth.link')
    const isFirst = purpose === 'confirm'
    // For a change of address: the requesting session gave the password before, the confirming session gives it now.
    const sessions = [data.session, visitor.userId === id && visitor.sessionId].filter((one) => typeof one === 'number')
    await changeAccess(
      ctx,
      id,
      { email: address },
      {
        // All sessions of a first confirmation were opened by the proof given just now.
        sessions: isFirst ? 'all' : sessions,
        identities: before.password_hash === null,
        place: visitor.address,
      },
    )
    if (before.email !== address) await mailOwner(ctx, before, { kind: 'email_changed', email: address })
  })
}

/**
 * Finds the account that the visitor means and owns. Several accounts may claim an address; the link of any of them
 * proves the address, and the password or session shows which claim is the visitor's own. So claims by strangers cannot
 * make another claim fail.
 */
async function findClaimant(
  ctx: Ctx,
  { purpose, userId, address, token }: Link & { address: string; token: string },
  password: string | undefined,
  visitor: Requester,
): Promise<AccountRow> {
  const own = await findAccount(ctx.db, userId)
  const { confirmed } = await findByEmail(ctx.db, address)
  if (confirmed && confirmed.id !== userId) throw new DomainError('auth.link')
  const others = purpose === 'confirm' ? await findClaims(ctx.db, address, CLAIMS) : []
  const claims = [own, ...others.filter(({ id }) => id !== userId)].filter((one) => one !== undefined)
  const signedIn =
    claims.find(({ id }) => id === visitor.userId) ??
    // The session finds claims that are older than those, at no cost.
    (purpose === 'confirm' ? await claimOf(ctx, visitor, address) : undefined)
  if (signedIn) return signedIn
  const withPassword = claims.filter(({ password_hash }) => password_hash !== null)
  if (withPassword.length === 0) throw new DomainError('auth.confirm_session')
  if (password !== undefined) {
    await takeRate(ctx, TRIES, token)
    for (const claim of withPassword) if (await isPassword(password, claim.password_hash)) return claim
  }
  const code = password === undefined ? 'password_missing' : 'password_wrong'
  throw new DomainError('auth.confirm', [{ field: 'password', code }])
}

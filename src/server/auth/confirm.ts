import type { Confirm } from '../../domain/auth/schemas.ts'
import { DomainError } from '../../domain/errors.ts'
import type { Ctx } from '../ctx.ts'
import { takeRate } from '../http/rate.ts'
import { changeAccess } from './access.ts'
import { type Link, readLink, takeLink } from './links.ts'
import { mailOwner } from './mails.ts'
import { isPassword } from './passwords.ts'
import { type AccountRow, findAccount, findByEmail, findClaims } from './repository.ts'
import { atOnce, claimOf, type Requester } from './service.ts'

/** Tries at the passwords behind one link, by whoever has it. */
const TRIES = { name: 'confirm.tries', max: 10, seconds: 900 }
/**
 * Of those who claim an address, so many of the newest and as many of the oldest are asked for the password; each costs
 * as much as a login. A stranger hides another's claim only by that many before it, and as many after it.
 */
const CLAIMS = 10

/**
 * Follows the link that was mailed to a new account, or to the new address of an old one. The link proves the mailbox;
 * who follows it must also be who opened the account: by its password, or in a browser where it is signed in. Without
 * that, whoever opens accounts with the addresses of others would only have to wait until they click (decision 14).
 * @throws DomainError auth.link when it is used up, too old, or somebody else has confirmed that address,
 * auth.confirm without the right password, auth.confirm_session where there is no password to ask for
 */
export async function confirmEmail(ctx: Ctx, { token, password }: Confirm, visitor: Requester): Promise<void> {
  const link = await readLink(ctx, ['confirm', 'email'], token)
  const { id } = await findClaimant(ctx, { ...link, token }, password, visitor)
  await atOnce(ctx, async (ctx) => {
    const { purpose, address, data } = await takeLink(ctx, ['confirm', 'email'], token)
    const before = await findAccount(ctx.db, id)
    if (!before) throw new DomainError('auth.link')
    const isFirst = purpose === 'confirm'
    // Of a change: the session that asked for it gave the password, the one that confirms does so now.
    const sessions = [data.session, visitor.userId === id && visitor.sessionId].filter((one) => typeof one === 'number')
    await changeAccess(
      ctx,
      id,
      { email: address },
      {
        // All sessions of a first confirmation were opened by what was proven just now.
        sessions: isFirst ? 'all' : sessions,
        identities: before.password_hash === null,
        place: visitor.address,
      },
    )
    if (before.email !== address) await mailOwner(ctx, before, { kind: 'email_changed', email: address })
  })
}

/**
 * Which account the visitor means and has. Several may claim an address; the link of any of them proves the address,
 * and password or session say whose claim is the visitor's own: so nobody's claim fails because strangers made more.
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
    // An older claim than those is found by its session, which costs nothing.
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

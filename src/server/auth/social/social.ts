import type { SocialProvider, User } from '../../../domain/auth/user.ts'
import { DomainError, isDomainError } from '../../../domain/errors.ts'
import { isLanguage, type Language } from '../../../i18n/languages.ts'
import type { Ctx } from '../../ctx.ts'
import { changeAccess } from '../access.ts'
import { openClaim } from '../claims.ts'
import { mailLink, mailOwner } from '../mails.ts'
import {
  type AccountRow,
  findByEmail,
  findByIdentity,
  insertIdentity,
  lockAccount,
  lockAddress,
} from '../repository.ts'
import { type Entered, enter, type SignedIn, signedIn } from '../second-factor/enter.ts'
import { atOnce } from '../service.ts'
import { makeLink, takeLink } from '../sessions/links.ts'
import { insertAttempt, takeAttempt } from '../sessions/token-repository.ts'
import { hashToken, newToken } from '../sessions/tokens.ts'
import { userOf } from '../user.ts'
import { type Profile, providerOf } from './providers.ts'

const NAMES = { google: 'Google', facebook: 'Facebook' } as const satisfies Record<SocialProvider, string>
/** Time limit from the button to the return. */
const ATTEMPT_MS = 10 * 60_000

/**
 * Begins a login: state, nonce and PKCE verifier are stored under the hash of a cookie.
 * @throws DomainError auth.provider when it is not configured, auth.social when it cannot be reached
 */
export async function beginSocial(
  ctx: Ctx,
  name: SocialProvider,
  language: Language,
): Promise<{ redirectUrl: string; cookie: string }> {
  const provider = providerOf(ctx.config, name)
  const cookie = newToken()
  const secrets = { state: newToken(), nonce: newToken(), codeVerifier: newToken() }
  const redirectUrl = await provider.begin(secrets).catch((error: unknown) => {
    ctx.log.warn({ error, provider: name }, 'a social login could not begin')
    throw new DomainError('auth.social')
  })
  await insertAttempt(ctx.db, {
    cookie_hash: hashToken(cookie),
    provider: name,
    state: secrets.state,
    nonce: secrets.nonce,
    code_verifier: secrets.codeVerifier,
    language,
    expires_at: new Date(ctx.clock().getTime() + ATTEMPT_MS),
  })
  return { redirectUrl, cookie }
}

/**
 * Handles the return from the provider: checks state, nonce and PKCE, finds or opens the account, and creates a token
 * that only the same browser can exchange within a minute.
 * @param query the raw query string
 * @throws DomainError auth.social
 */
export async function returnSocial(
  ctx: Ctx,
  name: SocialProvider,
  query: URLSearchParams,
  cookie: string,
): Promise<{ token: string; user: User; language: Language }> {
  const provider = providerOf(ctx.config, name)
  const attempt = await takeAttempt(ctx.db, hashToken(cookie), name, ctx.clock())
  if (!attempt) throw new DomainError('auth.social')
  const { state, nonce, code_verifier: codeVerifier } = attempt
  const profile = await provider.finish(query, { state, nonce, codeVerifier }).catch((error: unknown) => {
    ctx.log.warn({ error, provider: name }, 'a social login failed')
    throw new DomainError('auth.social')
  })
  const language = isLanguage(attempt.language) ? attempt.language : 'de'
  return atOnce(ctx, async (ctx) => {
    const account = await accountFor(ctx, name, profile, language)
    const token = await makeLink(ctx, 'social', account.id, { provider: name, cookie: bind(cookie) })
    return { token, user: userOf(account), language }
  })
}

/**
 * @throws DomainError auth.social when the token is used, older than a minute, or belongs to another browser,
 * auth.disabled, auth.second_factor with a challenge
 */
export async function tradeSocial(
  ctx: Ctx,
  name: SocialProvider,
  token: string,
  cookie: string,
  from: { address: string; userAgent?: string | undefined },
): Promise<SignedIn> {
  const opened = await atOnce(ctx, async (ctx): Promise<Entered | null> => {
    const { account, data } = await takeLink(ctx, ['social'], token)
    // A failed check uses up the token too.
    if (data.provider !== name || data.cookie !== bind(cookie)) return null
    return enter(ctx, account, from)
  }).catch((error: unknown) => {
    if (isDomainError(error) && error.code !== 'auth.disabled') return null
    throw error
  })
  if (!opened) throw new DomainError('auth.social')
  return signedIn(opened)
}

const bind = (cookie: string) => hashToken(`social\0${cookie}`).toString('base64url')

/**
 * An address that the provider has verified opens the account that owns it; any other address waits for confirmation.
 */
async function accountFor(
  ctx: Ctx,
  provider: SocialProvider,
  { subject, name, email, verified }: Profile,
  language: Language,
): Promise<AccountRow> {
  // The lock order is address, then account, as everywhere, which prevents deadlocks.
  await lockAddress(ctx.db, email)
  const known = await findByIdentity(ctx.db, provider, subject)
  // Waits for a concurrent password reset, which may remove this login.
  if (known && (await lockAccount(ctx.db, known.id)) && (await findByIdentity(ctx.db, provider, subject))) return known
  const { confirmed } = await findByEmail(ctx.db, email)
  if (confirmed && !verified) {
    ctx.log.info({ provider }, 'a social login claimed a confirmed address without proof')
    throw new DomainError('auth.social')
  }
  const account = confirmed ?? (await openClaim(ctx, { email, name, language }))
  const owner = verified && !confirmed ? await changeAccess(ctx, account.id, { email }) : account
  await insertIdentity(ctx.db, { provider, subject, user_id: owner.id, created_at: ctx.clock() })
  if (confirmed) await mailOwner(ctx, confirmed, { kind: 'social_linked', provider: NAMES[provider] })
  if (!verified) await mailLink(ctx, account, 'confirm')
  return owner
}

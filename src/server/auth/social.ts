import type { SocialProvider, User } from '../../domain/auth/user.ts'
import { DomainError } from '../../domain/errors.ts'
import { isLanguage, type Language } from '../../i18n/languages.ts'
import type { Ctx } from '../ctx.ts'
import { makeLink, takeLink } from './links.ts'
import { mailAccount } from './mails.ts'
import { type Profile, providerOf } from './providers.ts'
import {
  type AccountRow,
  deleteRivals,
  findAccount,
  findByEmail,
  findByIdentity,
  insertAccount,
  insertIdentity,
} from './repository.ts'
import { atOnce } from './service.ts'
import { openSession } from './sessions.ts'
import { hashToken, newToken } from './tokens.ts'
import { userOf } from './user.ts'

/** From the button to the return. */
const ATTEMPT_MS = 10 * 60_000

/**
 * Begins a login: state, nonce and PKCE verifier are kept under the hash of a cookie.
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
  await ctx.db
    .insertInto('social_attempt')
    .values({
      cookie_hash: hashToken(cookie),
      provider: name,
      state: secrets.state,
      nonce: secrets.nonce,
      code_verifier: secrets.codeVerifier,
      language,
      expires_at: new Date(ctx.clock().getTime() + ATTEMPT_MS),
    })
    .execute()
  return { redirectUrl, cookie }
}

/**
 * Back from the provider: checks state, nonce and PKCE, finds or opens the account, and makes a token that only the
 * same browser can trade within a minute.
 * @param query as it came
 * @throws DomainError auth.social
 */
export async function returnSocial(
  ctx: Ctx,
  name: SocialProvider,
  query: URLSearchParams,
  cookie: string,
): Promise<{ token: string; user: User; language: Language }> {
  const provider = providerOf(ctx.config, name)
  const attempt = await ctx.db
    .deleteFrom('social_attempt')
    .where('cookie_hash', '=', hashToken(cookie))
    .where('provider', '=', name)
    .where('expires_at', '>', ctx.clock())
    .returningAll()
    .executeTakeFirst()
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

/** @throws DomainError auth.social when the token is used, older than a minute, or another browser's */
export async function tradeSocial(
  ctx: Ctx,
  name: SocialProvider,
  token: string,
  cookie: string,
  userAgent: string | undefined,
): Promise<{ token: string; user: User }> {
  const used = await takeLink(ctx, ['social'], token).catch(() => null)
  const account = used && (await findAccount(ctx.db, used.userId))
  if (!account || used.data.provider !== name || used.data.cookie !== bind(cookie)) throw new DomainError('auth.social')
  return { token: await openSession(ctx, account.id, userAgent), user: userOf(account) }
}

const bind = (cookie: string) => hashToken(`social\0${cookie}`).toString('base64url')

/** An address that the provider vouches for opens the account that has it; any other one waits for confirmation. */
async function accountFor(
  ctx: Ctx,
  provider: SocialProvider,
  { subject, name, email, verified }: Profile,
  language: Language,
): Promise<AccountRow> {
  const known = await findByIdentity(ctx.db, provider, subject)
  if (known) return known
  const now = ctx.clock()
  const { confirmed } = await findByEmail(ctx.db, email)
  if (confirmed && !verified) {
    ctx.log.info({ provider }, 'a social login claimed a confirmed address without proof')
    throw new DomainError('auth.social')
  }
  const account =
    confirmed ??
    (await insertAccount(ctx.db, {
      ...{ email, name, phone: null, password_hash: null, language, created_at: now, terms_accepted_at: null },
      email_confirmed_at: verified ? now : null,
    }))
  await insertIdentity(ctx.db, { provider, subject, user_id: account.id, created_at: now })
  if (!confirmed && verified) await deleteRivals(ctx.db, email, account.id)
  if (!verified) {
    const token = await makeLink(ctx, 'confirm', account.id)
    await mailAccount(ctx, account, { kind: 'confirm', token })
  }
  return account
}

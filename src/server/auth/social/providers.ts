import * as client from 'openid-client'
import { z } from 'zod'
import { SOCIAL_PROVIDERS, type SocialProvider } from '../../../domain/auth/user.ts'
import { DomainError } from '../../../domain/errors.ts'
import { email } from '../../../domain/text.ts'
import type { Config } from '../../config.ts'

export interface Secrets {
  state: string
  nonce: string
  codeVerifier: string
}

/** The provider's statement about a person; `verified`: the provider vouches for the address. */
export interface Profile {
  subject: string
  name: string
  email: string
  verified: boolean
}

export interface Provider {
  /** @returns the address to redirect the browser to */
  begin(secrets: Secrets): Promise<string>
  /** @throws Error when the answer does not match the request */
  finish(query: URLSearchParams, secrets: Secrets): Promise<Profile>
}

/** The common part of both kinds of answers. It is validated before use. */
const profileSchema = z.object({
  subject: z.string().min(1).max(255),
  email,
  name: z.string().trim().max(500).default(''),
  verified: z.boolean().default(false),
})

/** Providers with a configured id and secret: only they get a button. */
export const configuredProviders = (config: Config): SocialProvider[] =>
  SOCIAL_PROVIDERS.filter((name) => idOf(config, name) && secretOf(config, name))

const idOf = (config: Config, name: SocialProvider) =>
  name === 'google' ? config.GOOGLE_CLIENT_ID : config.FACEBOOK_CLIENT_ID
const secretOf = (config: Config, name: SocialProvider) =>
  name === 'google' ? config.GOOGLE_CLIENT_SECRET : config.FACEBOOK_CLIENT_SECRET

/** @throws DomainError auth.provider when the provider is not configured */
export function providerOf(config: Config, name: SocialProvider): Provider {
  const id = idOf(config, name)
  const secret = secretOf(config, name)
  if (!id || !secret) throw new DomainError('auth.provider')
  const redirectUri = `${config.SITE_URL}/api/auth/social/${name}/return`
  return name === 'google' ? google(config, id, secret, redirectUri) : facebook(config, id, secret, redirectUri)
}

/** OpenID Connect, configured from the issuer's discovery document. */
function google(config: Config, id: string, secret: string, redirectUri: string): Provider {
  const issuer = new URL(config.GOOGLE_ISSUER)
  // Also checks the signature: by default, the library trusts a token that came from the issuer over TLS.
  const discover = () =>
    client.discovery(issuer, id, secret, undefined, {
      execute: [client.enableNonRepudiationChecks, ...plain(issuer)],
    })
  return {
    begin: async (secrets) => addressOf(await discover(), redirectUri, 'openid email profile', secrets),
    async finish(query, secrets) {
      const server = await discover()
      const tokens = await grant(server, redirectUri, query, secrets, true)
      const claims = tokens.claims()
      if (!claims) throw new Error('no ID token')
      // Google's ID token contains the address; other providers return it only from the user info endpoint.
      const more = claims.email ? claims : await client.fetchUserInfo(server, tokens.access_token, claims.sub)
      return readProfile({
        subject: claims.sub,
        email: more.email,
        name: more.name,
        verified: more.email_verified === true,
      })
    },
  }
}

/** OAuth 2 without OpenID: a separate call returns the profile, whose address is unverified. */
function facebook(config: Config, id: string, secret: string, redirectUri: string): Provider {
  const server = new client.Configuration(
    {
      issuer: new URL(config.FACEBOOK_AUTHORIZATION_URL).origin,
      authorization_endpoint: config.FACEBOOK_AUTHORIZATION_URL,
      token_endpoint: config.FACEBOOK_TOKEN_URL,
    },
    id,
    secret,
    client.ClientSecretPost(secret),
  )
  for (const allow of plain(new URL(config.FACEBOOK_TOKEN_URL))) allow(server)
  return {
    begin: async (secrets) => addressOf(server, redirectUri, 'public_profile email', secrets),
    async finish(query, secrets) {
      const { access_token } = await grant(server, redirectUri, query, secrets, false)
      const url = new URL(config.FACEBOOK_PROFILE_URL)
      const answer = await client.fetchProtectedResource(server, access_token, url, 'GET')
      if (!answer.ok) throw new Error(`the profile answered ${answer.status}`)
      const { id: subject, name, email } = (await answer.json()) as Record<string, unknown>
      return readProfile({ subject, name, email, verified: false })
    },
  }
}

/** A provider on this machine may use HTTP without TLS; others may not. */
const plain = (url: URL) =>
  url.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
    ? [client.allowInsecureRequests]
    : []

async function addressOf(server: client.Configuration, redirect_uri: string, scope: string, secrets: Secrets) {
  const code_challenge = await client.calculatePKCECodeChallenge(secrets.codeVerifier)
  const { state, nonce } = secrets
  const openid = scope.includes('openid') ? { nonce } : undefined
  const asked = { redirect_uri, scope, state, code_challenge, code_challenge_method: 'S256', ...openid }
  return client.buildAuthorizationUrl(server, asked as Record<string, string>).href
}

function grant(
  server: client.Configuration,
  redirectUri: string,
  query: URLSearchParams,
  { state, nonce, codeVerifier }: Secrets,
  openid: boolean,
) {
  return client.authorizationCodeGrant(server, new URL(`${redirectUri}?${query}`), {
    pkceCodeVerifier: codeVerifier,
    expectedState: state,
    ...(openid && { expectedNonce: nonce, idTokenExpected: true }),
  })
}

function readProfile(given: Record<string, unknown>): Profile {
  const profile = profileSchema.parse(given)
  const name = profile.name
    .toWellFormed()
    .replace(/\p{Cc}/gu, '')
    .slice(0, 120)
  return { ...profile, name: name.length < 2 ? (profile.email.split('@')[0] ?? '') : name }
}

import ipaddr from 'ipaddr.js'
import type { Assertion, Attestation, PasskeyCreation, PasskeyRequest } from '../../../domain/auth/second-factor.ts'
import type { Config } from '../../config.ts'
import type { Ctx } from '../../ctx.ts'
import type { AccountRow } from '../repository.ts'
import type { PasskeyRow } from './repository.ts'

/** Time limit of the browser's dialog; the challenge lives longer. */
const DIALOG_MS = 5 * 60_000
const NAME = 'Klinke'
/** EdDSA, ES256 and RS256. */
const ALGORITHMS = [-8, -7, -257]

/** 27 MB and 0.3 s, measured: loaded for the first passkey only. */
const library = () => import('@simplewebauthn/server')

/** The name and origin that passkeys are bound to; null when the portal has no name but an IP address. */
export function relyingParty({ SITE_URL }: Pick<Config, 'SITE_URL'>): { id: string; origin: string } | null {
  const { hostname, origin } = new URL(SITE_URL)
  return ipaddr.isValid(hostname.replace(/^\[|\]$/g, '')) ? null : { id: hostname, origin }
}

const named = (passkeys: readonly PasskeyRow[]) =>
  passkeys.map(({ credential_id, transports }) => ({ id: credential_id, type: 'public-key' as const, transports }))

/** Options for a new passkey of the account. */
export const creationOptions = (
  rpId: string,
  { id, email, name }: AccountRow,
  passkeys: readonly PasskeyRow[],
  challenge: string,
): PasskeyCreation => ({
  challenge,
  rp: { name: NAME, id: rpId },
  // Authenticators tell the handle to everybody who asks, so it says nothing about the person.
  user: { id: Buffer.from(`klinke:${id}`).toString('base64url'), name: email, displayName: name },
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
  timeout: DIALOG_MS,
  attestation: 'none',
  excludeCredentials: named(passkeys),
  // The password is the first factor, so a key without a PIN is enough.
  authenticatorSelection: { residentKey: 'preferred', requireResidentKey: false, userVerification: 'preferred' },
})

export const requestOptions = (rpId: string, passkeys: readonly PasskeyRow[], challenge: string): PasskeyRequest => ({
  challenge,
  rpId,
  timeout: DIALOG_MS,
  userVerification: 'preferred',
  allowCredentials: named(passkeys),
})

/** @returns the new credential, null when the answer does not match */
export async function readAttestation(ctx: Ctx, { response, ...answer }: Attestation, expectedChallenge: string) {
  const party = relyingParty(ctx.config)
  if (!party) return null
  const { verifyRegistrationResponse } = await library()
  const { clientDataJSON, attestationObject } = response
  // The library throws for each mismatch, and for malformed CBOR.
  const read = await verifyRegistrationResponse({
    response: { ...answer, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((error: unknown) => told(ctx, error))
  if (!read?.verified) return null
  const { id, publicKey, counter } = read.registrationInfo.credential
  return { credential_id: id, public_key: Buffer.from(publicKey), counter }
}

/** @returns the new counter of the passkey, null when the answer does not match */
export async function readAssertion(
  ctx: Ctx,
  passkey: PasskeyRow,
  answer: Assertion,
  expectedChallenge: string,
): Promise<number | null> {
  const party = relyingParty(ctx.config)
  if (!party) return null
  const { verifyAuthenticationResponse } = await library()
  const { id: _id, user_id: _user, credential_id: id, public_key, counter } = passkey
  const read = await verifyAuthenticationResponse({
    response: { ...answer, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: { id, publicKey: new Uint8Array(public_key), counter },
    requireUserVerification: false,
  }).catch((error: unknown) => told(ctx, error))
  return read?.verified ? read.authenticationInfo.newCounter : null
}

function told(ctx: Ctx, error: unknown): null {
  ctx.log.info({ reason: error instanceof Error ? error.message : String(error) }, 'a passkey was refused')
  return null
}

import type {
  Assertion,
  Attestation,
  FactorChallenge,
  FactorProof,
  FactorState,
  PasskeyCreation,
  PasskeyRequest,
} from '../../domain/auth/second-factor.ts'
import { callAgain } from '../admin/step-up.ts'
import { call } from '../api.ts'
import { login } from './auth.ts'

/** Every call throws ApiError for a refusal (src/stores/api.ts). */

/** Completes a login, and stores token and user. */
export async function completeLogin(challenge: FactorChallenge, proof: FactorProof): Promise<void> {
  const { token, user } = await call('POST /api/auth/second-factor', { body: { challenge: challenge.token, ...proof } })
  login(token, user)
}

export const beginStepUp = () => call('POST /api/auth/step-up/begin').then(({ challenge }) => challenge)
export async function stepUp(challenge: FactorChallenge, proof: FactorProof): Promise<void> {
  await call('POST /api/auth/step-up', { body: { challenge: challenge.token, ...proof } })
}

export const readFactors = (signal?: AbortSignal): Promise<FactorState> =>
  call('GET /api/auth/second-factor', { signal }).then(({ factors }) => factors)

/** The proof for a first factor, of an account with a password or without one. */
export interface OwnerProof {
  password?: string | undefined
  code?: string | undefined
}

export const beginTotp = (body: OwnerProof) => callAgain('POST /api/auth/second-factor/totp/begin', { body })
export const addTotp = (challenge: string, code: string) =>
  call('POST /api/auth/second-factor/totp', { body: { challenge, code } })
export const removeTotp = () => callAgain('DELETE /api/auth/second-factor/totp').then(({ factors }) => factors)

/** Adds a passkey: the browser asks its user in between. */
export async function addPasskey(name: string, proof: OwnerProof) {
  const { challenge, options } = await callAgain('POST /api/auth/second-factor/passkeys/begin', { body: proof })
  const passkey = await createPasskey(options)
  return call('POST /api/auth/second-factor/passkeys', { body: { challenge, name, passkey } })
}
export const removePasskey = (id: number) =>
  callAgain('DELETE /api/auth/second-factor/passkeys/{id}', { params: { id } }).then(({ factors }) => factors)

export const renewRecoveryCodes = () =>
  callAgain('POST /api/auth/second-factor/recovery-codes').then(({ recovery_codes }) => recovery_codes)

/** Whether this browser knows passkeys, on a page where it allows them. */
export const knowsPasskeys = (): boolean => typeof window !== 'undefined' && 'PublicKeyCredential' in window

/** The browser's own refusal: the user has closed its dialog, or no passkey fits. */
export class PasskeyRefused extends Error {}

const library = () => import('@simplewebauthn/browser')

export async function signWithPasskey(options: PasskeyRequest): Promise<Assertion> {
  const { startAuthentication } = await library()
  return startAuthentication({ optionsJSON: options }).catch(refused)
}

async function createPasskey(options: PasskeyCreation): Promise<Attestation> {
  const { startRegistration } = await library()
  return startRegistration({ optionsJSON: options }).catch(refused)
}

function refused(error: unknown): never {
  throw new PasskeyRefused(String(error), { cause: error })
}

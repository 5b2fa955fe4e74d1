import { Secret, TOTP } from 'otpauth'

/** The name that authenticator apps show. */
const ISSUER = 'Klinke'
/** RFC 4226 asks for at least 128 bits and recommends 160. */
const SECRET_BYTES = 20
/** Half minutes that the clock of a telephone may differ, in both directions. */
const DRIFT = 1

/** A new secret in base32, as people type it. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

const totpOf = (secret: string, label = '') => new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret) })

/** The address that a QR code contains. */
export const totpUri = (secret: string, email: string): string => totpOf(secret, email).toString()

/** @returns the number of the half minute whose code this is, null for a wrong code */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const totp = totpOf(secret)
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window: DRIFT })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

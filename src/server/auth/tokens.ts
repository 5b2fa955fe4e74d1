import { createHash, randomBytes } from 'node:crypto'

/** A random token of 256 bits as 43 characters, for the browser or a mailed link only. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is kept of a token: with 256 bits of chance a plain SHA-256 cannot be turned back. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** What the log calls an address: tries at one account are seen to be so, and the log is no list of addresses. */
export const loggedAs = (email: string): string => hashToken(email).toString('hex').slice(0, 12)

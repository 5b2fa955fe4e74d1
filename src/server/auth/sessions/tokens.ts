import { createHash, randomBytes } from 'node:crypto'

/** A random token of 256 bits as 43 characters, for the browser or a mailed link only. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The stored form of a token: with 256 random bits a plain SHA-256 cannot be reversed. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** A pseudonym of an address for the log: it shows repeated attempts at one account without listing addresses. */
export const loggedAs = (email: string): string => hashToken(email).toString('hex').slice(0, 12)

import { createHash, randomBytes } from 'node:crypto'

/** A random token of 256 bits as 43 characters, for the browser or a mailed link only. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is kept of a token: with 256 bits of chance a plain SHA-256 cannot be turned back. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

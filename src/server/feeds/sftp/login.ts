import { timingSafeEqual } from 'node:crypto'
import ssh, { type AuthContext, type PublicKeyAuthContext } from 'ssh2'
import { isDomainError } from '../../../domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { type FeedSource, findSource } from '../repository.ts'
import { openSource, refuseSource } from '../secret.ts'

/** The ways to log in, in the order that clients try them. */
export const METHODS = ['publickey' as const, 'password' as const]

/**
 * The source that logs in: its key is the user's name; it has the secret as its password, or one of its public keys.
 * @param address of the client, for the limit on wrong secrets
 * @returns null when it is refused
 */
export async function logIn(ctx: Ctx, auth: AuthContext, address: string): Promise<FeedSource | null> {
  try {
    if (auth.method === 'password') return await openSource(ctx, auth.username, auth.password, address)
    if (auth.method !== 'publickey') return null
    const source = await findSource(ctx.db, auth.username)
    if (source?.active && hasKey(source, auth)) return source
    // Clients offer every key they have before they sign with one: only a wrong signature is an attempt.
    return auth.signature ? await refuseSource(ctx, address) : null
  } catch (error) {
    if (isDomainError(error)) return null
    throw error
  }
}

/** Without a signature the client asks whether it may use the key; ssh2 then asks for the signature. */
function hasKey({ ssh_keys }: FeedSource, { key, signature, blob, hashAlgo }: PublicKeyAuthContext): boolean {
  for (const text of ssh_keys) {
    const known = ssh.utils.parseKey(text)
    if (known instanceof Error) continue
    const data = known.getPublicSSH()
    if (known.type !== key.algo || data.length !== key.data.length || !timingSafeEqual(data, key.data)) continue
    return !signature || (blob !== undefined && known.verify(blob, signature, hashAlgo) === true)
  }
  return false
}

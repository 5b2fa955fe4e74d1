import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Ctx } from '../../ctx.ts'

/**
 * Encryption of secrets that must be read again (TOTP), by AES-256-GCM. The key is a file of the vault (DATA_DIR/keys, or
 * the bucket that servers share) and never in the database: a copy of the database alone reveals nothing.
 */
const CIPHER = 'aes-256-gcm'
/** The first byte of a sealed text, for a later change of the cipher. */
const VERSION = 1
const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16

const KEY = 'keys/second-factor.key'

type Place = Pick<Ctx, 'vault'>

/** @param owner the text opens for the same owner only, so that nobody can move it to another account */
export async function seal(ctx: Place, owner: string, text: string): Promise<Buffer> {
  const iv = randomBytes(IV_BYTES)
  const key = (await readKey(ctx)) ?? (await makeKey(ctx))
  const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES })
  cipher.setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([Buffer.of(VERSION), iv, cipher.getAuthTag(), sealed])
}

/** @returns null when the key is missing or another one, or the text belongs to another owner */
export async function unseal(ctx: Place, owner: string, sealed: Buffer): Promise<string | null> {
  const key = await readKey(ctx)
  const start = 1 + IV_BYTES + TAG_BYTES
  if (!key || sealed[0] !== VERSION || sealed.length < start) return null
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(1, 1 + IV_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(owner))
  decipher.setAuthTag(sealed.subarray(1 + IV_BYTES, start))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(start)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

async function readKey({ vault }: Place): Promise<Uint8Array | null> {
  const key = await vault.get(KEY)
  if (key && key.length !== KEY_BYTES) throw new Error(`${KEY} is no key of ${KEY_BYTES} bytes.`)
  return key
}

async function makeKey(ctx: Place): Promise<Uint8Array> {
  // Of two processes that make one at once, the first key stays.
  await ctx.vault.put(KEY, randomBytes(KEY_BYTES))
  const key = await readKey(ctx)
  if (!key) throw new Error(`${KEY} is missing.`)
  return key
}

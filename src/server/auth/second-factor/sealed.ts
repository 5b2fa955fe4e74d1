import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../../config.ts'

/**
 * Encryption of secrets that must be read again (TOTP), by AES-256-GCM. The key is a file in DATA_DIR/keys and never in
 * the database: a copy of the database alone reveals nothing. Several servers share it as they share DATA_DIR.
 */
const CIPHER = 'aes-256-gcm'
/** The first byte of a sealed text, for a later change of the cipher. */
const VERSION = 1
const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16

type Place = Pick<Config, 'DATA_DIR'>

/** @param owner the text opens for the same owner only, so that nobody can move it to another account */
export async function seal(config: Place, owner: string, text: string): Promise<Buffer> {
  const iv = randomBytes(IV_BYTES)
  const key = (await readKey(config)) ?? (await makeKey(config))
  const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES })
  cipher.setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([Buffer.of(VERSION), iv, cipher.getAuthTag(), sealed])
}

/** @returns null when the key is missing or another one, or the text belongs to another owner */
export async function unseal(config: Place, owner: string, sealed: Buffer): Promise<string | null> {
  const key = await readKey(config)
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

const keyFile = ({ DATA_DIR }: Place) => path.resolve(DATA_DIR, 'keys', 'second-factor.key')

async function readKey(config: Place): Promise<Buffer | null> {
  const key = await readFile(keyFile(config)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (key && key.length !== KEY_BYTES) throw new Error(`${keyFile(config)} is no key of ${KEY_BYTES} bytes.`)
  return key
}

async function makeKey(config: Place): Promise<Buffer> {
  const file = keyFile(config)
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const part = `${file}.${randomUUID()}`
  await writeFile(part, randomBytes(KEY_BYTES), { mode: 0o600, flush: true })
  // Of two processes that make one at once, the first key stays.
  await link(part, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(part)
  const key = await readKey(config)
  if (!key) throw new Error(`${file} is missing.`)
  return key
}

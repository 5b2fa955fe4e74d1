import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import ssh from 'ssh2'
import type { Config } from '../../config.ts'
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../folders.ts'

/**
 * The key by which senders recognise this server. It is created at the first start and stays in DATA_DIR/ssh: senders
 * refuse a server whose key has changed.
 * @throws Error when the stored key cannot be read: a new one in its place would make every sender refuse the server
 */
export async function readHostKey({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): Promise<string> {
  const file = path.resolve(DATA_DIR, 'ssh', 'host_ed25519')
  const known = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (known) {
    const key = ssh.utils.parseKey(known)
    if (key instanceof Error)
      throw new Error(`${file} is no key: restore it, or delete it for a new one`, { cause: key })
    return known
  }
  const made = newKeyPair().private
  await mkdir(path.dirname(file), PRIVATE_FOLDER)
  await writeFile(`${file}.part`, made, { mode: PRIVATE_FILE, flush: true })
  await rename(`${file}.part`, file)
  return made
}

/**
 * A pair of keys that ssh2 can read. It writes one pair in 256 without the first byte of the public key, when that byte
 * is zero (mscdex/ssh2#1513), and refuses to read it.
 */
export function newKeyPair(): { private: string; public: string } {
  for (;;) {
    const pair = ssh.utils.generateKeyPairSync('ed25519')
    const isRead = (key: string) => !(ssh.utils.parseKey(key) instanceof Error)
    if (isRead(pair.private) && isRead(pair.public)) return pair
  }
}

import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import ssh from 'ssh2'
import type { Config } from '../../config.ts'
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../folders.ts'

/**
 * The key by which senders recognise this server. It is created at the first start and stays in DATA_DIR/ssh: senders
 * refuse a server whose key has changed.
 */
export async function readHostKey({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): Promise<string> {
  const file = path.resolve(DATA_DIR, 'ssh', 'host_ed25519')
  const known = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (known) return known
  const made = ssh.utils.generateKeyPairSync('ed25519').private
  await mkdir(path.dirname(file), PRIVATE_FOLDER)
  await writeFile(`${file}.part`, made, { mode: PRIVATE_FILE, flush: true })
  await rename(`${file}.part`, file)
  return made
}

import ssh from 'ssh2'
import type { Ctx } from '../../ctx.ts'

const KEY = 'ssh/host_ed25519'

/**
 * The key by which senders recognise this server, and all others of the installation. It is created at the first start
 * and stays in the vault (DATA_DIR/ssh, or the bucket): senders refuse a server whose key has changed.
 * @throws Error when the stored key cannot be read: a new one in its place would make every sender refuse the server
 */
export async function readHostKey(ctx: Pick<Ctx, 'vault'>): Promise<string> {
  const known = await ctx.vault.get(KEY)
  if (!known) {
    await ctx.vault.put(KEY, Buffer.from(newKeyPair().private))
    return readHostKey(ctx)
  }
  const text = Buffer.from(known).toString('utf8')
  const key = ssh.utils.parseKey(text)
  if (key instanceof Error) throw new Error(`${KEY} is no key: restore it, or delete it for a new one`, { cause: key })
  return text
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

import ssh from 'ssh2'
import { email } from '../../domain/text.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Ctx } from '../ctx.ts'
import { namesPrivateAddress } from '../media/address.ts'
import { type FeedSource, findSource, updateSource } from './repository.ts'
import { renewSecret } from './secret.ts'

/** How a source delivers, as the operator sets it; absent values stay, null removes one. */
export interface DeliveryChange {
  /** Makes a new secret. */
  secret?: true
  /** A further public key for SFTP, as OpenSSH writes it; null removes all. */
  sshKey?: string | null
  reportEmail?: string | null
  reportLanguage?: Language
  pullUrl?: string | null
  /** 5 to 10,080 */
  pullMinutes?: number
}

/** Of an address that was not fetched yet. */
export const NEVER_PULLED = { pulled_at: null, pull_etag: null, pull_last_modified: null, pull_fault: null } as const

/** A value that cannot be set. */
export class DeliveryRefusal extends Error {
  readonly option: 'ssh-key' | 'report' | 'pull'
  constructor(option: DeliveryRefusal['option']) {
    super(option)
    this.option = option
  }
}

/** The delivery settings of a source; undefined when there is no such source. */
export const readDeliverySettings = ({ db }: Pick<Ctx, 'db'>, key: string): Promise<FeedSource | undefined> =>
  findSource(db, key)

/** Refuses a change before anything is written. @throws DeliveryRefusal */
export function refuseBadDelivery(ctx: Ctx, { sshKey, reportEmail, pullUrl }: DeliveryChange): void {
  if (sshKey) withKey([], sshKey)
  if (reportEmail) readAddress(reportEmail)
  if (pullUrl) readPullUrl(ctx, pullUrl)
}

/**
 * Changes how an existing source delivers.
 * @returns the new secret, which cannot be read again, or null
 * @throws DeliveryRefusal
 */
export async function changeDelivery(ctx: Ctx, key: string, change: DeliveryChange): Promise<string | null> {
  const source = await findSource(ctx.db, key)
  if (!source) throw new Error(`There is no source ${key}.`)
  const { sshKey, reportEmail, reportLanguage, pullUrl, pullMinutes } = change
  await updateSource(ctx.db, source.id, {
    ...(sshKey !== undefined && { ssh_keys: sshKey === null ? [] : withKey(source.ssh_keys, sshKey) }),
    ...(reportEmail !== undefined && { report_email: reportEmail && readAddress(reportEmail) }),
    ...(reportLanguage && { report_language: reportLanguage }),
    // Another address has other versions, and is fetched soon.
    ...(pullUrl !== undefined && { pull_url: pullUrl && readPullUrl(ctx, pullUrl), ...NEVER_PULLED }),
    ...(pullMinutes !== undefined && { pull_minutes: pullMinutes }),
    updated_at: ctx.clock(),
  })
  return change.secret ? renewSecret(ctx, source.id) : null
}

/** Algorithms that OpenSSH still accepts. */
const KEY_TYPES = /^(ssh-ed25519|ssh-rsa|ecdsa-sha2-nistp(256|384|521))$/

/** @throws DeliveryRefusal */
export function withKey(known: readonly string[], text: string): string[] {
  const key = ssh.utils.parseKey(text)
  if (key instanceof Error || key.isPrivateKey() || !KEY_TYPES.test(key.type)) throw new DeliveryRefusal('ssh-key')
  return [...new Set([...known, `${key.type} ${key.getPublicSSH().toString('base64')}`])]
}

function readAddress(text: string): string {
  const read = email.safeParse(text)
  if (!read.success) throw new DeliveryRefusal('report')
  return read.data
}

/** @throws DeliveryRefusal */
export function readPullUrl({ config }: Ctx, text: string): string {
  const url = URL.parse(text)
  const isOpen = url?.protocol === 'https:' && !namesPrivateAddress(url)
  const isOwn = config.PRIVATE_ADDRESSES && /^https?:$/.test(url?.protocol ?? '')
  if (!url || !(isOpen || isOwn)) throw new DeliveryRefusal('pull')
  return url.href
}

import iconv from 'iconv-lite'
import { DomainError } from '../../domain/errors.ts'
import type { SourceChange, SourceView } from '../../domain/feeds/admin-schemas.ts'
import { refuseStale } from '../admin/version.ts'
import { atOnce } from '../auth/service.ts'
import type { Ctx } from '../ctx.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import { findSettings, lockSettings } from './admin-repository.ts'
import { reachSource } from './own-sources.ts'
import { pullFeedJob } from './pull.ts'
import { updateSource } from './repository.ts'
import { renewSecret } from './secret.ts'
import { DeliveryRefusal, NEVER_PULLED, readPullUrl, withKey } from './settings.ts'
import { recordSourceAct } from './source-acts.ts'
import { shownAddress, viewSource } from './source-view.ts'

type Settings = NonNullable<Awaited<ReturnType<typeof lockSettings>>>

const KEYS_MAX = 20

/**
 * Changes the settings of a source of the caller.
 * @throws DomainError record.not_found, record.changed, input.invalid naming the field
 */
export async function changeSource(
  ctx: Ctx,
  visitor: SignedInVisitor,
  id: number,
  change: SourceChange,
): Promise<SourceView> {
  await reachSource(ctx, visitor, id)
  return atOnce(ctx, async (tx) => {
    const old = await lockSettings(tx.db, id)
    if (!old) throw new DomainError('record.not_found')
    refuseStale(old, change.version)
    const pull = readPull(ctx, old, change)
    const { max_deletion_percent: percent, encoding, ssh_keys } = change
    if (encoding && !iconv.encodingExists(encoding)) throw invalid('encoding')
    const plain = {
      ...picked(change),
      ...(percent !== undefined && { max_deletion_share: percent / 100 }),
      ...(ssh_keys !== undefined && { ssh_keys: readKeys(ssh_keys) }),
    }
    await updateSource(tx.db, id, { ...plain, ...pull, updated_at: ctx.clock() })
    const now = await findSettings(tx.db, id)
    await recordSourceAct(tx, visitor, old, { act: 'sources.change', before: told(old), after: told(now ?? old) })
    return viewSource(tx, visitor, id)
  })
}

/**
 * Gives a source of the caller a new secret.
 * @returns the secret, which cannot be read again
 * @throws DomainError record.not_found
 */
export async function renewSourceSecret(ctx: Ctx, visitor: SignedInVisitor, id: number): Promise<string> {
  await reachSource(ctx, visitor, id)
  return atOnce(ctx, async (tx) => {
    const source = await lockSettings(tx.db, id)
    if (!source) throw new DomainError('record.not_found')
    await recordSourceAct(tx, visitor, source, { act: 'sources.renew_secret' })
    return renewSecret(tx, id)
  })
}

/**
 * Fetches the address of a source of the caller now.
 * @throws DomainError record.not_found, source.no_address
 */
export async function pullSource(ctx: Ctx, visitor: SignedInVisitor, id: number): Promise<SourceView> {
  await reachSource(ctx, visitor, id)
  return atOnce(ctx, async (tx) => {
    const source = await lockSettings(tx.db, id)
    if (!source?.pull_url || !source.active) throw new DomainError('source.no_address')
    await tx.jobs.send(tx.db, pullFeedJob, { sourceId: id })
    await recordSourceAct(tx, visitor, source, { act: 'sources.pull' })
    return viewSource(tx, visitor, id)
  })
}

/** What the audit tells of the settings of a source: never the secret or the login of its address. */
const TOLD = [
  ...(['active', 'modus', 'voll_deletes', 'max_deletion_share', 'expire_after_days', 'default_country'] as const),
  ...(['encoding', 'report_email', 'report_language', 'pull_minutes', 'ssh_keys'] as const),
]

export const told = (row: Settings) => ({
  ...Object.fromEntries(TOLD.map((name) => [name, row[name]])),
  pull_address: shownAddress(row.pull_url),
})

/** The columns that are set as they are. */
function picked(change: SourceChange) {
  const { active, modus, voll_deletes, expire_after_days, default_country } = change
  const { encoding, report_email, report_language, pull_minutes } = change
  const all = { active, modus, voll_deletes, expire_after_days, default_country, encoding, report_email }
  return { ...all, report_language, pull_minutes }
}

/**
 * The columns of an address that is fetched. Another address has other versions, and is fetched soon; it never inherits the login of the one
 * before.
 * @throws DomainError input.invalid
 */
export function readPull(
  ctx: Ctx,
  old: Pick<Settings, 'pull_url'>,
  change: Pick<SourceChange, 'pull_address' | 'pull_user' | 'pull_password'>,
) {
  const { pull_address: address, pull_user: user, pull_password: password } = change
  const isSame = address === undefined || address === shownAddress(old.pull_url)
  if (isSame && !user && !password) return undefined
  if (!isSame && address === null) return { pull_url: null, ...NEVER_PULLED }
  const url = URL.parse((isSame ? old.pull_url : address) ?? '')
  if (!url) throw invalid('pull_address')
  if (user) url.username = encodeURIComponent(user)
  if (password) url.password = encodeURIComponent(password)
  return { pull_url: checked('pull_address', () => readPullUrl(ctx, url.href)), ...NEVER_PULLED }
}

/** The keys of a text, one a line. @throws DomainError input.invalid */
export function readKeys(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length > KEYS_MAX) throw invalid('ssh_keys')
  return lines.reduce<string[]>((known, line) => checked('ssh_keys', () => withKey(known, line.trim())), [])
}

function checked<T>(field: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw error instanceof DeliveryRefusal ? invalid(field) : error
  }
}

const invalid = (field: string) => new DomainError('input.invalid', [{ field, code: 'invalid' }])

import type { z } from 'zod'
import type { Page } from '../../domain/admin/list.ts'
import { DomainError } from '../../domain/errors.ts'
import type { SourceItem, SourceView, sourceQuery } from '../../domain/feeds/admin-schemas.ts'
import { companyOf } from '../admin/scope.ts'
import { versionOf } from '../admin/version.ts'
import type { Config } from '../config.ts'
import type { Ctx, Db } from '../ctx.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import { AN_HOUR, WAITING_MAX } from './accept.ts'
import {
  findSettings,
  findSourceFigures,
  findSourceHealth,
  findSourcePage,
  type SourceHealth,
} from './admin-repository.ts'
import { KEEP_FILES } from './run.ts'

/** A page of the sources of the caller, with their health. */
export async function listSources(
  ctx: Ctx,
  visitor: SignedInVisitor,
  query: z.output<typeof sourceQuery>,
): Promise<Page<SourceItem>> {
  const now = ctx.clock()
  const page = await findSourcePage(ctx.db, companyOf(visitor), query, now)
  return { ...page, data: await itemsOf(ctx.db, page.data, now) }
}

/**
 * A source of the caller with its settings.
 * @throws DomainError record.not_found, also for sources of others
 */
export async function viewSource(ctx: Ctx, visitor: SignedInVisitor, id: number): Promise<SourceView> {
  const now = ctx.clock()
  const found = await findSourceHealth(ctx.db, companyOf(visitor), id, now)
  const settings = await findSettings(ctx.db, id)
  const [item] = found ? await itemsOf(ctx.db, [found], now) : []
  if (!item || !settings) throw new DomainError('record.not_found')
  const { config } = ctx
  return {
    ...item,
    version: versionOf(settings),
    active: settings.active,
    open: settings.bound_at === null,
    modus: settings.modus as SourceView['modus'],
    voll_deletes: settings.voll_deletes,
    max_deletion_percent: Math.round(settings.max_deletion_share * 100),
    expire_after_days: settings.expire_after_days,
    default_country: settings.default_country,
    encoding: settings.encoding,
    report_email: settings.report_email,
    report_language: settings.report_language,
    ...pullOf(settings.pull_url),
    pull_minutes: settings.pull_minutes,
    pulled_at: settings.pulled_at?.toISOString() ?? null,
    has_secret: settings.secret_hash !== null,
    ssh_keys: settings.ssh_keys,
    delivering: deliveringOf(config, settings.key),
    limits: { megabytes: config.FEED_MB, waiting: WAITING_MAX, per_hour: AN_HOUR.max, kept_files: KEEP_FILES },
  }
}

async function itemsOf(db: Db, rows: readonly SourceHealth[], now: Date): Promise<SourceItem[]> {
  const figures = await findSourceFigures(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, key, health, run, delivery, last_at, pull_fault }) => ({
    id,
    key,
    health,
    ...(figures.get(id) ?? { companies: [], homes: 0, waiting: 0, failures: 0 }),
    last_delivery: delivery && { ...delivery, received_at: moment(delivery.received_at) },
    last_run: run && { ...run, started_at: moment(run.started_at) },
    silent_days: last_at && Math.max(0, Math.floor((now.getTime() - last_at.getTime()) / DAY_MS)),
    pull_fault,
  }))
}

const DAY_MS = 86_400_000

/** As the API writes times: JSON of PostgreSQL has microseconds and an offset. */
const moment = (text: string): string => new Date(text).toISOString()

/** An address without its login. Passwords and keys are often part of a query: its values are left out, too. */
export function shownAddress(address: string | null): string | null {
  const url = URL.parse(address ?? '')
  if (!url) return null
  const query = url.search && '?…'
  return `${url.protocol}//${url.host}${url.pathname}${query}`
}

function pullOf(address: string | null): Pick<SourceView, 'pull_address' | 'pull_has_login'> {
  const url = URL.parse(address ?? '')
  return { pull_address: shownAddress(address), pull_has_login: Boolean(url?.username || url?.password) }
}

function deliveringOf({ SITE_URL, SFTP_PORT }: Config, key: string): SourceView['delivering'] {
  const host = new URL(SITE_URL).hostname
  return {
    put: `${SITE_URL}/api/feeds/${encodeURIComponent(key)}`,
    uploads: `${SITE_URL}/api/uploads`,
    sftp: SFTP_PORT === undefined ? null : { host, port: SFTP_PORT, user: key },
  }
}

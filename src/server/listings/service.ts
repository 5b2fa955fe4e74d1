import { DomainError } from '../../domain/errors.ts'
import type { Listing, ListingQuery, ListingRow } from '../../domain/listings/listing.ts'
import type { ListingState } from '../../domain/listings/states.ts'
import { dayText, readDay } from '../../domain/properties/availability.ts'
import { companyOf } from '../admin/scope.ts'
import { versionOf } from '../admin/version.ts'
import type { Ctx } from '../ctx.ts'
import { isRestricted } from '../notices/restrict.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import {
  countUnsure,
  findListed,
  findMates,
  findPage,
  findPrices,
  findRecord,
  findViews,
  type ListedRow,
} from './listing-repository.ts'
import { renewListings, renewThese, VIEW_DAYS, viewsSince } from './renew.ts'

/** Rows before a page are read too, so far pages are refused; a filter finds these rows faster. */
const OFFSET_MAX = 100_000

/** A page of the homes that the caller may see. @throws DomainError input.invalid for a page beyond 100,000 rows */
export async function listListings(ctx: Ctx, visitor: SignedInVisitor, query: ListingQuery) {
  const company = companyOf(visitor)
  if ((query.seite - 1) * query.pro_seite > OFFSET_MAX) {
    throw new DomainError('input.invalid', [{ field: 'seite', code: 'too_large', params: { max: OFFSET_MAX } }])
  }
  await renewListings(ctx)
  const { ids, ...counted } = await findPage(ctx.db, query, company)
  const rows = new Map((await findListed(ctx.db, ids)).map((row) => [row.id, row]))
  return { data: ids.flatMap((id) => rows.get(id) ?? []).map(rowOf), ...counted }
}

function rowOf(row: ListedRow): ListingRow {
  return {
    id: row.id,
    objektnr: row.objektnr,
    titel: row.titel,
    adresse: row.adresse,
    state: row.state as ListingState,
    vermarktungsart: row.vermarktungsart,
    objektart: row.objektart,
    preis: row.preis,
    flaeche: row.flaeche ?? row.grundstuecksflaeche,
    zimmer: row.zimmer,
    quality: row.quality,
    missing: row.missing,
    views: row.views,
    inquiries: row.inquiries,
    company: { id: row.company_id, firma: row.firma },
    person: row.agent_id === null ? null : { id: row.agent_id, name: nameOf(row) },
    changed_at: row.changed_at.toISOString(),
    new_at: new Date(row.neu_seit).toISOString(),
  }
}

const nameOf = ({ vorname, name }: { vorname: string | null; name: string | null }) =>
  [vorname, name].filter(Boolean).join(' ')

/** The whole record of a home. @throws DomainError property.not_found, also for a home of another company */
export async function readListing(ctx: Ctx, visitor: SignedInVisitor, id: number): Promise<Listing> {
  const { db, clock } = ctx
  const company = companyOf(visitor)
  const record = await findRecord(db, id)
  if (!record || (company !== null && record.company_id !== company)) throw new DomainError('property.not_found')
  const [listed] = await renewThese(db, [id], clock())
  const since = viewsSince(clock())
  const [[row], views, prices, mates, restricted] = await Promise.all([
    findListed(db, [id]),
    findViews(db, id, since),
    findPrices(db, id),
    findMates(db, id),
    isRestricted(ctx, { property_id: id }),
  ])
  if (!row || !listed) throw new DomainError('property.not_found')
  const isShown = record.status === 'active' || record.status === 'reserved'
  const counted = new Map(views.map((one) => [one.day, one.views]))
  return {
    ...rowOf(row),
    version: versionOf(record),
    external_id: record.external_id,
    status: record.status,
    path: isShown ? `/immobilien/${id}/${record.title_slug}` : null,
    hand: record.hand && {
      state: record.hand,
      reason: record.reason,
      set_at: (record.set_at as Date).toISOString(),
      feed_status: record.feed_status ?? record.status,
    },
    restricted,
    hand_fields: record.hand_fields,
    score: listed.quality,
    views_by_day: Array.from({ length: VIEW_DAYS }, (_, at) => dayText((readDay(since) ?? 0) + at + 1)).map((day) => ({
      day,
      views: counted.get(day) ?? 0,
    })),
    price_history: prices.map(({ at, art, betrag }) => ({ at: at.toISOString(), art, betrag })),
    mates,
    source: record.source_id === null ? null : { id: record.source_id, name: record.source_name ?? '' },
    project: record.project_id === null ? null : { id: record.project_id, titel: record.project_titel ?? '' },
    first_seen_at: record.first_seen_at.toISOString(),
    last_seen_at: record.last_seen_at.toISOString(),
    deleted_at: record.deleted_at?.toISOString() ?? null,
  }
}

/** Listings that may be grouped wrongly with another. @param company null: of all companies */
export const unsureHomes = ({ db }: Pick<Ctx, 'db'>, company: number | null) => countUnsure(db, company)

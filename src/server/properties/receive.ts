import type { FeedProperty } from '../../domain/imports/feed.ts'
import { HISTORY_PRICES, type HistoryPrice, leadingPrice, reduction } from '../../domain/properties/price.ts'
import { searchRow } from '../../domain/properties/search-row.ts'
import { slugify, titleSlug } from '../../domain/properties/slug.ts'
import type { Bundesland } from '../../domain/properties/vocabulary.ts'
import type { Db } from '../ctx.ts'
import { placeBySlug, resolvePlace } from '../places/places.ts'
import { deleteSearchRow, upsertSearchRow } from '../search/read-model.ts'
import {
  findByObid,
  findByObjektnr,
  findKeyless,
  findMissing,
  insertPrices,
  insertProperty,
  isExternalIdTaken,
  markDeleted,
  nextPropertyId,
  priceSpan,
  readSecret,
  type StoredProperty,
  touchSeen,
  updateProperty,
} from './feed-repository.ts'
import { propertyColumns } from './from-feed.ts'
import { positionOf } from './position.ts'

export type { StoredProperty } from './feed-repository.ts'
export { touchSeen }

/** What a feed knows an object by. */
export interface PropertyKey {
  openimmo_obid: string | null
  objektnr_extern: string | null
}

export type ReceivedStatus = 'active' | 'reserved' | 'sold' | 'reference'

export interface Received {
  property: FeedProperty
  key: PropertyKey
  /** `stamp` seeds what has to be the same on every installation that imports the same files. */
  company: { id: number; slug: string; firma: string; stamp: string }
  agentId: number | null
  projectId: number | null
  sourceId: number
  runId: number
  status: ReceivedStatus
  contentHash: string
  at: Date
  /** False leaves the search as it is: a dry run must not hold its lock. */
  publish: boolean
}

/**
 * Finds the stored property that a feed's object means: by openimmo_obid, else by objektnr_extern (an object that
 * used to come without obid is met again), and objects without any key by being the very same.
 * @returns 'ambiguous' when several bear the number and none is told by an obid
 */
export async function findStored(
  db: Db,
  companyId: number,
  key: PropertyKey,
  contentHash: string | null,
): Promise<StoredProperty | 'ambiguous' | null> {
  if (key.openimmo_obid) {
    const found = await findByObid(db, companyId, key.openimmo_obid)
    if (found || !key.objektnr_extern) return found
    const [same] = await findByObjektnr(db, companyId, key.objektnr_extern)
    return same && same.openimmo_obid === null ? same : null
  }
  if (key.objektnr_extern) {
    const found = await findByObjektnr(db, companyId, key.objektnr_extern)
    const [first, second] = found
    if (!first || first.openimmo_obid === null || !second) return first ?? null
    const living = found.filter((each) => each.deleted_at === null)
    if (living.length === 1) return living[0] as StoredProperty
    return living.length === 0 ? first : 'ambiguous'
  }
  return contentHash ? findKeyless(db, companyId, contentHash) : null
}

/** Writes the property with its prices and its search row; `stored` is what `findStored` gave. Returns its id. */
export async function receiveProperty(db: Db, received: Received, stored: StoredProperty | null): Promise<number> {
  const { property, company, at, status } = received
  const place = resolvePlace(property)
  const key = received.key.openimmo_obid ?? received.key.objektnr_extern ?? received.contentHash
  const secret = await readSecret(db, 'verortung')
  const position = positionOf(property, place, `${company.stamp}\n${key}`, secret)
  const columns = propertyColumns(property, place, position)
  const id = stored?.id ?? (await nextPropertyId(db))
  const state = {
    agent_id: received.agentId,
    project_id: received.projectId,
    import_source_id: received.sourceId,
    openimmo_obid: received.key.openimmo_obid ?? stored?.openimmo_obid ?? null,
    objektnr_extern: received.key.objektnr_extern,
    title_slug: titleSlug(property.objekttitel, id),
    status,
    content_hash: received.contentHash,
    last_seen_at: at,
    seen_run_id: received.runId,
    updated_at: at,
    deleted_at: null,
  }
  const external_id = stored?.external_id ?? (await chooseExternalId(db, received))
  const published_at = stored?.published_at ?? at
  if (stored) await updateProperty(db, id, { ...columns, ...state })
  else {
    await insertProperty(db, {
      id,
      company_id: company.id,
      external_id,
      ...columns,
      ...state,
      first_seen_at: at,
      published_at,
    })
  }
  const reduziert = await keepPrices(db, id, property, at, stored !== null)
  if (!received.publish) return id
  if (status !== 'active' && status !== 'reserved') await deleteSearchRow(db, id)
  else {
    const row = searchRow(property, {
      id,
      external_id,
      anbieter: company.id,
      firma: company.firma,
      projekt: received.projectId,
      orte: place.orte,
      ortsnamen: [place.name, ...place.orte.map((slug) => placeBySlug(slug)?.name)].filter(
        (name) => !!name,
      ) as string[],
      bundesland: place.bundesland as Bundesland | null,
      lat: position.anzeige_lat,
      lng: position.anzeige_lng,
      published_at,
      reduziert,
    })
    await upsertSearchRow(db, row)
  }
  return id
}

/** Takes a property off the portal; its row stays, so that its address can answer 410 and its return keeps the id. */
export async function withdrawProperty(
  db: Db,
  stored: StoredProperty,
  { at, runId, publish }: { at: Date; runId: number | null; publish: boolean },
): Promise<void> {
  const seen = runId === null ? {} : { last_seen_at: at, seen_run_id: runId }
  await markDeleted(db, stored.id, { ...seen, deleted_at: at, updated_at: at })
  if (publish) await deleteSearchRow(db, stored.id)
}

/** What a complete VOLL did not mention: living properties of the company and source that `runId` has not seen. */
export async function missingProperties(db: Db, companyId: number, sourceId: number, runId: number) {
  return findMissing(db, companyId, sourceId, runId)
}

/**
 * The number people see: objektnr_extern as far as it can stand in an address. Where another property bears it
 * already, the company's name is put behind, then a count. It is chosen once and never changes.
 */
async function chooseExternalId(db: Db, { key, company, contentHash }: Received): Promise<string> {
  const sent = key.objektnr_extern ?? key.openimmo_obid
  const own = (sent && pathSegment(sent)) || `K${contentHash.slice(0, 10)}`
  for (let attempt = 0; ; attempt++) {
    const wanted = attempt === 0 ? own : attempt === 1 ? `${own}-${company.slug}` : `${own}-${company.slug}-${attempt}`
    if (!(await isExternalIdTaken(db, wanted))) return wanted
  }
}

/** Keeps capitals, digits, dots and underscores; the rest as in slugs. */
function pathSegment(text: string): string {
  const plain = text.trim()
  if (/^[A-Za-z0-9._-]{1,80}$/.test(plain) && !/^\.+$/.test(plain)) return plain
  return plain
    .split(/(?<=[^A-Za-z0-9._])|(?=[^A-Za-z0-9._])/)
    .map((part) => (/^[A-Za-z0-9._]+$/.test(part) ? part : slugify(part) || '-'))
    .join('')
    .replace(/-{2,}/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, 80)
}

/** Notes prices that changed; answers by how many percent the leading one went down since it was first seen. */
async function keepPrices(db: Db, id: number, property: FeedProperty, at: Date, known: boolean): Promise<number> {
  if (property.waehrung !== 'EUR') return 0
  const span = known ? await priceSpan(db, id) : {}
  const news = HISTORY_PRICES.flatMap((art: HistoryPrice) => {
    const betrag = property[art]
    return betrag !== null && betrag > 0 && betrag !== span[art]?.latest ? [{ property_id: id, at, art, betrag }] : []
  })
  await insertPrices(db, news)
  const leading = leadingPrice(property)
  return leading ? reduction(span[leading]?.first ?? null, property[leading]) : 0
}

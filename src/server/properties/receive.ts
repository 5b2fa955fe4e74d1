import type { FeedProperty } from '../../domain/imports/feed.ts'
import type { StreetFinder } from '../../domain/properties/hidden-street.ts'
import { slugify, titleSlug } from '../../domain/properties/slug.ts'
import { refreshBorders } from '../boundaries/current.ts'
import type { Db } from '../ctx.ts'
import { resolvePlace } from '../places/places.ts'
import { type Changed, deleteSearchRows, upsertSearchRow } from '../search/read-model.ts'
import { regroup } from './duplicates.ts'
import { findChanged } from './duplicates-repository.ts'
import {
  findByKeys,
  findKeyless,
  findMissing,
  insertProperty,
  markDeleted,
  nextPropertyIds,
  type PriceChange,
  readSecret,
  type StoredProperty,
  touchSeen,
  updateProperty,
} from './feed-repository.ts'
import { propertyColumns } from './from-feed.ts'
import { withHands } from './hand-layer.ts'
import { withHandState } from './hand-state.ts'
import { hiddenStreet, hideStreet } from './hidden-street.ts'
import { positionOf } from './position.ts'
import { firstPrices, recordPrices } from './price-history.ts'
import { rowOf } from './published-repository.ts'
import { sentPositionOf } from './sent-position.ts'

export type { StoredProperty } from './feed-repository.ts'
export { touchSeen }

/** The parts of `Received` that do not come from the feed: created once per run. */
export async function makeReceiving(db: Db): Promise<Pick<Received, 'secret' | 'nextId'>> {
  await refreshBorders(db)
  const secret = await readSecret(db, 'verortung')
  const ids: number[] = []
  return {
    secret,
    async nextId(tx) {
      if (ids.length === 0) ids.push(...(await nextPropertyIds(tx, 50)))
      return ids.shift() as number
    },
  }
}

/** The keys by which a feed identifies an object. */
export interface PropertyKey {
  openimmo_obid: string | null
  objektnr_extern: string | null
}

type ReceivedStatus = 'active' | 'reserved' | 'sold' | 'reference' | 'unlisted' | 'expired'

export interface Received {
  property: FeedProperty
  key: PropertyKey
  /** `stamp` seeds values that must be the same on every installation that imports the same files. */
  company: { id: number; slug: string; firma: string; stamp: string }
  agentId: number | null
  projectId: number | null
  sourceId: number
  runId: number
  status: ReceivedStatus
  /** The status from `aktiv_von` on. */
  later: 'active' | 'reserved' | null
  contentHash: string
  at: Date
  /** Seeds the offset of imprecise places; see `positionOf`. */
  secret: Uint8Array
  /** Returns the id of a new property. It is called within its transaction, since that occupies the connection. */
  nextId: (tx: Db) => Promise<number>
  /** False leaves the search unchanged: a dry run must not hold its lock. */
  publish: boolean
}

interface Found {
  /** 'ambiguous' when several have the number and no obid decides. */
  stored: StoredProperty | 'ambiguous' | null
  /** Other properties of the company with the same number that are not deleted. */
  sharing: readonly StoredProperty[]
}

/**
 * Finds the stored property of a feed object: by openimmo_obid, else by objektnr_extern (an object that formerly came
 * without obid, or with another one, is recognised), and an object without any key by identical content.
 * @param isNamed tells whether the delivery has an object with this obid: then that one has the number as well
 */
export async function findStored(
  db: Db,
  companyId: number,
  key: PropertyKey & { plz: string | null },
  contentHash: string | null,
  isNamed: (obid: string) => boolean = () => true,
): Promise<Found> {
  const { openimmo_obid: obid, objektnr_extern: nr } = key
  if (!obid && !nr) {
    return { stored: contentHash ? await findKeyless(db, companyId, contentHash) : null, sharing: [] }
  }
  const found = await findByKeys(db, companyId, obid, nr)
  const stored = chosen(found, key, isNamed)
  const own = stored === 'ambiguous' ? null : stored
  const sharing = found.filter((each) => each.id !== own?.id && each.deleted_at === null && each.objektnr_extern === nr)
  return { stored, sharing: nr ? sharing : [] }
}

function chosen(
  found: readonly StoredProperty[],
  { openimmo_obid: obid, plz }: PropertyKey & { plz: string | null },
  isNamed: (obid: string) => boolean,
): Found['stored'] {
  if (obid) {
    const own = found.find((each) => each.openimmo_obid === obid)
    return own ?? found.find((each) => each.openimmo_obid === null) ?? renamed(found, plz, isNamed)
  }
  const [first, second] = found
  if (!first || first.openimmo_obid === null || !second) return first ?? null
  const living = found.filter((each) => each.deleted_at === null)
  if (living.length === 1) return living[0] as StoredProperty
  return living.length === 0 ? first : 'ambiguous'
}

/** The only active object of that number, if its obid is no longer in use and it stands in the same place. */
function renamed(
  found: readonly StoredProperty[],
  plz: string | null,
  isNamed: (obid: string) => boolean,
): StoredProperty | null {
  const [only, other] = found.filter((each) => each.deleted_at === null)
  if (!only?.openimmo_obid || other || isNamed(only.openimmo_obid)) return null
  return plz === null || only.plz === null || only.plz === plz ? only : null
}

/**
 * Writes the property with its prices and its search row; `stored` is the result of `findStored`.
 * @returns its id; the input for `regroup` once the pictures are written, null when the search did not change; the street
 *   that no title of a picture may tell, or null
 */
export async function receiveProperty(
  db: Db,
  received: Received,
  stored: StoredProperty | null,
): Promise<{ id: number; changed: Changed | null; street: StreetFinder | null }> {
  const { company, at } = received
  const sent = received.property
  const links = { agentId: received.agentId, projectId: received.projectId }
  const said = stored ? await withHands(db, stored.id, sent, links) : { property: sent, ...links }
  const { agentId, projectId } = said
  const { home: property, full } = hideStreet(said.property)
  const street = hiddenStreet(property)
  const place = resolvePlace(property)
  const key = received.key.openimmo_obid ?? received.key.objektnr_extern ?? received.contentHash
  const position = positionOf(property, place, `${company.stamp}\n${key}`, received.secret)
  const columns = propertyColumns(property, place, position)
  const id = stored?.id ?? (await received.nextId(db))
  const fed = { status: received.status, status_ab_aktiv_von: received.later }
  const { status, status_ab_aktiv_von } = stored ? await withHandState(db, stored, fed) : fed
  const state = {
    agent_id: agentId,
    project_id: projectId,
    import_source_id: received.sourceId,
    openimmo_obid: received.key.openimmo_obid ?? stored?.openimmo_obid ?? null,
    objektnr_extern: received.key.objektnr_extern,
    title_slug: titleSlug(property.objekttitel, id),
    status,
    status_ab_aktiv_von,
    content_hash: received.contentHash,
    last_seen_at: at,
    seen_run_id: received.runId,
    updated_at: at,
    deleted_at: null,
    texts_with_street: full && JSON.stringify(full),
    // Below the hand's: it counts when the position is given back.
    sent_position: JSON.stringify(sentPositionOf(sent)),
  }
  const published_at = stored?.published_at ?? at
  if (stored) await updateProperty(db, id, { ...columns, ...state })
  const row = { id, company_id: company.id, ...columns, ...state, first_seen_at: at, published_at }
  const external_id = stored?.external_id ?? (await insertUnderFreeNumber(db, row, firstPrices(property), received))
  // A new home was written with its prices.
  const reduziert = stored ? await recordPrices(db, id, property, at) : 0
  if (!received.publish) return { id, changed: null, street }
  if (status !== 'active' && status !== 'reserved') {
    const [changed = null] = await deleteSearchRows(db, [id])
    return { id, changed, street }
  }
  const home = {
    ...property,
    id,
    external_id,
    company_id: company.id,
    firma: company.firma,
    project_id: projectId,
    orte: place.orte,
    bundesland: place.bundesland,
    anzeige_lat: position.anzeige_lat,
    anzeige_lng: position.anzeige_lng,
    published_at,
    gruppe: stored?.gruppe ?? null,
  }
  // When no searched value changed, its address or its pictures may have changed.
  const changed = (await upsertSearchRow(db, rowOf(home, reduziert))) ?? (await findChanged(db, id))
  return { id, changed, street }
}

/**
 * Removes properties from the portal; their rows stay, so that their addresses can answer 410 and a property keeps its
 * id when it returns.
 */
export async function withdrawProperties(
  db: Db,
  stored: readonly Pick<StoredProperty, 'id'>[],
  { at, runId, publish }: { at: Date; runId: number | null; publish: boolean },
): Promise<void> {
  const seen = runId === null ? {} : { last_seen_at: at, seen_run_id: runId }
  const ids = stored.map(({ id }) => id)
  await markDeleted(db, ids, { ...seen, deleted_at: at, updated_at: at })
  if (!publish) return
  for (const changed of await deleteSearchRows(db, ids)) await regroup(db, changed)
}

/**
 * The objects that a complete VOLL did not mention: active properties of the company that `runId` has not seen.
 * @param sourceId only those of this source; null: of every feed
 */
export async function missingProperties(db: Db, companyId: number, sourceId: number | null, runId: number) {
  return findMissing(db, companyId, sourceId, runId)
}

/**
 * Chooses the public number: objektnr_extern as far as it is valid in an address. If another property has it, the
 * company's name is appended, then a counter. It is chosen once and never changes.
 */
async function insertUnderFreeNumber(
  db: Db,
  row: Omit<Parameters<typeof insertProperty>[1], 'external_id'>,
  prices: readonly PriceChange[],
  { key, company, contentHash }: Received,
): Promise<string> {
  const sent = key.objektnr_extern ?? key.openimmo_obid
  const own = (sent && pathSegment(sent)) || `K${contentHash.slice(-10)}`
  for (let attempt = 0; ; attempt++) {
    const count = attempt > 1 ? `-${attempt}` : ''
    const external_id = attempt === 0 ? own : `${own}-${company.slug}${count}`
    if (await insertProperty(db, { ...row, external_id }, prices)) return external_id
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
    .replace(/^[-.]+|(?<![-.])[-.]+$/g, '')
    .slice(0, 80)
}

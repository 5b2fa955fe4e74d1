import type { SentPosition } from '../../domain/imports/sent-position.ts'
import { type FactSections, factOf, withFacts } from '../../domain/properties/fact-values.ts'
import {
  HAND_FIELDS,
  HAND_PLACE,
  HAND_PROSE,
  HAND_PROSE_TRANSLATIONS,
  type HandField,
} from '../../domain/properties/hand.ts'
import { type FactField, isFactField } from '../../domain/properties/hand-facts.ts'
import { mainGroup } from '../../domain/properties/main-group.ts'
import { titleSlug } from '../../domain/properties/slug.ts'
import type { Objektart } from '../../domain/properties/vocabulary.ts'
import type { Db } from '../ctx.ts'
import { resolvePlace } from '../places/places.ts'
import { readSecret } from './feed-repository.ts'
import { fittingsAfter } from './hand-fittings.ts'
import { type EditedHome, type HandRow, type StoredValue, updateHome } from './hand-repository.ts'
import { hideInPictures } from './hidden-pictures.ts'
import { hiddenStreet, hideStreet, SECTIONS } from './hidden-street.ts'
import { positionOf } from './position.ts'
import { formerPosition } from './sent-position.ts'

/** The columns whose words a hidden address changes. */
const TEXTS = [
  ...(['objekttitel', 'objekttitel_translations', 'dreizeiler', 'dreizeiler_translations'] as const),
  ...HAND_PROSE,
  ...HAND_PROSE_TRANSLATIONS,
  ...SECTIONS,
]

/** The stored values of all fields; of the position the one sent, not the one shown. */
export function valuesOf(home: EditedHome): Record<HandField, StoredValue> {
  const sent = home.sent_position ?? formerPosition(home)
  const position = sent.lat === null || sent.lng === null ? null : { lat: sent.lat, lng: sent.lng }
  const values = { ...home, position, ungenau_radius: sent.ungenau_radius }
  const said = (field: HandField) => (isFactField(field) ? factOf(home, field) : values[field])
  return Object.fromEntries(HAND_FIELDS.map((field) => [field, said(field)])) as Record<HandField, StoredValue>
}

/** The values as columns of a home: facts are laid into its sections. */
export function columnsOf(
  sections: FactSections,
  { position: _position, links: _links, ...values }: Partial<Record<HandField, StoredValue>>,
): Record<string, unknown> {
  const said = Object.entries(values) as [HandField, StoredValue][]
  const facts = Object.fromEntries(said.filter(([field]) => isFactField(field))) as Partial<
    Record<FactField, Exclude<StoredValue, readonly string[]>>
  >
  return { ...Object.fromEntries(said.filter(([field]) => !isFactField(field))), ...withFacts(sections, facts) }
}

/** Fittings and heating below all facts of a hand: as the feed's own values prove them. */
export function fittingsBelow(home: EditedHome, hands: readonly HandRow[]): Partial<Record<HandField, StoredValue>> {
  const isFixed = (field: HandField) => hands.some((hand) => hand.field === field)
  return fittingsAfter(sourceOf(home), withValues(home, feedValues(hands)), isFixed, false)
}

/**
 * Values that are given back. Fittings and heating among them are the feed's, with what follows from the facts that a
 * hand still sets.
 * @param rest the hands that still count
 */
export function withFittings(
  home: EditedHome,
  values: Partial<Record<HandField, StoredValue>>,
  rest: readonly HandRow[],
): Partial<Record<HandField, StoredValue>> {
  const below = withValues(home, { ...feedValues(rest), ...values })
  return { ...values, ...fittingsAfter(below, withValues(home, values), (field) => !(field in values), false) }
}

/** A home with values of its fields. */
const withValues = (home: EditedHome, values: Partial<Record<HandField, StoredValue>>) =>
  sourceOf({ ...home, ...columnsOf(home, values) })

const feedValues = (hands: readonly HandRow[]) =>
  Object.fromEntries(hands.map(({ field, feed_value }) => [field, feed_value])) as Partial<
    Record<HandField, StoredValue>
  >

/**
 * Writes values of a home with what follows from them within its row: address, group, place and shown position.
 * @param hands those that count from now on
 */
export async function writeValues(
  db: Db,
  home: EditedHome,
  values: Partial<Record<HandField, StoredValue>>,
  hands: readonly HandRow[],
  at: Date,
): Promise<void> {
  const said = columnsOf(home, values)
  const isFixed = (field: HandField) => field in values || (!home.by_hand && hands.some((hand) => hand.field === field))
  const columns = { ...said, ...fittingsAfter(sourceOf(home), sourceOf({ ...home, ...said }), isFixed, home.by_hand) }
  const row: Record<string, unknown> = { ...columns, updated_at: versionAfter(home.updated_at, at) }
  const now = { ...home, ...columns } as EditedHome
  const { home: shown, full } = hideStreet(now)
  // Whether the street may be told follows from the address, too: all texts are written again.
  for (const name of TEXTS) row[name] = shown[name as keyof EditedHome]
  row.texts_with_street = full && JSON.stringify(full)
  row.title_slug = titleSlug(String(shown.objekttitel), home.id)
  if ('objektart' in values || 'nutzungsart' in values) {
    row.objektart_hauptgruppe = mainGroup(now.nutzungsart as string[], now.objektart as Objektart | null)
  }
  if (HAND_PLACE.some((field) => field in values)) Object.assign(row, await placeColumns(db, now, values, hands))
  await updateHome(db, home.id, row)
  await hideInPictures(db, home.id, hiddenStreet(now))
}

/** The columns hold what FeedProperty has; the generated types know text only. */
const sourceOf = (home: object) => home as Parameters<typeof fittingsAfter>[0]

/** Two saves within a millisecond have different versions. */
const versionAfter = (before: Date, at: Date): Date => new Date(Math.max(at.getTime(), before.getTime() + 1))

async function placeColumns(
  db: Db,
  now: EditedHome,
  values: Partial<Record<HandField, StoredValue>>,
  hands: readonly HandRow[],
) {
  const said = (field: HandField): { value: StoredValue } | undefined =>
    now.by_hand && field in values
      ? { value: values[field] as StoredValue }
      : hands.find((hand) => hand.field === field)
  const sent: SentPosition = { ...(now.sent_position ?? formerPosition(now)) }
  const below = { ...sent }
  const [position, radius] = [said('position'), said('ungenau_radius')]
  if (position) {
    const { lat = null, lng = null } = (position.value ?? {}) as { lat?: number; lng?: number }
    Object.assign(sent, { lat, lng, ungenau_lat: null, ungenau_lng: null })
  }
  if (radius) sent.ungenau_radius = radius.value as number | null
  const moved = now.by_hand || said('plz') !== undefined || said('ort') !== undefined
  const address = {
    plz: now.plz as string | null,
    ort: now.ort as string | null,
    land: now.land as string | null,
    bundesland: moved ? null : now.bundesland,
    lat: sent.lat,
    lng: sent.lng,
  }
  const place = resolvePlace(address)
  const secret = await readSecret(db, 'verortung')
  const shown = positionOf(
    { ...sent, land: address.land, adresse_freigegeben: now.adresse_freigegeben },
    place,
    `${now.stamp}\n${now.key}`,
    secret,
  )
  return {
    ...shown,
    orte: place.orte,
    bundesland: place.bundesland ?? (address.land === 'AUT' ? null : address.bundesland),
    // What the feed sent stays below; a home without a feed has only this.
    sent_position: JSON.stringify(now.by_hand ? sent : below),
  }
}

import { distanceKm } from '../search/area.ts'

/** A photograph of a listing. */
export interface ListingPhoto {
  /** Hash of the file's content. */
  hash: string
  /** The perceptual hash, 64 bits as hex digits (see `server/media/look.ts`); null when the picture has none. */
  look: string | null
  /** The number of listings that show it. */
  uses: number
}

/** The data of a published listing for comparison with others. Null means unknown. */
export interface Listing {
  id: number
  company: number
  vermarktungsart: readonly string[]
  objektart: string | null
  plz: string | null
  zimmer: number | null
  /** m², the compared area; for a plot its ground area. */
  flaeche: number | null
  /** EUR, the leading price. */
  preis: number | null
  strasse: string | null
  hausnummer: string | null
  tuernummer: string | null
  stiege: string | null
  etage: number | null
  /** Exact degrees; null when the sender gives an approximate place. */
  lat: number | null
  lng: number | null
  photos: readonly ListingPhoto[]
}

/** Agencies round areas, and one of them may include a store room. */
export const AREA_SHARE = 0.01
/** One of them may lower the price some days before the other. */
export const PRICE_SHARE = 0.02
const NEAR_KM = 0.03
/** Two homes with exact places this far apart are different, whatever their photographs show. */
const FAR_KM = 0.3
/** A photograph in more listings than this is the agency's own, or a rendering of a whole project. */
const PHOTO_USES_MAX = 6
/**
 * Of 64 bits: the maximum difference that another size and compression of one photograph causes; different photographs
 * differ in 11 and more.
 */
const LOOK_BITS = 5
/** Dwellings have rooms; for these, an unknown number of rooms does not match. */
const ROOMED = new Set(['WOHNUNG', 'HAUS', 'ZIMMER'])

/**
 * Tells whether two listings of different companies offer the same home: the figures agree, and a shared photograph,
 * the same address or the same place proves it. A contradiction in a value that both know (house, staircase, door,
 * floor) decides against it.
 */
export function sameHome(a: Listing, b: Listing): boolean {
  return figuresAgree(a, b) && shareEvidence(a, b)
}

/** Compares only the evidence, not the figures: it also finds listings that were compared before. */
export function shareEvidence(a: Listing, b: Listing): boolean {
  if (a.company === b.company) return false
  const [here, there] = [addressOf(a), addressOf(b)]
  if (differ(a.etage, b.etage) || differ(here.tuer, there.tuer) || differ(here.stiege, there.stiege)) return false
  if (here.haus !== null && there.haus !== null && here.haus !== there.haus) return false
  const km = apart(a, b)
  if (km !== null && km > FAR_KM) return false
  return (here.haus !== null && here.haus === there.haus) || (km !== null && km <= NEAR_KM) || sharePhoto(a, b)
}

/** Whether two listings are one home, as an administrator decided. */
export interface Decision {
  one: number
  other: number
  is_same: boolean
}

/**
 * The group of every listing, by its id: the smallest id of its members, or null for a single listing. Listings of the
 * same home, linked directly or through others, form a group. When a company occurs in it twice (two similar flats of
 * one house), or the figures of its ends no longer agree, the assignment is ambiguous, and nothing is grouped.
 *
 * A decision precedes the rule: it links two listings, or keeps them apart also where others link them. What people
 * grouped stays grouped when the rest is ambiguous.
 */
export function groupsOf(
  listings: readonly Listing[],
  decisions: readonly Decision[] = [],
): Map<number, number | null> {
  const decided = decisionsOf(decisions)
  const byHand = (a: Listing, b: Listing) => decided(a, b) === true && mayBeOne(a, b)
  const linked = (a: Listing, b: Listing) => (decided(a, b) === undefined ? sameHome(a, b) : byHand(a, b))
  const groups = new Map<number, number | null>()
  const assign = (members: readonly Listing[], isGroup: boolean) => {
    const group = isGroup ? Math.min(...members.map(({ id }) => id)) : null
    for (const { id } of members) groups.set(id, group)
  }
  const isParted = (members: readonly Listing[]) =>
    members.some((a) => members.some((b) => a !== b && decided(a, b) === false))
  for (const component of components(listings, linked)) {
    const units = components(component, byHand)
    const isWhole = component.length > 1 && !isParted(component) && isOneHome(units.map(([first]) => first as Listing))
    if (isWhole) assign(component, true)
    else for (const unit of units) assign(unit, unit.length > 1 && !isParted(unit))
  }
  return groups
}

/**
 * Only listings of one postcode and type can be one home, also by hand: writers of such listings wait for each other
 * (lockAlike in src/server/search/read-model.ts).
 */
export const mayBeOne = (a: Pick<Listing, 'plz' | 'objektart'>, b: Pick<Listing, 'plz' | 'objektart'>): boolean =>
  a.plz !== null && a.plz === b.plz && a.objektart !== null && a.objektart === b.objektart

function decisionsOf(decisions: readonly Decision[]): (a: Listing, b: Listing) => boolean | undefined {
  const known = new Map(decisions.map(({ one, other, is_same }) => [`${one} ${other}`, is_same]))
  return (a, b) => known.get(a.id < b.id ? `${a.id} ${b.id}` : `${b.id} ${a.id}`)
}

function components(listings: readonly Listing[], linked: (a: Listing, b: Listing) => boolean): Listing[][] {
  const left = new Set(listings)
  const found: Listing[][] = []
  for (const first of listings) {
    if (!left.delete(first)) continue
    const component = [first]
    for (const one of component) {
      for (const other of left) {
        if (!linked(one, other)) continue
        left.delete(other)
        component.push(other)
      }
    }
    found.push(component)
  }
  return found
}

function isOneHome(listings: readonly Listing[]): boolean {
  if (listings.length === 1) return true
  if (new Set(listings.map(({ company }) => company)).size < listings.length) return false
  const within = (numbers: (number | null)[], share: number) => {
    const known = numbers.filter((number) => number !== null)
    return agree(Math.min(...known), Math.max(...known), share)
  }
  return (
    within(
      listings.map(({ flaeche }) => flaeche),
      AREA_SHARE,
    ) &&
    within(
      listings.map(({ preis }) => preis),
      PRICE_SHARE,
    )
  )
}

function figuresAgree(a: Listing, b: Listing): boolean {
  return (
    a.plz !== null &&
    a.plz === b.plz &&
    a.objektart !== null &&
    a.objektart === b.objektart &&
    a.vermarktungsart.length === b.vermarktungsart.length &&
    a.vermarktungsart.every((art) => b.vermarktungsart.includes(art)) &&
    a.zimmer === b.zimmer &&
    (a.zimmer !== null || !ROOMED.has(a.objektart)) &&
    agree(a.flaeche, b.flaeche, AREA_SHARE) &&
    agree(a.preis, b.preis, PRICE_SHARE)
  )
}

function agree(a: number | null, b: number | null, share: number): boolean {
  if (a === null || b === null || a <= 0 || b <= 0) return false
  return Math.abs(a - b) <= share * Math.max(a, b)
}

function sharePhoto(a: Listing, b: Listing): boolean {
  return a.photos.some((photo) => {
    return photo.uses <= PHOTO_USES_MAX && b.photos.some((other) => other.uses <= PHOTO_USES_MAX && alike(photo, other))
  })
}

function alike(a: ListingPhoto, b: ListingPhoto): boolean {
  if (a.hash === b.hash) return true
  return a.look !== null && b.look !== null && differingBits(a.look, b.look) <= LOOK_BITS
}

/** The number of different bits of two numbers with 16 hex digits. */
export function differingBits(a: string, b: string): number {
  let bits = 0
  for (let at = 0; at < 16; at += 8) {
    let word = Number.parseInt(a.slice(at, at + 8), 16) ^ Number.parseInt(b.slice(at, at + 8), 16)
    for (; word !== 0; word &= word - 1) bits++
  }
  return bits
}

function apart(a: Listing, b: Listing): number | null {
  if (a.lat === null || a.lng === null || b.lat === null || b.lng === null) return null
  return distanceKm(a.lat, a.lng, b.lat, b.lng)
}

interface Address {
  /** Street and number, null unless both are known. */
  haus: string | null
  stiege: string | null
  tuer: string | null
}

/**
 * The house number, possibly with a letter or a range, followed by the sender's notation for staircase and door; single
 * blanks.
 */
const NUMBERED =
  /^(.*?[^ ,])[ ,]+(\d+ ?[a-z]?(?: ?[-–+&] ?\d+ ?[a-z]?)?)(?: ?[/,] ?(.*)| ((?:top|tür|stiege|stg)\b.*))?$/s

/**
 * The comparable part of an address: "Mozartstr. 5a" and "Mozartstraße 5 A" are one house, "Mozartgasse 5/2/14" has a
 * door.
 */
export function addressOf(listing: Pick<Listing, 'strasse' | 'hausnummer' | 'tuernummer' | 'stiege'>): Address {
  const [road, nr] = [listing.strasse, listing.hausnummer].map((part) => part?.trim().toLowerCase() ?? '')
  // Some senders write the number twice.
  const written = nr && !road?.endsWith(` ${nr}`) ? `${road} ${nr}` : (road as string)
  const [, street, number, behind, words] = NUMBERED.exec(written.replace(/\s+/g, ' ').trim()) ?? []
  const parts = (behind ?? words ?? '').split('/').map(plain).filter(Boolean)
  const haus = street && number ? `${plain(street).replace(/stra(ss|ß)e|str$/g, 'str')} ${numberOf(number)}` : null
  return {
    haus,
    stiege: plain(listing.stiege ?? '') || (parts.length > 1 ? (parts[0] as string) : null),
    tuer: plain(listing.tuernummer ?? '') || parts.at(-1) || null,
  }
}

/** "05" and "5", "5 A" and "5a", "5 – 7" and "5-7" are the same. */
function numberOf(text: string): string {
  return text
    .replace(/\s+/g, '')
    .replace(/[–+&]/g, '-')
    .replace(/^0+(?=\d)/, '')
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/\b(top|tür|tuer|stiege|stg|nr)\b/g, '')
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+(?=\d)/, '')
}

function differ<T>(a: T | null, b: T | null): boolean {
  return a !== null && b !== null && a !== b
}

import { borderOf, townAt, townsOfPostcode } from '../boundaries/known.ts'
import { foldName } from './fold.ts'
import { BY_SLUG, type Entry, TOWN_OF_PLZ } from './gazetteer.ts'
import { bundeslandOf, kilometres as far, inAustria, isNameHere, placesNamed, resolvePlace } from './places.ts'
import { bundeslaenderOfPlz } from './postcodes.ts'

/** An address as a sender wrote it. */
export interface SentAddress {
  /** ISO 3166 alpha-3; null when it was not sent. */
  land: string | null
  plz: string | null
  ort: string | null
  bundesland: string | null
  lat: number | null
  lng: number | null
}

/** A remark for the sender: the code of a message below `import.`, the field, and the values that the message names. */
export interface Doubt {
  level: 'info' | 'warning'
  path: string
  code: string
  params: Record<string, string | number>
}

/** Digits of the postcodes of countries from which agencies send homes; the others are not checked. */
const DIGITS: Readonly<Record<string, number>> = {
  AUT: 4, CHE: 4, LIE: 4, HUN: 4, SVN: 4, BEL: 4, LUX: 4, DNK: 4, NOR: 4, BGR: 4, CYP: 4,
  DEU: 5, ITA: 5, ESP: 5, FRA: 5, HRV: 5, CZE: 5, SVK: 5, GRC: 5, TUR: 5, POL: 5, SWE: 5, FIN: 5, MNE: 5, BIH: 5,
} // biome-ignore format: a table

/** Known towns abroad with postcodes of four digits, whose names sound as if they were here. */
const ABROAD =
  /^(?:z[uü]e?rich|bern|basel|gen[fè]v?e?|lausanne|luzern|winterthur|st\.? ?gallen|lugano|chur|davos|vaduz|schaan|budapest|sopron|ljubljana|laibach|maribor|marburg|portoro[sz]e?|luxemburg|br[uü]ssel)\b/i

/** A town reaches this far from its centre. Kilometres. */
const TOWN_REACH = 30
/** Coordinates this near decide between a postcode and a town that contradict each other. Kilometres. */
const NEAR = 15

/**
 * Compares the parts of an address with each other and with the gazetteer. A part that another refutes becomes null:
 * it is shown as unknown rather than wrong. Each such step, and each assumption, is a remark.
 * @param usual the country of a sender that names none (alpha-3); null when it is unknown
 */
export function checkAddress(sent: SentAddress, usual: string | null): { address: SentAddress; doubts: Doubt[] } {
  const doubts: Doubt[] = []
  const say = (path: string, code: string, params: Doubt['params'], level: Doubt['level'] = 'warning') =>
    doubts.push({ level, path, code, params })
  const address = { ...sent }
  if (isEmpty(sent)) return { address, doubts }
  settleCountry(address, usual, say)
  if (address.land !== 'AUT') {
    if (address.plz !== null && !fits(address.plz, address.land)) {
      say('geo/plz', 'plz_country', { wert: address.plz, land: address.land ?? '' })
      address.plz = null
    }
    return { address, doubts }
  }
  settleTown(address, say)
  settlePosition(address, say)
  compareWithBorders(address, say)
  const place = resolvePlace(address)
  if (place.isDoubtful && address.ort !== null) say('geo/ort', 'place_ambiguous', { wert: address.ort })
  return { address, doubts }
}

type Say = (path: string, code: string, params: Doubt['params'], level?: Doubt['level']) => void

const isEmpty = ({ plz, ort, lat }: SentAddress) => plz === null && ort === null && lat === null

function settleCountry(address: SentAddress, usual: string | null, say: Say): void {
  const { land, plz, ort, lat, lng } = address
  const isHere = lat === null || lng === null || inAustria(lat, lng)
  const isNamedHere = ort === null ? plz !== null : isNameHere(ort)
  const isAustrian = isHere && isNamedHere && (plz === null || bundeslaenderOfPlz(plz).length > 0)
  if (land === 'DEU' && plz !== null && isAustrian && fits(plz, 'AUT')) {
    // German software writes DEU by default; no German postcode has four digits.
    say('geo/land', 'land_corrected', { wert: land, plz, als: 'AUT' })
    address.land = 'AUT'
  } else if (land === 'AUT') {
    if (plz === null || fits(plz, 'AUT')) return
    if (ort === null || isNamedHere) {
      say('geo/plz', 'plz_country', { wert: plz, land })
      address.plz = null
    } else {
      say('geo/land', 'land_contradiction', { wert: [plz, ort].join(' '), land })
      address.land = null
    }
  } else if (land === null) {
    if (usual === null) return void say('geo/land', 'land_missing', {})
    const against =
      plz !== null && !fits(plz, usual)
        ? plz
        : usual !== 'AUT'
          ? null
          : !isHere
            ? `${lat}, ${lng}`
            : ort !== null && (ABROAD.test(ort) || (plz === null && lat === null && !isNamedHere))
              ? ort
              : null
    if (against !== null) return void say('geo/land', 'land_doubtful', { wert: against, land: usual })
    say('geo/land', 'land_usual', { land: usual }, 'info')
    address.land = usual
  }
}

/** A postcode and a town that contradict each other: coordinates or the Bundesland decide, else the town is kept. */
function settleTown(address: SentAddress, say: Say): void {
  const { plz, ort, bundesland } = address
  const named = townsNamed(ort)
  const [place] = named
  const lands = plz === null ? [] : bundeslaenderOfPlz(plz)
  if (plz === null || ort === null || !place || lands.length === 0) return
  const town = TOWN_OF_PLZ.get(plz)
  // Villages share the postcodes of the next town; a town with postcodes of its own, far away, does not.
  const isOther = (one: Entry) =>
    town !== undefined && far(town, one) > NEAR && (one.plz.length > 0 || sharedPlz(one).length > 0)
  if (named.some((one) => lands.includes(one.bundesland) && !isOther(one))) return
  const at = pointOf(address)
  const stated = bundeslandOf(bundesland)
  const isTownNear = at !== null && named.some((one) => far(at, one) < NEAR)
  const isPlzNear = at !== null && town !== undefined && far(at, town) < NEAR
  const isPlzStated = stated !== null && lands.includes(stated) && !named.some((one) => one.bundesland === stated)
  const isTownWrong = !isTownNear && (isPlzNear || isPlzStated)
  say(isTownWrong ? 'geo/ort' : 'geo/plz', 'place_contradiction', { plz, ort, als: isTownWrong ? plz : ort })
  if (isTownWrong) address.ort = null
  else address.plz = null
}

/** Of a part of a town: the postcodes of the town. */
const sharedPlz = ({ town }: Entry) => BY_SLUG.get(town ?? '')?.plz ?? []

/** Coordinates far from the town: of one position and several words, the words are more likely to be right. */
function settlePosition(address: SentAddress, say: Say): void {
  const at = pointOf(address)
  if (at === null || !inAustria(at.lat, at.lng)) return
  const { plz, ort } = address
  const byPlz = ort === null && plz !== null ? TOWN_OF_PLZ.get(plz) : undefined
  const places = byPlz ? [byPlz] : townsNamed(ort)
  const [place] = places
  // Of places with one name the coordinates may mean any.
  if (!place || places.some((one) => far(at, one) <= TOWN_REACH)) return
  const wert = `${at.lat}, ${at.lng}`
  say('geo/geokoordinaten', 'position_contradiction', { wert, ort: place.name, km: Math.round(far(at, place)) })
  address.lat = null
  address.lng = null
}

/**
 * With loaded borders a home belongs where its point lies (`resolvePlace`); the sender hears of words that name another
 * municipality or another district of the town.
 */
function compareWithBorders({ plz, ort, lat, lng }: SentAddress, say: Say): void {
  const here = lat === null || lng === null ? undefined : BY_SLUG.get(townAt(lat, lng) ?? '')
  if (!here) return
  const tell = (words: string) =>
    say('geo/geokoordinaten', 'border_contradiction', { wert: `${lat}, ${lng}`, ort: words, als: here.name })
  const all = townsNamed(ort)
  const folded = foldName(ort ?? '')
  const whole = all.filter(({ spellings }) => spellings.includes(folded))
  const named = whole.length > 0 ? whole : all
  // A village inside a town may lie in any district of it, unless it has a border of its own.
  const isHere = ({ slug, orte, town }: Entry) =>
    here.orte.includes(slug) ||
    orte.includes(here.slug) ||
    (town !== undefined && here.orte.includes(town) && borderOf(slug) === null)
  if (ort !== null && named.length > 0 && !named.some(isHere)) return void tell(ort)
  const towns = plz === null ? [] : townsOfPostcode(plz)
  if (plz !== null && towns.length > 0 && !towns.some((slug) => here.orte.includes(slug))) tell(plz)
}

/** The towns and districts that a name may mean, the largest first; none for a Bezirk or a Bundesland. */
function townsNamed(ort: string | null): Entry[] {
  if (
    ort === null ||
    (bundeslandOf(ort.replace(/^(?:bundes)?land /i, '')) !== null && !/^(?:wien|salzburg)$/i.test(ort.trim()))
  )
    return []
  const named = placesNamed(ort)
  if (named.some(({ art }) => art === 'bezirk')) return []
  return named.sort((a, b) => b.einwohner - a.einwohner)
}

function fits(plz: string, land: string | null): boolean {
  const digits = land === null ? undefined : DIGITS[land]
  if (digits === undefined) return true
  const figures = plz.replace(/[\s-]/g, '')
  return /^\d+$/.test(figures) && figures.length === digits && (land !== 'AUT' || figures[0] !== '0')
}

function pointOf({ lat, lng }: { lat: number | null; lng: number | null }): { lat: number; lng: number } | null {
  return lat === null || lng === null ? null : { lat, lng }
}

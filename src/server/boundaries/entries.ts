import type { Bundesland } from '../../domain/properties/vocabulary.ts'
import { foldName, shortName, slugOf, withoutLinks } from '../places/fold.ts'
import {
  BUILT_IN,
  type Entry,
  nameOfBundesland,
  SLUG_OF_BEZIRK,
  STATES_BY_CODE,
  slugOfBundesland,
} from '../places/gazetteer.ts'
import { districtOfPlz } from '../places/vienna.ts'
import { areaOf, type Border, holds, signedArea } from './border.ts'
import type { Postcode } from './files/postcodes.ts'

const TOWN_DIGITS = 5
const VIENNA = '9'

/**
 * The places that exist with these borders: the built-in ones, of which towns get their true municipality and Bezirk,
 * and new ones for borders that none of them has. Slugs of built-in places never change.
 * @returns also the slug of each border by its code, and the slugs of the towns of each postcode
 */
export function placesOf(
  borders: readonly Border[],
  postcodes: readonly Postcode[],
): { entries: Entry[]; slugs: Map<string, string>; towns: Map<string, string[]> } {
  const slugs = new Map<string, string>()
  const places = new Map(BUILT_IN.map((entry) => [entry.slug, entry]))
  const take = (border: Border, entry: Entry) => {
    slugs.set(border.code, entry.slug)
    places.set(entry.slug, entry)
  }
  const ofDigits = (from: number, to = from) => borders.filter(({ code: { length } }) => length >= from && length <= to)
  for (const { code } of ofDigits(1)) slugs.set(code, slugOfBundesland(stateOf(code)))
  for (const border of ofDigits(3)) {
    const known = districtOfVienna(border.code) ?? SLUG_OF_BEZIRK.get(border.code)
    if (known) slugs.set(border.code, known)
    else take(border, newBezirk(border))
  }
  const towns = ofDigits(TOWN_DIGITS).filter(({ code }) => code[0] !== VIENNA)
  for (const { code } of ofDigits(TOWN_DIGITS)) {
    const vienna = districtOfVienna(code)
    if (vienna) slugs.set(code, vienna)
  }
  const inside = insideOf(towns)
  const matched = new Set<string>()
  const isUnnamed = (border: Border) => !slugs.has(border.code)
  const builtIn = byBezirk()
  // Whole names first: another municipality must not take a town by a part of its name. Points of the gazetteer may lie
  // beyond a border nearby, so the Bezirk counts before them.
  for (const [near, isSame] of [
    [(border: Border) => inside.get(border), isSameName],
    [({ code }: Border) => builtIn.get(code.slice(0, 3)), isSameName],
    [(border: Border) => inside.get(border), isSameShortName],
  ] as const) {
    for (const border of towns.filter(isUnnamed)) {
      const own = near(border)?.find((entry) => !matched.has(entry.slug) && isSame(entry, border))
      if (!own) continue
      matched.add(own.slug)
      take(border, ofMunicipality(own, border, slugs))
    }
  }
  for (const border of towns.filter(isUnnamed)) take(border, newTown(border, freeSlug(border, places), slugs))
  for (const border of towns) {
    const town = places.get(slugs.get(border.code) as string) as Entry
    for (const entry of inside.get(border) ?? []) {
      const isNear = entry.code === border.code.slice(0, 3)
      if (isNear && !matched.has(entry.slug)) places.set(entry.slug, within(entry, town))
    }
  }
  for (const border of ofDigits(TOWN_DIGITS + 1, 8)) {
    const town = places.get(slugs.get(border.code.slice(0, TOWN_DIGITS)) ?? '') ?? townAround(border, places)
    if (town) take(border, districtOf(border, town, places))
    else take(border, newTown(border, freeSlug(border, places), slugs))
  }
  const delivered = addPostcodes(places, postcodes, slugs)
  return { entries: [...places.values()], slugs, towns: delivered }
}

const stateOf = (code: string): Bundesland => STATES_BY_CODE[Number(code[0]) - 1] as Bundesland

/** 90001, 900 and 9 are Vienna, 90301 and 903 its third district. */
function districtOfVienna(code: string): string | null {
  if (code[0] !== VIENNA) return null
  const number = Number(code.slice(1, 3))
  return number >= 1 && number <= 23 ? `wien-${number}` : 'wien'
}

/** Built-in towns by the municipality that their point lies in, the largest first. */
function insideOf(towns: readonly Border[]): Map<Border, Entry[]> {
  const found = new Map<Border, Entry[]>()
  for (const entry of BUILT_IN) {
    if (entry.art !== 'ort' || entry.slug === 'wien') continue
    const border = towns.find((town) => holds(town, entry.lat, entry.lng))
    if (!border) continue
    const list = found.get(border)
    if (list) list.push(entry)
    else found.set(border, [entry])
  }
  return found
}

/** Built-in towns by the three digits of their Bezirk, the largest first. */
function byBezirk(): Map<string, Entry[]> {
  const found = new Map<string, Entry[]>()
  for (const entry of BUILT_IN) {
    if (entry.art !== 'ort' || !entry.code) continue
    const list = found.get(entry.code)
    if (list) list.push(entry)
    else found.set(entry.code, [entry])
  }
  return found
}

const isSameName = (entry: Entry, { name }: Border) =>
  withoutLinks(foldName(name)) === withoutLinks(foldName(entry.name))
const isSameShortName = (entry: Entry, { name }: Border) =>
  shortName(foldName(name)) === shortName(foldName(entry.name))

/** The areas around a municipality, smallest first, and their names. A city that is a Bezirk has none of its own. */
function around(
  code: string,
  slugs: ReadonlyMap<string, string>,
  own: string,
): Pick<Entry, 'in' | 'orte' | 'bundesland'> {
  const bezirk = SLUG_OF_BEZIRK.get(code.slice(0, 3)) ?? slugs.get(code.slice(0, 3)) ?? ''
  const land = stateOf(code)
  const outer = bezirk.startsWith('bezirk-') ? [bezirk] : []
  const names = outer.flatMap((slug) => BUILT_IN.find((entry) => entry.slug === slug)?.name ?? [])
  return {
    bundesland: land,
    orte: [own, ...outer, slugOfBundesland(land)],
    in: [...names, nameOfBundesland(land)].join(', '),
  }
}

function ofMunicipality(entry: Entry, { code, name }: Border, slugs: ReadonlyMap<string, string>): Entry {
  const { town: _, ...own } = entry
  const spellings = [...new Set([...entry.spellings, foldName(name)])]
  return { ...own, ...around(code, slugs, entry.slug), spellings, code }
}

/** A village lies in the municipality that its point lies in. */
function within(entry: Entry, town: Entry): Entry {
  const orte = [entry.slug, ...town.orte]
  return {
    ...entry,
    orte,
    bundesland: town.bundesland,
    in: `${town.name}, ${town.in}`,
    town: town.slug,
    code: town.code,
  }
}

function newTown(border: Border, slug: string, slugs: ReadonlyMap<string, string>): Entry {
  const { code, name } = border
  const point = middleOf(border)
  return {
    ...around(code, slugs, slug),
    ...point,
    slug,
    name,
    art: 'ort',
    einwohner: 0,
    plz: [],
    spellings: [foldName(name)],
    code,
  }
}

function newBezirk(border: Border): Entry {
  const plain = border.name.replace(/^Bezirk /, '')
  const slug = `bezirk-${slugOf(plain)}`
  const land = stateOf(border.code)
  return {
    ...middleOf(border),
    slug,
    name: `Bezirk ${plain}`,
    art: 'bezirk',
    bundesland: land,
    einwohner: 0,
    orte: [slug, slugOfBundesland(land)],
    in: nameOfBundesland(land),
    plz: [],
    spellings: [foldName(`Bezirk ${plain}`)],
    code: border.code,
  }
}

/** A district of a town: Graz-Jakomini, built in or new. */
function districtOf(border: Border, town: Entry, places: ReadonlyMap<string, Entry>): Entry {
  const rest = border.name.startsWith(town.name) ? border.name.slice(town.name.length) : border.name
  const plain = rest.replace(/^[\s,.:–-]+/, '') || border.name
  const name = `${town.name}-${plain}`
  const folded = foldName(name)
  const known = [...places.values()].find(
    (entry) => entry.art === 'ort' && entry.town === town.slug && entry.spellings.includes(folded),
  )
  const slug = known?.slug ?? freeSlug({ ...border, name }, places)
  return {
    ...(known ?? { ...middleOf(border), einwohner: 0, plz: [] }),
    slug,
    name: known?.name ?? name,
    art: 'ort',
    bundesland: town.bundesland,
    orte: [slug, ...town.orte],
    in: `${town.name}, ${town.in}`,
    spellings: [...new Set([...(known?.spellings ?? []), folded, foldName(plain)])],
    town: town.slug,
    code: border.code,
  }
}

/** Of a district whose town has no border: the town of its Bezirk that has its name before the hyphen, or is the Bezirk. */
function townAround({ code }: Border, places: ReadonlyMap<string, Entry>): Entry | null {
  const slug = SLUG_OF_BEZIRK.get(code.slice(0, 3)) ?? ''
  const entry = places.get(slug)
  return entry?.art === 'ort' ? entry : null
}

/** The name; of names that are taken the Bezirk, else the code, follows. */
function freeSlug({ name, code }: Pick<Border, 'name' | 'code'>, places: ReadonlyMap<string, Entry>): string {
  const bare = slugOf(name).slice(0, 60) || 'ort'
  const bezirk = (SLUG_OF_BEZIRK.get(code.slice(0, 3)) ?? '').replace(/^bezirk-/, '')
  const tries = [bare, `${bare}-${bezirk}`, `${bare}-${code}`]
  return tries.find((slug) => !places.has(slug) && !slug.endsWith('-')) ?? `ort-${code}`
}

/** A point inside, near the middle of the largest part: where its name may stand. */
function middleOf(border: Border): { lat: number; lng: number } {
  const ring = border.rings.reduce((a, b) => (Math.abs(signedArea(b)) > Math.abs(signedArea(a)) ? b : a))
  const area = areaOf({ rings: [ring] })
  let [lng, lat] = [0, 0]
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const [ax, ay, bx, by] = [ring[j], ring[j + 1], ring[i], ring[i + 1]] as [number, number, number, number]
    const cross = ax * by - bx * ay
    lng += (ax + bx) * cross
    lat += (ay + by) * cross
  }
  const sign = 6 * area * Math.sign(signedArea(ring))
  const centre = { lat: lat / sign, lng: lng / sign }
  const point = holds(border, centre.lat, centre.lng) ? centre : { lat: ring[1] as number, lng: ring[0] as number }
  return { lat: Math.round(point.lat * 1e4) / 1e4, lng: Math.round(point.lng * 1e4) / 1e4 }
}

/** Gives towns their postcodes; those of Vienna are those of its districts and known already. */
function addPostcodes(
  places: Map<string, Entry>,
  postcodes: readonly Postcode[],
  slugs: ReadonlyMap<string, string>,
): Map<string, string[]> {
  const towns = new Map<string, string[]>()
  const added = new Map<string, string[]>()
  const put = (map: Map<string, string[]>, key: string, value: string) => {
    const list = map.get(key)
    if (!list) map.set(key, [value])
    else if (!list.includes(value)) list.push(value)
  }
  const townOf = townLookup(places, slugs)
  for (const postcode of postcodes) {
    const slug = districtOfPlz(postcode.plz) ? null : townOf(postcode)
    if (!slug) continue
    put(towns, postcode.plz, slug)
    put(added, slug, postcode.plz)
  }
  for (const [slug, plz] of added) {
    const entry = places.get(slug) as Entry
    places.set(slug, { ...entry, plz: [...new Set([...entry.plz, ...plz])] })
  }
  return towns
}

/**
 * The town of a postcode: by its border, else by its name in its Bezirk or state, else by a name that only one town has.
 */
function townLookup(places: ReadonlyMap<string, Entry>, slugs: ReadonlyMap<string, string>) {
  const named = new Map<string, Entry[]>()
  for (const entry of places.values()) {
    if (entry.art !== 'ort' || entry.town) continue
    const key = foldName(entry.name)
    named.set(key, [...(named.get(key) ?? []), entry])
  }
  return ({ code, name }: Postcode): string | null => {
    const known = code && code.length >= TOWN_DIGITS && slugs.get(code)
    if (known) return known
    const all = name === null ? [] : (named.get(foldName(name)) ?? [])
    const near = code === null ? all : all.filter((entry) => entry.code?.startsWith(code.slice(0, 3)))
    return near.length === 1 ? (near[0] as Entry).slug : null
  }
}

import type { Place } from '../../domain/places/place.ts'
import { BUNDESLAENDER, type Bundesland } from '../../domain/properties/vocabulary.ts'
import austria from './austria.json' with { type: 'json' }
import { foldName, shortName, slugOf, withoutLinks } from './fold.ts'
import { POSTCODES } from './postcodes.ts'
import { plzOfDistrict, VIENNA, VIENNA_QUARTERS } from './vienna.ts'

/** A place with the areas that contain it, from austria.json (GeoNames, CC BY 4.0) or from loaded boundaries. */
export interface Entry extends Place {
  /** Slugs of this place and of every area around it, smallest first. */
  orte: readonly string[]
  /** Distinguishes the place from others of the same name, for suggestions. */
  in: string
  /** Known postcodes; most places have none here. */
  plz: readonly string[]
  /** Folded spellings; the first is the name. */
  spellings: readonly string[]
  /** Slug of the town that a village or quarter belongs to: Graz-Jakomini -> graz. */
  town?: string
  /** The Gemeindekennziffer of a town, or its first three digits: those of the Bezirk. */
  code?: string
}

const BUNDESLAND_FACTS: Readonly<Record<Bundesland, readonly [name: string, lat: number, lng: number, n: number]>> = {
  wien: ['Wien', 48.2082, 16.3719, 2_028_000],
  niederoesterreich: ['Niederösterreich', 48.24, 15.75, 1_727_000],
  oberoesterreich: ['Oberösterreich', 48.12, 13.97, 1_537_000],
  steiermark: ['Steiermark', 47.25, 15.15, 1_272_000],
  tirol: ['Tirol', 47.2, 11.35, 778_000],
  kaernten: ['Kärnten', 46.73, 13.95, 570_000],
  salzburg: ['Land Salzburg', 47.42, 13.13, 571_000],
  vorarlberg: ['Vorarlberg', 47.25, 9.9, 412_000],
  burgenland: ['Burgenland', 47.52, 16.42, 302_000],
}

/** The states by the first digit of a Gemeindekennziffer, from 1; ISO 3166-2 has the same order. */
export const STATES_BY_CODE: readonly Bundesland[] = [
  'burgenland',
  'kaernten',
  'niederoesterreich',
  'oberoesterreich',
  'salzburg',
  'steiermark',
  'tirol',
  'vorarlberg',
  'wien',
]

/** The city of Salzburg has the slug `salzburg`, so its state is found as `land-salzburg`. */
export const slugOfBundesland = (land: Bundesland): string => (land === 'salzburg' ? 'land-salzburg' : land)
export const nameOfBundesland = (land: Bundesland): string =>
  land === 'salzburg' ? 'Salzburg' : BUNDESLAND_FACTS[land][0]

type TownRow = [name: string, slug: string, lat: number, lng: number, einwohner: number, bezirk: number, parent: number]
type BezirkRow = [code: string, name: string, land: Bundesland, city: 0 | 1]

const townRows = austria.orte as unknown as readonly TownRow[]
const bezirkRows = austria.bezirke as unknown as readonly BezirkRow[]

/** What every process knows: first the states, the Bezirke and Vienna, then towns and their parts, by inhabitants. */
export const BUILT_IN: readonly Entry[] = [...bundeslaender(), ...viennese(), ...bezirke(), ...towns()]

/*
 * The places that exist: those built in, and those of the loaded boundaries. Whoever imports these names sees the
 * current ones. They are replaced as a whole by `knowPlaces` (boundaries/current.ts) and never changed.
 */
export let ENTRIES: readonly Entry[] = [...BUILT_IN]
export let BY_SLUG: ReadonlyMap<string, Entry> = bySlug()
/** Towns and Viennese districts: the places that a property can lie in. */
export let TOWNS: readonly Entry[] = townsOf()
/** Postcode -> town, for known postcodes. */
export let TOWN_OF_PLZ: ReadonlyMap<string, Entry> = byPostcode()

/** Three indexes, from strict to loose: the spelling, without linking words, only the first words. */
export let BY_NAME = index((spelling) => spelling)
export let BY_WORDS = index(withoutLinks)
export let BY_SHORT_NAME = index(shortName)

/** Replaces the places that exist. Values derived from them can be recognised as old by another `ENTRIES`. */
export function knowPlaces(entries: readonly Entry[]): void {
  if (entries === ENTRIES) return
  ENTRIES = entries
  BY_SLUG = bySlug()
  TOWNS = townsOf()
  TOWN_OF_PLZ = byPostcode()
  BY_NAME = index((spelling) => spelling)
  BY_WORDS = index(withoutLinks)
  BY_SHORT_NAME = index(shortName)
}

/** The place of a Bezirk by the three digits of its code: of a city that is a Bezirk, the city. */
export const SLUG_OF_BEZIRK: ReadonlyMap<string, string> = new Map(
  bezirkRows.flatMap(([code, plain, , city], at) => {
    const town = city ? townRows.find((row) => row[5] === at)?.[1] : `bezirk-${slugOf(plain)}`
    return town ? [[code, town] as const] : []
  }),
)

/** A value that is derived from the places that exist: computed at its first use, and again when they have changed. */
export function fromPlaces<T>(derive: () => T): () => T {
  let known: { entries: readonly Entry[]; value: T } | null = null
  return () => {
    if (known?.entries !== ENTRIES) known = { entries: ENTRIES, value: derive() }
    return known.value
  }
}

function bySlug(): ReadonlyMap<string, Entry> {
  return new Map(ENTRIES.map((entry) => [entry.slug, entry]))
}

function townsOf(): Entry[] {
  return ENTRIES.filter((entry) => entry.art === 'ort' || entry.art === 'gemeindebezirk')
}

/** The first of several towns with one postcode is its main one: the order of the list, of a town the largest. */
function byPostcode(): ReadonlyMap<string, Entry> {
  const found = new Map<string, Entry>()
  for (const entry of TOWNS) for (const plz of entry.plz) if (!found.has(plz)) found.set(plz, entry)
  return found
}

function index(key: (spelling: string) => string): ReadonlyMap<string, readonly Entry[]> {
  const found = new Map<string, Entry[]>()
  for (const entry of ENTRIES) {
    if (entry.art === 'bundesland') continue
    for (const name of new Set(entry.spellings.map(key))) {
      const list = found.get(name)
      if (list) list.push(entry)
      else found.set(name, [entry])
    }
  }
  return found
}

function bundeslaender(): Entry[] {
  return BUNDESLAENDER.filter((land) => land !== 'wien').map((land) => {
    const [name, lat, lng, einwohner] = BUNDESLAND_FACTS[land]
    const slug = slugOfBundesland(land)
    const spellings = [foldName(name)]
    return {
      slug,
      name,
      art: 'bundesland',
      bundesland: land,
      lat,
      lng,
      einwohner,
      orte: [slug],
      in: 'Österreich',
      plz: [],
      spellings,
    }
  })
}

function viennese(): Entry[] {
  const [name, lat, lng, einwohner] = BUNDESLAND_FACTS.wien
  const shared = { bundesland: 'wien', plz: [] } as const
  const city: Entry = {
    ...shared,
    slug: 'wien',
    name,
    art: 'ort',
    lat,
    lng,
    einwohner,
    orte: ['wien'],
    in: 'Österreich',
    spellings: ['wien', 'vienna'],
  }
  const districts = VIENNA.map(([district, lat, lng, einwohner], at): Entry => {
    const number = at + 1
    const slug = `wien-${number}`
    const folded = foldName(district)
    const quarters = (VIENNA_QUARTERS[number] ?? []).map(foldName)
    return {
      ...shared,
      slug,
      name: `Wien ${number}., ${district}`,
      art: 'gemeindebezirk',
      lat,
      lng,
      einwohner,
      orte: [slug, 'wien'],
      in: 'Wien',
      plz: [plzOfDistrict(number)],
      spellings: [
        `wien ${number} ${folded}`,
        `wien ${number}`,
        `wien ${number} bezirk`,
        `${number} bezirk`,
        folded,
        `wien ${folded}`,
        ...quarters,
        ...quarters.map((quarter) => `wien ${quarter}`),
      ],
    }
  })
  return [city, ...districts]
}

function bezirke(): Entry[] {
  const cities = new Set(
    bezirkRows.flatMap(([, plain, , city]) => (city ? [foldName(plain), shortName(foldName(plain))] : [])),
  )
  return bezirkRows.flatMap(([code, plain, land, city], at): Entry[] => {
    if (city) return []
    const inside = townRows.filter((row) => row[5] === at)
    const einwohner = inside.reduce((sum, row) => sum + row[4], 0)
    const centre = (field: 2 | 3) => inside.reduce((sum, row) => sum + row[field] * row[4], 0) / Math.max(1, einwohner)
    const slug = `bezirk-${slugOf(plain)}`
    return [
      {
        slug,
        name: `Bezirk ${plain}`,
        art: 'bezirk',
        bundesland: land,
        lat: Math.round(centre(2) * 1e4) / 1e4,
        lng: Math.round(centre(3) * 1e4) / 1e4,
        einwohner,
        orte: [slug, slugOfBundesland(land)],
        in: nameOfBundesland(land),
        plz: [],
        code,
        spellings: [
          foldName(`Bezirk ${plain}`),
          ...(/-/.test(plain) ? [foldName(plain)] : []),
          // A city of the same name is a Bezirk by itself: "St. Pölten Land" is the one around it. The city comes first.
          ...(cities.has(foldName(plain)) ? [foldName(`Land ${plain}`), foldName(`Land Bezirk ${plain}`)] : []),
        ],
      },
    ]
  })
}

function towns(): Entry[] {
  return townRows.map(([name, slug, lat, lng, einwohner, bezirk, parent]): Entry => {
    const [code, bezirkName = '', land, city] = bezirkRows[bezirk] as BezirkRow
    const around = parent >= 0 ? townRows[parent] : undefined
    const state = nameOfBundesland(land)
    const folded = foldName(name)
    const own = around && name.includes('-') ? [foldName(name.slice(name.indexOf('-') + 1))] : []
    return {
      slug,
      name,
      art: 'ort',
      bundesland: land,
      lat,
      lng,
      einwohner,
      orte: [
        slug,
        ...(around ? [around[1]] : []),
        ...(city ? [] : [`bezirk-${slugOf(bezirkName)}`]),
        slugOfBundesland(land),
      ],
      in: [around?.[0], city ? undefined : `Bezirk ${bezirkName}`, state].filter(Boolean).join(', '),
      plz: POSTCODES[slug]?.split(' ') ?? [],
      spellings: [folded, ...own],
      code,
      ...(around && { town: around[1] }),
    }
  })
}

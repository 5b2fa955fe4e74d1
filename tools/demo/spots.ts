import { BUNDESLAENDER, type Bundesland } from '../../src/domain/properties/vocabulary.ts'
import { placeBySlug } from '../../src/server/places/places.ts'
import { POSTCODES } from '../../src/server/places/postcodes.ts'
import { type Rng, roundTo } from './random.ts'
import { QUARTERS, SHORES, STREETS, VIENNESE_STREETS } from './streets.ts'
import type { Spot } from './types.ts'

/** Share of the homes by inhabitants of the states (percent, Statistik Austria 2025). */
export const SHARES: Readonly<Record<Bundesland, number>> = {
  wien: 22.1,
  niederoesterreich: 18.8,
  oberoesterreich: 16.7,
  steiermark: 13.8,
  tirol: 8.5,
  kaernten: 6.2,
  salzburg: 6.2,
  vorarlberg: 4.5,
  burgenland: 3.3,
}
export const LAND_NAMES: Readonly<Record<Bundesland, string>> = {
  wien: 'Wien',
  niederoesterreich: 'Niederösterreich',
  oberoesterreich: 'Oberösterreich',
  steiermark: 'Steiermark',
  tirol: 'Tirol',
  kaernten: 'Kärnten',
  salzburg: 'Salzburg',
  vorarlberg: 'Vorarlberg',
  burgenland: 'Burgenland',
}

interface Town {
  slug: string
  weight: number
}

const TOWNS: Readonly<Record<Bundesland, readonly Town[]>> = Object.fromEntries(
  BUNDESLAENDER.map((land) => [land, land === 'wien' ? districts() : townsOf(land)]),
) as Record<Bundesland, Town[]>

/** Distributes `count` states by share, exact to one home, in a shuffled order. */
export function dealStates(count: number, rng: Rng): Bundesland[] {
  const total = Object.values(SHARES).reduce((sum, share) => sum + share, 0)
  const dealt = BUNDESLAENDER.flatMap((land) =>
    Array<Bundesland>(Math.floor((count * SHARES[land]) / total)).fill(land),
  )
  while (dealt.length < count) dealt.push(rng.weighted(BUNDESLAENDER.map((land) => [land, SHARES[land]] as const)))
  for (let at = dealt.length - 1; at > 0; at--) {
    const other = rng.int(0, at)
    const kept = dealt[at] as Bundesland
    dealt[at] = dealt[other] as Bundesland
    dealt[other] = kept
  }
  return dealt
}

/** A place in that state: a town weighted by its size, a quarter of it, a street, a point near its centre. */
export function makeSpot(land: Bundesland, rng: Rng, only?: string): Spot {
  const slug = only ?? rng.weighted(TOWNS[land].map((town) => [town.slug, town.weight] as const))
  const place = placeBySlug(slug)
  if (!place) throw new Error(`No such place: ${slug}`)
  const quarters = QUARTERS[slug]
  const quarter = quarters ? rng.weighted(quarters.map((q) => [q, q[4]] as const)) : null
  const district = /^wien-(\d+)$/.exec(slug)
  const plz = district
    ? String(1000 + Number(district[1]) * 10)
    : (quarter?.[1] ?? rng.pick((POSTCODES[slug] ?? '').split(' ')))
  const [lat, lng] = scatter(
    quarter ? quarter[2] : place.lat,
    quarter ? quarter[3] : place.lng,
    place.einwohner,
    slug,
    Boolean(quarter),
    rng,
  )
  return {
    slug,
    ort: district ? 'Wien' : place.name,
    plz,
    ortsteil: district ? place.name.replace(/^.*, /, '') : (quarter?.[0] ?? null),
    bundesland: land,
    land: LAND_NAMES[land],
    lat,
    lng,
    strasse: rng.pick(district ? VIENNESE_STREETS : STREETS),
    hausnummer: `${rng.int(1, district ? 68 : 46)}${rng.chance(0.12) ? rng.pick(['a', 'b']) : ''}`,
    groesse: district ? 3 : place.einwohner > 45_000 ? 2 : place.einwohner > 11_000 ? 1 : 0,
  }
}

/** Near the centre, by the town's size; at a shore always on the land side. */
function scatter(
  lat: number,
  lng: number,
  einwohner: number,
  slug: string,
  quarter: boolean,
  rng: Rng,
): [number, number] {
  const km = quarter ? 0.55 : Math.min(0.9, Math.max(0.25, 0.26 * Math.sqrt(einwohner / 10_000)))
  const away = SHORES[slug]
  const bearing = away === undefined ? rng.between(0, 360) : away + rng.between(-50, 50)
  const far = km * Math.sqrt(rng.next()) + (away === undefined ? 0 : 0.15)
  const turn = (bearing * Math.PI) / 180
  return [
    roundTo6(lat + (far * Math.cos(turn)) / 110.57),
    roundTo6(lng + (far * Math.sin(turn)) / (111.32 * Math.cos((lat * Math.PI) / 180))),
  ]
}

const roundTo6 = (value: number) => Math.round(value * 1e6) / 1e6

function districts(): Town[] {
  return Array.from({ length: 23 }, (_, at) => ({
    slug: `wien-${at + 1}`,
    weight: (placeBySlug(`wien-${at + 1}`)?.einwohner ?? 0) ** 0.7,
  }))
}

function townsOf(land: Bundesland): Town[] {
  return Object.keys(POSTCODES).flatMap((slug) => {
    const place = placeBySlug(slug)
    return place?.bundesland === land ? [{ slug, weight: roundTo(place.einwohner ** 0.72, 1) }] : []
  })
}

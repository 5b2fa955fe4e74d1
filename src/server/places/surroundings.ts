import backdrop from '../../domain/places/backdrop.json' with { type: 'json' }
import { type LocalMap, type LocalName, MAP_SIZE } from '../../domain/places/local-map.ts'
import { decodePolyline } from '../../domain/search/area.ts'
import type { Language } from '../../i18n/languages.ts'
import { type At, clipTo } from './clip.ts'
import { ENTRIES, type Entry } from './gazetteer.ts'
import { nameIn } from './names.ts'

/** A place to draw the surroundings of. */
export interface MapPoint {
  lat: number
  lng: number
  /** Metres of the circle that the place lies in; null: the place is exact. */
  radius: number | null
}

const { width: WIDTH, height: HEIGHT } = MAP_SIZE
/** Metres across, the smallest first: the first that shows enough names is drawn. */
const SCALES = [4800, 8000, 14_000, 24_000]
const NAMES_ENOUGH = 4
const NAMES_MOST = 14
const METRES_PER_DEGREE = 111_320
/** Room of a name: its height, and the width of a letter on average. */
const LINE = 22
const LETTER = 8.4
/** Round metres of the ring around the home, from which the one nearest to a fifth of the width is taken. */
const RINGS = [500, 1000, 2000, 5000]
/** No map of a circle shows less than this many of its radii. */
const RADII = 5
/** Of the width, this much is seen on phones. */
const NARROW = 530
const clip = clipTo(WIDTH, HEIGHT)
type Row = readonly (string | number)[]

/** The outlines of the backdrop, each decoded once. */
const decoded = new Map<string, readonly (readonly [number, number])[]>()
function pointsOf(line: string) {
  const known = decoded.get(line) ?? decodePolyline(line) ?? []
  decoded.set(line, known)
  return known
}

/** Draws what lies around a place from our own outlines and names: no other server learns of it. */
export function drawSurroundings(point: MapPoint, language: Language): LocalMap {
  const least = (point.radius ?? 0) * RADII
  const scales = SCALES.filter((metres) => metres >= least)
  let drawn: { metres: number; names: LocalName[] } | null = null
  for (const metres of scales.length > 0 ? scales : [Math.max(least, 24_000)]) {
    drawn = { metres, names: namesAround(point, metres, language) }
    if (drawn.names.length >= NAMES_ENOUGH) break
  }
  const { metres, names } = drawn as { metres: number; names: LocalName[] }
  const project = projection(point, metres)
  const path = (lines: readonly string[], kind: 'area' | 'line') =>
    lines.map((line) => clip[kind](pointsOf(line).map(([lat, lng]) => project(lat, lng)))).join('')
  return {
    land: path(backdrop.states, 'area'),
    borders: path([...backdrop.inner, ...backdrop.outer], 'line'),
    rivers: path(backdrop.rivers, 'line'),
    lakes: path(backdrop.lakes, 'area'),
    names,
    circle: point.radius === null ? null : Math.max(14, (point.radius / metres) * WIDTH),
    ring: ringOf(metres),
  }
}

function ringOf(across: number): LocalMap['ring'] {
  const [metres = 0] = RINGS.toSorted((one, other) => Math.abs(one / across - 0.2) - Math.abs(other / across - 0.2))
  return { metres, r: (metres / across) * WIDTH }
}

const projection = ({ lat, lng }: MapPoint, metres: number) => {
  const scale = WIDTH / metres
  const across = METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180) * scale
  return (one: number, other: number): At => ({
    x: WIDTH / 2 + (other - lng) * across,
    y: HEIGHT / 2 - (one - lat) * METRES_PER_DEGREE * scale,
  })
}

/** The names of the largest places, and of waters, that have room; the town of the home itself moves off its mark. */
function namesAround(point: MapPoint, metres: number, language: Language): LocalName[] {
  const project = projection(point, metres)
  const kept: LocalName[] = []
  const { r } = ringOf(metres)
  const isFree = ({ x, y, text }: LocalName) => {
    const half = (text.length * LETTER) / 2
    if (x - half < 6 || x + half > WIDTH - 6 || y < 16 || y > HEIGHT - 12) return false
    if (Math.abs(y - HEIGHT / 2) < LINE && Math.abs(x - WIDTH / 2) < half + 16) return false
    // The distance of the ring stands at its lower end.
    if (Math.abs(y - HEIGHT / 2 - r) < LINE && Math.abs(x - WIDTH / 2) < half + 30) return false
    return kept.every(
      (other) => Math.abs(other.y - y) > LINE || Math.abs(other.x - x) > half + (other.text.length * LETTER) / 2 + 10,
    )
  }
  const waters = (backdrop.waters as readonly Row[]).map(([text, lat, lng]) => ({
    text: String(text),
    isWater: true,
    isWide: false,
    ...project(Number(lat), Number(lng)),
  }))
  const near = ENTRIES.filter(
    ({ art, lat, lng }) =>
      (art === 'ort' || art === 'gemeindebezirk') && Math.abs(lat - point.lat) < 0.2 && Math.abs(lng - point.lng) < 0.3,
  )
  // A town of which parts are known is named by these.
  const inParts = new Set(near.map(({ art, town }) => (art === 'gemeindebezirk' ? 'wien' : town)))
  const places = near
    .filter(({ slug }) => !inParts.has(slug))
    .toSorted((one, other) => other.einwohner - one.einwohner)
    .map((entry) => ({
      text: shortName(entry, language),
      isWater: false,
      isWide: false,
      ...project(entry.lat, entry.lng),
    }))
  for (const name of [...places, ...waters]) {
    const room = [0, -LINE * 1.4, LINE * 1.4].map((aside) => ({ ...name, y: name.y + aside })).find(isFree)
    if (room && !kept.some(({ text }) => text === name.text)) kept.push(rounded(room))
    if (kept.length === NAMES_MOST) break
  }
  return kept
}

/** "Neubau" of "Wien 7., Neubau", "Lend" of "Graz-Lend". */
function shortName(entry: Entry, language: Language): string {
  if (entry.art === 'gemeindebezirk') return entry.name.replace(/^Wien /, '')
  const name = nameIn(entry, language)
  const town = entry.town ? ENTRIES.find(({ slug }) => slug === entry.town) : undefined
  return town ? name.replace(`${town.name}-`, '') : name
}

const rounded = ({ x, y, ...name }: LocalName): LocalName => ({
  ...name,
  isWide: Math.abs(x - WIDTH / 2) + (name.text.length * LETTER) / 1.6 > NARROW / 2,
  x: Math.round(x),
  y: Math.round(y),
})

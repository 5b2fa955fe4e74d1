import { readFile } from 'node:fs/promises'
import type { Font } from 'fontkit'
import { LRUCache } from 'lru-cache'
import { decodePolyline } from '../../../domain/search/area.ts'
import { projectPath } from '../../paths.ts'
import { type At, clipTo } from '../../places/clip.ts'
import { openFaces } from '../../previews/faces.ts'
import { settable, shape, widthOf } from '../../previews/shape.ts'

/** The backdrop of the pages' maps (scripts/map/leaflet/backdrop.ts). */
interface Backdrop {
  states: string[]
  inner: string[]
  outer: string[]
  borders: string[]
  coast: string[]
  rivers: string[]
  lakes: string[]
  towns: Named[]
  cities: Named[]
  districts: Named[]
}
type Named = [name: string, lat: number, lng: number, weight: number]

export interface MapPoint {
  lat: number
  lng: number
  /** Metres of the circle that the place lies in; null: the place is exact. */
  radius: number | null
}

export interface Drawing {
  svg: string
  width: number
  height: number
}

/** Units of the drawing; a unit is a pixel of a screen. */
const WIDTH = 760
const HEIGHT = 640
/** Names stand in a band across the middle: templates cut off more or less above and below it, and cut no name. */
const BAND = 300
const [BAND_TOP, BAND_BOTTOM] = [(HEIGHT - BAND) / 2 + 20, (HEIGHT + BAND) / 2 - 20]
/** Metres across: the backdrop has districts in Vienna only, and outlines of some kilometres elsewhere. */
const VIENNA_METRES = 22_000
const LAND_METRES = 70_000
const VIENNA = { north: 48.33, south: 48.11, west: 16.18, east: 16.58 }
const METRES_PER_DEGREE = 111_320
const LABELS_MOST = 12
const SIZE = 12
const GAP = 6
const ASIDE = 26
/** Radius of the mark of an exact place. */
const MARK = 9
const clip = clipTo(WIDTH, HEIGHT)
// The light tokens (styles/tokens.css): paper has no dark theme.
const COLOURS = {
  land: '#f4f0e8',
  ground: '#e9e4da',
  water: '#bcd3dc',
  border: '#cfc6b6',
  ink: '#5e625f',
  mark: '#7a5a16',
}

/** The map of a home is asked for with every change of an option. */
const drawn = new LRUCache<string, Drawing>({ max: 500 })
let opened: Promise<{ backdrop: Backdrop; fonts: readonly Font[] }> | undefined

/** The backdrop and the letters of its names are read once. */
async function open() {
  const file = projectPath('src/domain/places/backdrop.json')
  const [text, faces] = await Promise.all([readFile(file, 'utf8'), openFaces()])
  return { backdrop: JSON.parse(text) as Backdrop, fonts: faces.sans }
}

/**
 * Draws the surroundings of a place: districts of Vienna or towns, waters, borders; no streets, which the project does
 * not contain. Names are outlines, since letters in an SVG break PDF/UA.
 */
export async function drawMap(point: MapPoint): Promise<Drawing> {
  const key = JSON.stringify([point.lat, point.lng, point.radius])
  const known = drawn.get(key)
  if (known) return known
  opened ??= open()
  const { backdrop, fonts } = await opened
  const drawing = { svg: svgOf(point, backdrop, fonts), width: WIDTH, height: HEIGHT }
  drawn.set(key, drawing)
  return drawing
}

function svgOf(point: MapPoint, backdrop: Backdrop, fonts: readonly Font[]): string {
  const { lat, lng, radius } = point
  const isVienna = lat < VIENNA.north && lat > VIENNA.south && lng > VIENNA.west && lng < VIENNA.east
  const metres = Math.max(isVienna ? VIENNA_METRES : LAND_METRES, (radius ?? 0) * 4)
  const scale = WIDTH / metres
  const across = METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180) * scale
  const project = (one: number, other: number) => ({
    x: WIDTH / 2 + (other - lng) * across,
    y: HEIGHT / 2 - (one - lat) * METRES_PER_DEGREE * scale,
  })
  const path = (lines: readonly string[], closed: boolean) =>
    lines
      .map((line) => {
        const points = (decodePolyline(line) ?? []).map(([one, other]) => project(one, other))
        return closed ? clip.area(points) : clip.line(points)
      })
      .join('')
  const names = [...(isVienna ? backdrop.districts : []), ...backdrop.towns, ...backdrop.cities]
  const stroke = (d: string, colour: string, width: number, more = '') =>
    d && `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${more}/>`
  const circle = radius === null ? null : Math.max(radius * scale, 14)
  const round = ' stroke-linejoin="round" stroke-linecap="round"'
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<clipPath id="frame"><path d="M0 0h${WIDTH}v${HEIGHT}h-${WIDTH}z"/></clipPath><g clip-path="url(#frame)">`,
    `<path d="M0 0h${WIDTH}v${HEIGHT}h-${WIDTH}z" fill="${COLOURS.ground}"/>`,
    `<path d="${path(backdrop.states, true)}" fill="${COLOURS.land}"/>`,
    stroke(path(backdrop.rivers, false), COLOURS.water, 4, round),
    `<path d="${path(backdrop.lakes, true)}" fill="${COLOURS.water}"/>`,
    stroke(path(backdrop.inner, false), COLOURS.border, 1.4, ' stroke-dasharray="7 5"'),
    stroke(path([...backdrop.outer, ...backdrop.borders], false), COLOURS.border, 2.2),
    mark(circle),
    labels(names, circle ?? MARK, project, fonts),
    '</g></svg>',
  ].join('')
}

/** @param radius of the circle that the place lies in; null: a point */
const mark = (radius: number | null) =>
  radius === null
    ? `<circle cx="${WIDTH / 2}" cy="${HEIGHT / 2}" r="${MARK}" fill="${COLOURS.mark}" stroke="#ffffff" stroke-width="3"/>`
    : `<circle cx="${WIDTH / 2}" cy="${HEIGHT / 2}" r="${radius.toFixed(1)}" fill="${COLOURS.mark}" fill-opacity="0.18" stroke="${COLOURS.mark}" stroke-width="1.5"/>`

/** The names of the largest places that have room. @param radius of the mark, which no name crosses */
function labels(
  names: readonly Named[],
  radius: number,
  project: (lat: number, lng: number) => At,
  fonts: readonly Font[],
): string {
  const half = Math.max(radius, 30)
  const inner = Math.max(0, radius - SIZE)
  // Rows of the mark, one below the other.
  const placed = [-inner, -inner / 2, 0, inner / 2, inner].map((y) => ({
    left: WIDTH / 2 - half,
    right: WIDTH / 2 + half,
    y: HEIGHT / 2 + y,
  }))
  const aside = Math.max(ASIDE, radius + SIZE)
  let letters = ''
  let count = 0
  for (const [name, lat, lng] of names.toSorted((one, other) => other[3] - one[3])) {
    const at = project(lat, lng)
    const text = settable(name, fonts)
    if (!text || at.y < BAND_TOP || at.y > BAND_BOTTOM || at.x < 20 || at.x > WIDTH - 20) continue
    const width = widthOf(text, fonts, 'ltr') * SIZE
    const left = Math.min(Math.max(at.x - width / 2, 8), WIDTH - width - 8)
    const isFree = (y: number) =>
      placed.every(
        (other) => Math.abs(other.y - y) > SIZE * 1.8 || other.right + GAP < left || other.left - GAP > left + width,
      )
    // Above or below the mark stands the name of the town that it covers.
    const isCovered = Math.abs(at.x - WIDTH / 2) < half + width / 2 && Math.abs(at.y - HEIGHT / 2) < aside
    const side = at.y > HEIGHT / 2 ? aside : -aside
    const y = (isCovered ? [HEIGHT / 2 + side, HEIGHT / 2 - side] : [at.y]).find(isFree)
    if (y === undefined) continue
    placed.push({ left, right: left + width, y })
    const path = shape(text, fonts, SIZE, 'ltr').path.replace(
      /-?\d+(?:\.\d+)?/g,
      (figure) => `${Math.round(Number(figure) * 100) / 100}`,
    )
    letters += `<path transform="translate(${left.toFixed(1)} ${(y + SIZE / 3).toFixed(1)})" d="${path}" fill="${COLOURS.ink}" stroke="${COLOURS.land}" stroke-width="3" stroke-linejoin="round" paint-order="stroke"/>`
    count++
    if (count === LABELS_MOST) break
  }
  return letters
}

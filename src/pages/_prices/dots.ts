import { LRUCache } from 'lru-cache'
import type { Dot, DotGrid } from '../../domain/area-prices/dot-grid.ts'
import { COUNTRY } from '../../domain/area-prices/schemas.ts'
import backdrop from '../../domain/places/backdrop.json' with { type: 'json' }
import { decodePolyline, insidePolygon, type Point } from '../../domain/search/area.ts'
import { pointAt, worldPosition } from '../../scripts/map/mercator.ts'
import { borderOf, chainAt } from '../../server/boundaries/known.ts'
import { BY_SLUG, type Entry, fromPlaces, TOWNS } from '../../server/places/gazetteer.ts'

/** Distance of two dots of a row; the rows are 9 apart, as in a hexagonal grid. */
const GAP = 10
const ROW = 9
/** Cells of the grid, with those beyond the borders: half of those of the country. */
const CELLS = { country: 2300, region: 1000 }
/** Points of a border that are nearer than this are one. */
const FINE = 3
/** Any zoom would do: positions are scaled to the grid. */
const ZOOM = 10
const MAPS_KEPT = 300
/** The kinds of places that have no smaller ones with borders around homes. */
const TOWN_KINDS: ReadonlySet<string> = new Set(['ort', 'gemeindebezirk'])

/** A grid, and where a place lies on it. */
export interface PlacedGrid extends DotGrid {
  /** @returns the position in percent; null outside of the map */
  positionOf(lat: number, lng: number): { x: number; y: number } | null
}

interface Ring {
  points: readonly Point[]
  /** The smaller one of two rings around a point is the state: Vienna lies inside Niederösterreich. */
  size: number
  bundesland: string
}

const linesOf = (encoded: readonly string[]) => encoded.flatMap((line) => [decodePolyline(line) ?? []])
const borders = linesOf([...backdrop.inner, ...backdrop.outer])
let rings: readonly Ring[] | undefined

/** The states of the backdrop, each known by the towns inside it. */
function statesOf(): readonly Ring[] {
  rings ??= linesOf(backdrop.states).map((points) => {
    const box = boxOf(points)
    const counts = new Map<string, number>()
    for (const { lat, lng, bundesland } of TOWNS)
      if (isInBox(box, lat, lng) && insidePolygon(points, lat, lng))
        counts.set(bundesland, (counts.get(bundesland) ?? 0) + 1)
    const [most] = [...counts].sort(([, a], [, b]) => b - a)
    return { points, size: (box.north - box.south) * (box.east - box.west), bundesland: most?.[0] ?? '' }
  })
  return rings
}

/** Grids by region; loaded boundaries make all of them anew. */
const kept = fromPlaces(() => new LRUCache<string, { grid: PlacedGrid | null }>({ max: MAPS_KEPT }))

/**
 * The map of a place with others inside it: Austria, a state, a Bezirk, a town with parts. Each dot belongs to the places
 * whose loaded borders surround it; without the border of a municipality to the nearest town in the smallest of them, or
 * in the same state: the project itself contains no borders of municipalities.
 * @returns null for a place without others inside it
 */
export function dotGrid(region: string): PlacedGrid | null {
  const grids = kept()
  const known = grids.get(region) ?? { grid: makeGrid(region) }
  grids.set(region, known)
  return known.grid
}

function makeGrid(region: string): PlacedGrid | null {
  const isInside = (orte: readonly string[]) => region === COUNTRY || orte.includes(region)
  const towns = TOWNS.filter((town) => isInside(town.orte) && town.slug !== 'wien' && town.slug !== region)
  if (towns.length < 2) return null
  const frame = frameOf(region, towns)
  const ratio = (frame.right - frame.left) / (frame.bottom - frame.top)
  const cells = region === COUNTRY ? CELLS.country : CELLS.region
  const across = Math.max(8, Math.round(Math.sqrt((cells * ratio * ROW) / GAP)))
  const scale = (across * GAP) / (frame.right - frame.left)
  const width = across * GAP
  const height = Math.ceil((frame.bottom - frame.top) * scale)
  const project = (lat: number, lng: number) => {
    const { x, y } = worldPosition(lat, lng, ZOOM)
    return { x: (x - frame.left) * scale, y: (y - frame.top) * scale }
  }
  const placed = TOWNS.filter(({ slug }) => slug !== 'wien').map((town) => ({ town, ...project(town.lat, town.lng) }))
  const states = statesOf().map((ring) => {
    const points = ring.points.map(([lat, lng]): Point => {
      const { x, y } = project(lat, lng)
      return [y, x]
    })
    return {
      ...ring,
      points,
      box: boxOf(points),
      near: placed.filter(({ town }) => town.bundesland === ring.bundesland),
    }
  })
  const dots: Dot[] = []
  let isExact = true
  for (let row = 0; row * ROW < height; row++)
    for (let column = 0; column < across; column++) {
      const [x, y] = [column * GAP + (row % 2 ? GAP : GAP / 2), row * ROW + GAP / 2]
      const [state] = states
        .filter(({ points, box }) => isInBox(box, y, x) && insidePolygon(points, y, x))
        .sort((one, other) => one.size - other.size)
      if (!state) continue
      const [lat, lng] = pointAt({ x: x / scale + frame.left, y: y / scale + frame.top }, ZOOM)
      const around = chainAt(lat, lng) ?? []
      const isTown = TOWN_KINDS.has(BY_SLUG.get(around[0] ?? '')?.art ?? '')
      const near = isTown ? undefined : nearestOf(state.near, around[0], x, y)
      // The backdrop's outlines are coarse: beyond the border of its nearest town, a dot lies in another country.
      if (near && around.length === 0 && (borderOf(near.slug) ?? borderOf(near.town ?? ''))) continue
      const orte = near?.orte ?? around
      if (!isInside(orte)) continue
      dots.push({ x, y, orte })
      isExact &&= isTown
    }
  return {
    region,
    width,
    height,
    dots,
    isExact,
    borders: borders.map((line) => pathOf(line, project, width, height)).join(''),
    positionOf(lat, lng) {
      const { x, y } = project(lat, lng)
      const isOutside = x < 0 || y < 0 || x > width || y > height
      return isOutside ? null : { x: (x / width) * 100, y: (y / height) * 100 }
    },
  }
}

interface Placed {
  town: Entry
  x: number
  y: number
}

/** @param area the slug of an area that the town lies in, if it is known */
function nearestOf(towns: readonly Placed[], area: string | undefined, x: number, y: number): Entry | null {
  let found: Entry | null = null
  let least = Number.POSITIVE_INFINITY
  for (const { town, ...at } of towns) {
    if (area !== undefined && !town.orte.includes(area)) continue
    const far = (at.x - x) ** 2 + (at.y - y) ** 2
    if (far < least) [found, least] = [town, far]
  }
  return found
}

/** The part of the world that a map shows: a state by its border, a smaller region by its towns with a margin. */
function frameOf(region: string, towns: readonly Entry[]) {
  const place = BY_SLUG.get(region)
  const isState = place?.art === 'bundesland' || region === 'wien'
  const shown =
    region === COUNTRY
      ? statesOf()
      : isState
        ? statesOf().filter(({ bundesland }) => bundesland === (region === 'wien' ? 'wien' : place?.bundesland))
        : []
  const points =
    shown.length > 0 ? shown.flatMap((ring) => ring.points) : towns.map(({ lat, lng }): Point => [lat, lng])
  const { north, south, east, west } = boxOf(points)
  const corner = worldPosition(north, west, ZOOM)
  const opposite = worldPosition(south, east, ZOOM)
  const margin = Math.max(opposite.x - corner.x, opposite.y - corner.y) * (shown.length > 0 ? 0.01 : 0.12)
  return {
    left: corner.x - margin,
    top: corner.y - margin,
    right: opposite.x + margin,
    bottom: opposite.y + margin,
  }
}

function boxOf(points: readonly Point[]) {
  const box = {
    north: Number.NEGATIVE_INFINITY,
    south: Number.POSITIVE_INFINITY,
    east: Number.NEGATIVE_INFINITY,
    west: Number.POSITIVE_INFINITY,
  }
  for (const [lat, lng] of points) {
    box.north = Math.max(box.north, lat)
    box.south = Math.min(box.south, lat)
    box.east = Math.max(box.east, lng)
    box.west = Math.min(box.west, lng)
  }
  return box
}

const isInBox = ({ north, south, east, west }: ReturnType<typeof boxOf>, lat: number, lng: number) =>
  lat >= south && lat <= north && lng >= west && lng <= east

/** A line in whole units, without the points that are too near to be seen; its parts outside of the map are left out. */
function pathOf(
  line: readonly Point[],
  project: (lat: number, lng: number) => { x: number; y: number },
  width: number,
  height: number,
): string {
  let path = ''
  let last: { x: number; y: number } | null = null
  for (const [lat, lng] of line) {
    const exact = project(lat, lng)
    const now = { x: Math.round(exact.x), y: Math.round(exact.y) }
    if (now.x < -GAP || now.y < -GAP || now.x > width + GAP || now.y > height + GAP) last = null
    else if (!last) {
      path += `M${now.x} ${now.y}`
      last = now
    } else if (Math.hypot(now.x - last.x, now.y - last.y) >= FINE) {
      path += `l${now.x - last.x} ${now.y - last.y}`
      last = now
    }
  }
  return path
}

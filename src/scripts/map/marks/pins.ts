import { type Currency, currencyOf } from '../../../domain/format/price.ts'
import type { HeadPrice } from '../../../domain/prices/schemas.ts'
import type { Filter } from '../../../domain/search/criteria.ts'
import { worldPosition } from '../mercator.ts'

/** The answer of GET /api/properties/map, without its envelope. */
export interface MapAnswer {
  clusters: readonly { lat: number; lng: number; count: number; preis_min: number | null }[]
  points: readonly { id: number; lat: number; lng: number; angezeigt: HeadPrice | null; waehrung: string }[]
  total: number
}

/** One mark on the map: a home with its price, or a cluster of homes. */
export interface Pin {
  key: string
  lat: number
  lng: number
  /** Null for a cluster. */
  id: number | null
  count: number
  /** In `currency`; for a cluster the lowest, null when there is none. */
  price: number | null
  currency: Currency
  /** The price of a home, with its kind and period; null for a cluster. */
  preis: HeadPrice | null
}

/**
 * The marks of an answer. A cluster names its lowest price only when it does not mix rents and purchases, since the
 * lowest of both means nothing.
 */
export function pinsOf(answer: MapAnswer, filter: Filter, zoom: number): Pin[] {
  const isOneDeal = filter.vermarktungsart?.length === 1
  const { clusters, points } = apart(answer, zoom)
  return [
    ...clusters.map(({ lat, lng, count, preis_min }) => ({
      key: `${lat},${lng},${count},${isOneDeal ? preis_min : ''}`,
      lat,
      lng,
      id: null,
      count,
      price: isOneDeal ? preis_min : null,
      currency: 'EUR' as const,
      preis: null,
    })),
    ...points.map(({ id, lat, lng, angezeigt, waehrung }) => ({
      key: String(id),
      lat,
      lng,
      id,
      count: 1,
      price: angezeigt?.betrag ?? null,
      currency: currencyOf(waehrung),
      preis: angezeigt,
    })),
  ]
}

/** Merges discs that would touch: their homes together, at their common centre. Single homes that a disc covers join it. */
function apart({ clusters, points }: MapAnswer, zoom: number): Pick<MapAnswer, 'clusters' | 'points'> {
  const discs: { x: number; y: number; r: number; cluster: MapAnswer['clusters'][number] }[] = []
  const discOf = (cluster: MapAnswer['clusters'][number]) => {
    const { x, y } = worldPosition(cluster.lat, cluster.lng, zoom)
    return { x, y, r: DISC[sizeOf(cluster.count)] / 2, cluster }
  }
  for (const cluster of [...clusters].sort((a, b) => b.count - a.count)) {
    let disc = discOf(cluster)
    for (;;) {
      const near = discs.findIndex(
        (other) => Math.hypot(other.x - disc.x, other.y - disc.y) < other.r + disc.r + BETWEEN_DISCS,
      )
      if (near < 0) break
      const [other] = discs.splice(near, 1)
      if (other) disc = discOf(together(disc.cluster, other.cluster))
    }
    discs.push(disc)
  }
  const free = points.filter(({ lat, lng, angezeigt, waehrung }) => {
    const { x, y } = worldPosition(lat, lng, zoom)
    const cover = discs.find((disc) => Math.hypot(disc.x - x, disc.y - y) < disc.r + DOT / 2)
    if (!cover) return true
    const { cluster } = cover
    const price = waehrung === 'EUR' ? (angezeigt?.betrag ?? null) : null
    const one = { lat: cluster.lat, lng: cluster.lng, count: 1, preis_min: price }
    // The disc stays where it is: it covers the home already.
    cover.cluster = together(cluster, one)
    return false
  })
  return { clusters: discs.map(({ cluster }) => cluster), points: free }
}

function together(a: MapAnswer['clusters'][number], b: MapAnswer['clusters'][number]): MapAnswer['clusters'][number] {
  const count = a.count + b.count
  const mean = (axis: 'lat' | 'lng') => (a[axis] * a.count + b[axis] * b.count) / count
  const prices = [a.preis_min, b.preis_min].filter((price) => price !== null)
  return { lat: mean('lat'), lng: mean('lng'), count, preis_min: prices.length ? Math.min(...prices) : null }
}

/** Sizes of the discs, by their number of homes. */
export function sizeOf(count: number): 's' | 'm' | 'l' {
  if (count < 10) return 's'
  return count < 100 ? 'm' : 'l'
}

const LABEL = { width: 84, height: 30 }
const TAG = { width: 92, height: 20 }
const DISC = { s: 34, m: 42, l: 50 } as const
/** The ring around each disc is 3 pixels wide. */
const BETWEEN_DISCS = 6
const DOT = 13

/**
 * The marks that can show their price without overlap; other homes are dots until the pointer is over them. Labels are
 * assigned from north to south, so that the same map always shows the same ones.
 * @param at position of a pin in pixels
 * @returns keys of the pins whose label fits
 */
export function labelsThatFit(pins: readonly Pin[], at: (pin: Pin) => { x: number; y: number }): Set<string> {
  const taken = new Map<string, { x: number; y: number; w: number; h: number }[]>()
  const cell = 96
  const near = (x: number, y: number) => {
    const found = []
    for (let dx = -1; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++) {
        found.push(...(taken.get(`${Math.floor(x / cell) + dx},${Math.floor(y / cell) + dy}`) ?? []))
      }
    }
    return found
  }
  const take = (x: number, y: number, w: number, h: number) => {
    const key = `${Math.floor(x / cell)},${Math.floor(y / cell)}`
    taken.set(key, [...(taken.get(key) ?? []), { x, y, w, h }])
  }
  const placed = pins.map((pin) => ({ pin, ...at(pin) })).sort((a, b) => a.y - b.y || a.x - b.x)
  for (const { pin, x, y } of placed) {
    if (pin.id === null) take(x, y, DISC[sizeOf(pin.count)], DISC[sizeOf(pin.count)])
  }
  const fit = new Set<string>()
  const put = (key: string, x: number, y: number, { width, height }: typeof LABEL) => {
    const isFree = near(x, y).every(
      (other) => Math.abs(other.x - x) > (other.w + width) / 2 || Math.abs(other.y - y) > (other.h + height) / 2,
    )
    if (!isFree) return
    fit.add(key)
    take(x, y, width, height)
  }
  for (const { pin, x, y } of placed) {
    // A cluster's lowest price hangs below its disc, which it may touch.
    if (pin.id === null && pin.price !== null)
      put(pin.key, x, y + DISC[sizeOf(pin.count)] / 2 + TAG.height / 2 + 1, TAG)
  }
  for (const { pin, x, y } of placed) if (pin.id !== null && pin.price !== null) put(pin.key, x, y, LABEL)
  return fit
}

/** The room of a mark: its size in pixels, and how far its middle is below the position. */
export interface MarkBox {
  lat: number
  lng: number
  down: number
  width: number
  height: number
}

/** The ring around a disc, and room between a mark and a name. */
const AROUND_MARK = 6

/** The rooms of marks. Homes without a label are dots, which may touch a name. */
export function boxesOf(pins: readonly Pin[], fit: ReadonlySet<string>): MarkBox[] {
  return pins.flatMap(({ key, id, lat, lng, count }): MarkBox[] => {
    if (id !== null) return fit.has(key) ? [{ lat, lng, down: 0, ...LABEL }] : []
    const size = DISC[sizeOf(count)]
    const disc = { lat, lng, down: 0, width: size + AROUND_MARK, height: size + AROUND_MARK }
    return fit.has(key) ? [disc, { lat, lng, down: size / 2 + TAG.height / 2 + 1, ...TAG }] : [disc]
  })
}

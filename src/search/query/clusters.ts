import { type Grid, meanOf, micro, POINTS_ALONE, POINTS_IN_CELL } from '../geo/grid.ts'
import { popcount } from '../memory/bitset.ts'
import type { Cluster, MapPoint, MapResult } from '../port.ts'
import { PATCH } from '../segments/patches.ts'
import type { Segment } from '../segments/segment.ts'
import { type Selection, selectedRows } from './selection.ts'

/**
 * The homes in a box, as points while they are few, otherwise as one cluster per cell. A cell with a single home shows
 * it. Clusters come row by row from the north-west, points by descending id.
 */
export function clusterMap(selections: readonly Selection[], grid: Grid, price: string): MapResult {
  const total = selections.reduce((sum, selection) => sum + selection.total, 0)
  const points: MapPoint[] = []
  if (total <= POINTS_ALONE) {
    for (const selection of selections) {
      for (const row of selectedRows(selection)) points.push(pointAt(selection.segment, row, price))
    }
    return { total, clusters: [], points: points.sort((a, b) => b.id - a.id) }
  }
  const cells = createCells(grid)
  selections.forEach((selection, holder) => {
    addHomes(cells, grid, selection, holder, price)
  })
  const clusters: Cluster[] = []
  const { most, counts, lats, lngs, lowest, rows, holders } = cells
  for (let cell = 0; cell < counts.length; cell++) {
    const count = counts[cell]!
    if (count > most) {
      const preis_min = lowest[cell] === Number.POSITIVE_INFINITY ? null : lowest[cell]!
      clusters.push({ lat: meanOf(lats[cell]!, count), lng: meanOf(lngs[cell]!, count), count, preis_min })
    } else {
      for (let i = cell * most; i < cell * most + count; i++) {
        points.push(pointAt(selections[holders[i]!]!.segment, rows[i]!, price))
      }
    }
  }
  return { total, clusters, points: points.sort((a, b) => b.id - a.id) }
}

/** The accumulated data of each cell, row by row. */
interface Cells {
  counts: Uint32Array
  /** Sums of positions, in millionths of a degree. */
  lats: Float64Array
  lngs: Float64Array
  lowest: Float64Array
  /**
   * A cell shows up to `most` homes individually, so the first `most` of each are stored: row, and index of the
   * selection.
   */
  most: number
  rows: Uint32Array
  holders: Uint32Array
}

function createCells({ columns, rows, single }: Grid): Cells {
  const size = columns * rows
  const most = single ? POINTS_IN_CELL : 1
  return {
    counts: new Uint32Array(size),
    lats: new Float64Array(size),
    lngs: new Float64Array(size),
    lowest: new Float64Array(size).fill(Number.POSITIVE_INFINITY),
    most,
    rows: new Uint32Array(size * most),
    holders: new Uint32Array(size * most),
  }
}

/** Word by word: the homes of a patch within one cell together, all others one by one. */
function addHomes(cells: Cells, grid: Grid, { segment, bits }: Selection, holder: number, price: string): void {
  const { counts, lats, lngs, lowest, most } = cells
  const { gridX, gridY, patches } = segment
  const { shift, x0, y0, columns } = grid
  const prices = segment.numbers[price]!
  const lat = segment.numbers.lat!
  const lng = segment.numbers.lng!
  const { apart } = patches
  const patchLowest = patches.lowest[price]!
  for (let patch = 0; patch < bits.length; patch++) {
    const found = bits[patch]!
    if (found === 0) continue
    const first = patch * PATCH
    const number = popcount(found)
    if (number > POINTS_IN_CELL && patch < apart.length && apart[patch]! >>> shift === 0) {
      const cell = ((gridY[first]! >>> shift) - y0) * columns + (gridX[first]! >>> shift) - x0
      // When most homes of a patch match, the others are subtracted from its sum.
      const isMost = number > PATCH / 2
      let [latSum, lngSum] = [0, 0]
      for (let rest = isMost ? ~found : found; rest !== 0; rest &= rest - 1) {
        const row = first + 31 - Math.clz32(rest & -rest)
        latSum += micro(lat[row]!)
        lngSum += micro(lng[row]!)
      }
      counts[cell]! += number
      lats[cell]! += isMost ? patches.lats[patch]! - latSum : latSum
      lngs[cell]! += isMost ? patches.lngs[patch]! - lngSum : lngSum
      if (patchLowest[patch]! >= lowest[cell]!) continue
      for (let rest = found; rest !== 0; rest &= rest - 1) {
        const row = first + 31 - Math.clz32(rest & -rest)
        if (prices[row]! < lowest[cell]!) lowest[cell] = prices[row]!
      }
      continue
    }
    for (let rest = found; rest !== 0; rest &= rest - 1) {
      const row = first + 31 - Math.clz32(rest & -rest)
      const cell = ((gridY[row]! >>> shift) - y0) * columns + (gridX[row]! >>> shift) - x0
      const before = counts[cell]!
      counts[cell] = before + 1
      lats[cell]! += micro(lat[row]!)
      lngs[cell]! += micro(lng[row]!)
      // An unknown price is NaN and never lower.
      if (prices[row]! < lowest[cell]!) lowest[cell] = prices[row]!
      if (before < most) {
        cells.rows[cell * most + before] = row
        cells.holders[cell * most + before] = holder
      }
    }
  }
}

function pointAt({ ids, numbers }: Segment, row: number, price: string): MapPoint {
  const preis = numbers[price]![row]!
  return {
    id: ids[row]!,
    lat: numbers.lat![row]!,
    lng: numbers.lng![row]!,
    preis: Number.isNaN(preis) ? null : preis,
  }
}

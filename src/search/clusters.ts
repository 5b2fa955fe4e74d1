import { takeWords } from './arena.ts'
import { type Grid, meanOf, micro, POINTS_ALONE, POINTS_IN_CELL } from './grid.ts'
import type { Cluster, MapPoint, MapResult } from './port.ts'
import type { Segment } from './segment.ts'
import { type Selection, selectedRows } from './selection.ts'

/**
 * The homes in a box, as points while they are few and as one cluster a cell otherwise. A cell that holds a single
 * home shows it. Clusters come row by row from the north-west, points by descending id.
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
  const cells = grid.columns * grid.rows
  const counts = new Uint32Array(cells)
  const lats = new Float64Array(cells)
  const lngs = new Float64Array(cells)
  const lowest = new Float64Array(cells).fill(Number.POSITIVE_INFINITY)
  const found = selections.map((selection) => {
    const { segment, total: size } = selection
    const rows = selectedRows(selection)
    const cellOf = takeWords(segment.arena, size)
    const { gridX, gridY } = segment
    const prices = segment.numbers[price]!
    const lat = segment.numbers.lat!
    const lng = segment.numbers.lng!
    for (let i = 0; i < size; i++) {
      const row = rows[i]!
      const cell = ((gridY[row]! >>> grid.shift) - grid.y0) * grid.columns + (gridX[row]! >>> grid.shift) - grid.x0
      cellOf[i] = cell
      counts[cell]!++
      lats[cell]! += micro(lat[row]!)
      lngs[cell]! += micro(lng[row]!)
      // An unknown price is NaN and never lower.
      if (prices[row]! < lowest[cell]!) lowest[cell] = prices[row]!
    }
    return { segment, rows, cellOf }
  })
  const most = grid.single ? POINTS_IN_CELL : 1
  const clusters: Cluster[] = []
  for (let cell = 0; cell < cells; cell++) {
    const count = counts[cell]!
    if (count <= most) continue
    const preis_min = lowest[cell] === Number.POSITIVE_INFINITY ? null : lowest[cell]!
    clusters.push({ lat: meanOf(lats[cell]!, count), lng: meanOf(lngs[cell]!, count), count, preis_min })
  }
  for (const { segment, rows, cellOf } of found) {
    for (let i = 0; i < rows.length; i++) {
      if (counts[cellOf[i]!]! <= most) points.push(pointAt(segment, rows[i]!, price))
    }
  }
  return { total, clusters, points: points.sort((a, b) => b.id - a.id) }
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

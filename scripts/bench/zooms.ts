import type { Filter } from '../../src/domain/search/criteria.ts'
import type { SearchReader } from '../../src/search/port.ts'
import { mapWindow, TOWNS } from '../../tests/bench/search/queries.ts'
import { createChance } from '../../tests/bench/search/random.ts'
import { percentiles } from './measure.ts'

const ZOOMS = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]
const WINDOWS = 20
const FILTERS: readonly Filter[] = [
  {},
  { vermarktungsart: ['MIETE'], objektart: ['WOHNUNG'] },
  { vermarktungsart: ['KAUF'], preis: { bis: 400_000 }, ausstattung: ['BALKON'] },
]

/** The map's queries at each zoom: windows around the large towns, without and with filters. */
export async function benchZooms(search: SearchReader): Promise<void> {
  const chance = createChance(11)
  console.log('The map, by zoom: ms p50 / p95 / p99 / worst; homes in the window, pins on it\n')
  console.log('| zoom | ms | homes | pins |\n|---|---|---|---|')
  const all: number[] = []
  for (const zoom of ZOOMS) {
    const times: number[] = []
    let [homes, pins] = [0, 0]
    for (let i = 0; i < WINDOWS; i++) {
      const [, lat, lng] = chance.one(TOWNS)
      const span = 360 / 2 ** zoom
      const box = mapWindow(lat + (chance.next() - 0.5) * span, lng + (chance.next() - 0.5) * span, zoom)
      for (const filter of FILTERS) {
        const began = performance.now()
        const { total, clusters, points } = await search.clusters(filter, box, zoom)
        times.push(performance.now() - began)
        homes += total
        pins += clusters.length + points.length
      }
    }
    const mean = (sum: number) => Math.round(sum / times.length).toLocaleString('en')
    console.log(`| ${zoom} | ${percentiles(times)} | ${mean(homes)} | ${mean(pins)} |`)
    all.push(...times)
  }
  console.log(`| **all** | ${percentiles(all)} | | |\n`)
}

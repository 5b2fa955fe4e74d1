import { AUSSTATTUNGEN } from '../../../src/domain/properties/vocabulary.ts'
import type { BBox, Point } from '../../../src/domain/search/area.ts'
import type { Filter, SearchQuery, Sort } from '../../../src/domain/search/criteria.ts'
import type { SearchReader } from '../../../src/search/port.ts'
import { type Chance, createChance } from './random.ts'

export const CLASSES = ['wide', 'medium', 'narrow', 'polygon', 'text', 'deep', 'map'] as const
export type QueryClass = (typeof CLASSES)[number]

export interface BenchQuery {
  kind: QueryClass
  facets: boolean
  run(engine: Engine): Answer | Promise<Answer>
}

/**
 * The data that engines must agree on. On the map the "ids" are the numbers of clusters, of homes in them, and of
 * points.
 */
export interface Answer {
  total: number
  ids: number[]
}

export interface Engine {
  search(query: SearchQuery, facets: boolean): Answer | Promise<Answer>
  clusters(filter: Filter, bbox: BBox, zoom: number): Answer | Promise<Answer>
}

export function portEngine(port: SearchReader): Engine {
  return {
    async search(query, facets) {
      const { total, ids } = await port.search(query, { facets })
      return { total, ids }
    },
    async clusters(filter, bbox, zoom) {
      const { total, clusters, points } = await port.clusters(filter, bbox, zoom)
      return { total, ids: [clusters.length, clusters.reduce((sum, { count }) => sum + count, 0), points.length] }
    },
  }
}

export const TOWNS: readonly [slug: string, lat: number, lng: number][] = [
  ['wien', 48.2082, 16.3719],
  ['graz', 47.0707, 15.4395],
  ['linz', 48.3064, 14.2861],
  ['salzburg', 47.7994, 13.044],
  ['innsbruck', 47.2627, 11.3945],
  ['klagenfurt-am-woerthersee', 46.6247, 14.3053],
]
const SORTS: readonly Sort[] = ['neueste', 'preis_auf', 'preis_ab', 'flaeche_ab', 'preis_m2_auf', 'reduziert']
const TEXTS = [
  'wohnung',
  'dachterrasse',
  'helle wohnung mit balkon',
  'altbau graz',
  'garten pool',
  'einfamilienhaus linz',
  'tiefga',
  'seezugang',
  'moderne wohnungen wien',
  'baugrund stadtrand',
  'fernbli',
  'straßenbahn kindergarten',
  'hochwertige ausstattung',
  'exklusive dachterrasse salzburg',
  'fernwärme lift',
  'bürofläche zentral',
]

/** 32 of each class, half of them with facets where a page would request them. */
export function benchQueries(seed = 7): BenchQuery[] {
  const chance = createChance(seed)
  return CLASSES.flatMap((kind) => Array.from({ length: 32 }, (_, i) => make(kind, i % 2 === 1, chance)))
}

function make(kind: QueryClass, facets: boolean, chance: Chance): BenchQuery {
  if (kind === 'map') return onMap(chance)
  const filter = FILTERS[kind](chance)
  const sort = kind === 'text' ? 'relevanz' : chance.one(SORTS)
  const seite = kind === 'deep' ? chance.whole(50, 400) : 1
  const query: SearchQuery = { filter, sort, seite, pro_seite: 24 }
  return {
    kind,
    facets,
    run: (engine) => engine.search(query, facets),
  }
}

const FILTERS: Record<Exclude<QueryClass, 'map'>, (chance: Chance) => Filter> = {
  wide: (chance) =>
    chance.one<Filter>([
      {},
      { vermarktungsart: [chance.one(['KAUF', 'MIETE'] as const)] },
      { objektart: ['WOHNUNG'] },
      { flaeche: { von: chance.whole(20, 60) } },
      { preis: { bis: chance.whole(300, 900) * 1000 } },
    ]),
  medium: (chance) => ({
    vermarktungsart: [chance.one(['KAUF', 'MIETE'] as const)],
    objektart: [chance.one(['WOHNUNG', 'HAUS'] as const)],
    zimmer: { von: chance.whole(2, 3) },
    ...(chance.yes(0.5) ? { ort: [chance.one(TOWNS)[0]] } : { ausstattung: [chance.one(AUSSTATTUNGEN)] }),
  }),
  narrow: (chance) => ({
    vermarktungsart: ['MIETE'],
    objektart: ['WOHNUNG'],
    ort: [chance.one(TOWNS)[0]],
    preis: { von: chance.whole(500, 800), bis: chance.whole(900, 1400) },
    zimmer: { von: 2, bis: 3.5 },
    ausstattung: [AUSSTATTUNGEN[chance.whole(0, 9)]!, AUSSTATTUNGEN[chance.whole(10, 19)]!],
  }),
  polygon: (chance) => {
    const [, lat, lng] = chance.one(TOWNS)
    const corners = chance.whole(8, 40)
    const points = Array.from({ length: corners }, (_, i): Point => {
      const angle = (i / corners) * 2 * Math.PI
      const radius = 0.03 + chance.next() * 0.09
      return [round(lat + Math.sin(angle) * radius), round(lng + Math.cos(angle) * radius * 1.45)]
    })
    return { gebiet: [{ exclude: false, points }], ...(chance.yes(0.5) && { vermarktungsart: ['KAUF'] as const }) }
  },
  text: (chance) => ({ q: chance.one(TEXTS), ...(chance.yes(0.3) && { vermarktungsart: ['KAUF'] as const }) }),
  deep: (chance) => (chance.yes(0.5) ? { vermarktungsart: ['KAUF'] } : { objektart: ['WOHNUNG'] }),
}

function onMap(chance: Chance): BenchQuery {
  const zoom = chance.whole(7, 15)
  const [, lat, lng] = chance.one(TOWNS)
  const box = mapWindow(lat, lng, zoom)
  const filter: Filter = chance.yes(0.5) ? {} : { vermarktungsart: ['MIETE'], objektart: ['WOHNUNG'] }
  return {
    kind: 'map',
    facets: false,
    run: (engine) => engine.clusters(filter, box, zoom),
  }
}

/** The part of Austria in a window of 1280 x 800 pixels. */
export function mapWindow(lat: number, lng: number, zoom: number): BBox {
  const degrees = 360 / 2 ** zoom / 256
  return {
    west: Math.max(9.4, lng - degrees * 640),
    east: Math.min(17.2, lng + degrees * 640),
    south: Math.max(46.3, lat - degrees * 270),
    north: Math.min(49.1, lat + degrees * 270),
  }
}

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5

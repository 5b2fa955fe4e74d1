import { type Batches, createBatches } from './business/batches.ts'
import { createDirectoryCache, type DirectoryCache } from './landing/directory-cache.ts'
import { createFigureCounter, type FigureCounter } from './performance/counter.ts'
import { createServerMetrics, type ServerMetrics } from './performance/metrics.ts'
import { type AbroadCache, createAbroadCache } from './places/abroad-cache.ts'
import { createTownsCache, type TownsCache } from './places/towns-cache.ts'
import { type CardCache, createCardCache, createMadeCards, type MadeCards } from './properties/card-cache.ts'
import { createMarkCache, type MarkCache } from './properties/mark-cache.ts'
import { createMedianCache, type MedianCache } from './properties/median-cache.ts'

/** Homes and days of a batch. */
const VIEWS_MAX = 20_000
/** Most keys are coarse searches. */
const FIGURES_MAX = 5_000

/** What is expensive to read from the database. Each is bounded, and made once by whoever starts a process. */
export interface Caches {
  cards: CardCache
  madeCards: MadeCards
  marks: MarkCache
  medians: MedianCache
  abroad: AbroadCache
  directory: DirectoryCache
  towns: TownsCache
  /** Views of homes that are not written yet, by home and day. */
  views: Batches
  /** Pages, visits and searches that are not written yet, by day, kind and part. */
  figures: Batches
  /** Measured values that are not written yet. */
  measured: FigureCounter
  /** The same values for Prometheus. */
  metrics: ServerMetrics
}

export const createCaches = (clock: () => Date): Caches => ({
  cards: createCardCache(),
  madeCards: createMadeCards(),
  marks: createMarkCache(),
  medians: createMedianCache(clock),
  abroad: createAbroadCache(clock),
  directory: createDirectoryCache(clock),
  towns: createTownsCache(),
  views: createBatches(VIEWS_MAX),
  figures: createBatches(FIGURES_MAX),
  measured: createFigureCounter(clock),
  metrics: createServerMetrics(),
})

import type { SearchReader } from '../../search/port.ts'
import { inSpan } from '../tracing/span.ts'

/** The same engine; the milliseconds of each of its answers are told. */
export function measuredSearch(engine: SearchReader, tell: (ms: number) => void): SearchReader {
  return {
    ...engine,
    async search(query, options) {
      const began = performance.now()
      const result = await inSpan('search', {}, () => engine.search(query, options))
      tell(performance.now() - began)
      return result
    },
  }
}

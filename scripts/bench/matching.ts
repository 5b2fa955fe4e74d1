import { cpus, loadavg } from 'node:os'
import type { Filter } from '../../src/domain/search/criteria.ts'
import type { SearchRow } from '../../src/domain/search/row.ts'
import { createMatcher, type Matcher } from '../../src/search/matching/matching.ts'
import { listings } from '../../tests/bench/search/listings.ts'
import { savedSearches } from '../../tests/bench/search/saved-searches.ts'
import { holds } from '../../tests/search/naive.ts'
import { mb, memory, percentiles } from './measure.ts'

const HOMES = 1000
/** Reading every saved search takes long, so only some homes are verified by it. */
const JUDGED = 10

/**
 * npm run bench -- matching [--searches 100000]: which of that many saved searches does a home satisfy? It matches
 * 1,000 homes, and compares ten results with those of reading every saved search.
 */
export async function benchMatching(args: string[]): Promise<void> {
  const at = args.indexOf('--searches')
  const number = at < 0 ? 100_000 : Number(args[at + 1])
  if (!Number.isSafeInteger(number) || number < 1) throw new Error('--searches wants a whole number, such as 100000')
  console.log(
    `${number.toLocaleString('en')} saved searches, load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`,
  )

  const homes: SearchRow[] = []
  for await (const batch of listings(HOMES, 5)) homes.push(...batch)
  measure('as people keep them', savedSearches(number), homes)
  const worst = savedSearches(number, 22).map(({ gebiet: _, umkreis: __, ...rest }): Filter => ({ preis: rest.preis }))
  measure('all for a price alone, so that nothing is sorted out early', worst, homes)
}

function measure(title: string, filters: readonly Filter[], homes: readonly SearchRow[]): void {
  const before = memory()
  const began = performance.now()
  const matcher = createMatcher<number>()
  for (const [id, filter] of filters.entries()) matcher.add(id, filter)
  const added = performance.now() - began
  const held = memory() - before
  for (const home of homes) matcher.match(home)
  const times: number[] = []
  let matches = 0
  for (const home of homes) {
    const start = performance.now()
    const ids = matcher.match(home)
    times.push(performance.now() - start)
    matches += ids.length
  }
  console.log(`\n${title}`)
  console.log(`added in ${(added / 1000).toFixed(1)} s, ${mb(held)} MB beside the filters`)
  console.log(
    `one home: ${percentiles(times)} ms p50 / p95 / p99 / worst, ${Math.round(matches / homes.length)} matches`,
  )
  judge(matcher, filters, homes.slice(0, JUDGED))
  const changed: number[] = []
  for (const [id, filter] of filters.slice(0, 1000).entries()) {
    const start = performance.now()
    matcher.add(id, filter)
    changed.push(performance.now() - start)
  }
  console.log(`one saved search replaced: ${percentiles(changed)} ms`)
}

function judge(matcher: Matcher<number>, filters: readonly Filter[], homes: readonly SearchRow[]): void {
  const times: number[] = []
  for (const home of homes) {
    const start = performance.now()
    const expected = filters.flatMap((filter, id) => (holds(home, filter) ? [id] : []))
    times.push(performance.now() - start)
    const ids = matcher.match(home).toSorted((a, b) => a - b)
    if (JSON.stringify(ids) !== JSON.stringify(expected)) throw new Error(`home ${home.id} is matched wrongly`)
  }
  console.log(`reading every saved search: ${percentiles(times)} ms, the same answers for ${homes.length} homes`)
}

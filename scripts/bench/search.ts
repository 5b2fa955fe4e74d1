import { cpus, loadavg } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { SearchRow } from '../../src/domain/search/row.ts'
import { createColumnsSearch } from '../../src/search/columns.ts'
import type { SearchPort } from '../../src/search/port.ts'
import { listings } from '../../tests/bench/search/listings.ts'
import { openPostgres } from '../../tests/bench/search/postgres.ts'
import {
  type Answer,
  type BenchQuery,
  benchQueries,
  CLASSES,
  type Engine,
  portEngine,
} from '../../tests/bench/search/queries.ts'
import { createSqliteSearch } from '../../tests/bench/search/sqlite.ts'

interface Contender {
  name: string
  engine: Engine
  /** How often each query is timed: often where once is too short to tell. */
  times: number
  samples: Map<string, number[]>
  disagreements: string[]
}

/**
 * npm run bench -- search [--listings 100000]: our engine, PostgreSQL and SQLite on the same seeded listings and the
 * same queries, one caller. Every answer is compared with ours: totals, ids in order and, on the map, the numbers of
 * clusters and points have to be equal; no difference is allowed, since all three compute in double precision with
 * the same planar polygons, the same tokens and the same order of ties.
 */
export async function benchSearch(args: string[]): Promise<void> {
  const at = args.indexOf('--listings')
  const number = at < 0 ? 100_000 : Number(args[at + 1])
  if (!Number.isSafeInteger(number) || number < 1) throw new Error('--listings wants a whole number, such as 100000')
  console.log(
    `${number.toLocaleString('en')} listings, Node ${process.versions.node}, ${cpus().length} x ${cpus()[0]?.model.trim()}\n`,
  )

  console.log(`load before: ${busy()}`)
  const before = memory()
  const waiting = { ms: 0 }
  const columns = createColumnsSearch()
  const began = performance.now()
  await columns.rebuild(clocked(listings(number), waiting), 1)
  const built = performance.now() - began - waiting.ms
  const held = memory() - before
  console.log(
    `columns: built in ${(built / 1000).toFixed(1)} s, ${mb(held)} MB (${mb((held / number) * 1e6)} MB a million)`,
  )

  const contenders = [contender('columns', portEngine(columns), 5)]
  const closers: (() => Promise<void> | void)[] = [() => columns.close()]
  try {
    const loading = performance.now()
    const postgres = await openPostgres(process.env.DATABASE_URL, listings(number))
    closers.push(postgres.close)
    contenders.push(contender(`PostgreSQL ${postgres.version}`, portEngine(postgres.search), 1))
    console.log(`PostgreSQL ${postgres.version}: loaded and indexed in ${since(loading)} s`)
  } catch (error) {
    console.log(`PostgreSQL: skipped, ${(error as Error).message}`)
  }
  try {
    const loading = performance.now()
    const sqlite = createSqliteSearch()
    closers.push(sqlite.close)
    await sqlite.fill(listings(number))
    contenders.push(contender('SQLite', sqlite, 1))
    console.log(`SQLite: loaded and indexed in ${since(loading)} s`)
  } catch (error) {
    console.log(`SQLite: skipped, ${(error as Error).message}`)
  }
  try {
    const queries = benchQueries()
    // Once unmeasured, so that code is compiled and pages are in memory, then measured.
    for (const isMeasured of [false, true]) for (const query of queries) await compare(contenders, query, isMeasured)
    report(contenders, queries.length)
    await reportChanges(columns, number)
    console.log(`load after: ${busy()}`)
  } finally {
    for (const close of closers.reverse()) await close()
  }
}

async function compare(contenders: readonly Contender[], query: BenchQuery, isMeasured: boolean): Promise<void> {
  let expected: Answer | null = null
  for (const { engine, times, samples, disagreements } of contenders) {
    let answer: Answer | null = null
    for (let i = 0; i < times; i++) {
      const began = performance.now()
      answer = await query.run(engine)
      const key = `${query.kind}${query.facets ? ' + facets' : ''}`
      if (isMeasured) samples.set(key, [...(samples.get(key) ?? []), performance.now() - began])
    }
    expected ??= answer
    if (isMeasured && JSON.stringify(answer) !== JSON.stringify(expected)) {
      disagreements.push(
        `${query.kind}: ${JSON.stringify(answer).slice(0, 90)} instead of ${JSON.stringify(expected).slice(0, 90)}`,
      )
    }
  }
}

function report(contenders: readonly Contender[], queries: number): void {
  console.log('\nms p50 / p95 / p99, queries a second; one caller\n')
  console.log(`| class | ${contenders.map(({ name }) => name).join(' | ')} |\n|---|${'---|'.repeat(contenders.length)}`)
  const keys = CLASSES.flatMap((kind) => [kind, `${kind} + facets`])
  for (const key of keys.filter((one) => contenders[0]?.samples.has(one))) {
    console.log(`| ${key} | ${contenders.map(({ samples }) => line(samples.get(key) ?? [])).join(' | ')} |`)
  }
  const overall = contenders.map(({ samples }) => [...samples.values()].flat())
  console.log(`| **all** | ${overall.map(line).join(' | ')} |\n`)
  contenders.slice(1).forEach(({ name, disagreements }, i) => {
    const ratio = rate(overall[0] ?? []) / rate(overall[i + 1] ?? [])
    console.log(
      `${name}: ${queries - disagreements.length} of ${queries} answers equal ours; ours is ${ratio.toFixed(0)} times as fast`,
    )
    for (const disagreement of disagreements.slice(0, 5)) console.log(`  ${disagreement}`)
  })
}

/** What a change costs while the engine is full. */
async function reportChanges(columns: SearchPort, number: number): Promise<void> {
  const rows: SearchRow[] = []
  for await (const batch of listings(2000, 2)) rows.push(...batch)
  const times: number[] = []
  for (const [i, row] of rows.entries()) {
    const changed = { ...row, id: 1 + ((i * 7919) % number) }
    const began = performance.now()
    await columns.apply([{ id: changed.id, row: changed }], i + 2)
    times.push(performance.now() - began)
    // A change a turn, as they come from the outbox.
    await new Promise((resolve) => setImmediate(resolve))
  }
  console.log(`\none change: ${line(times)} a second, found at once`)
}

function contender(name: string, engine: Engine, times: number): Contender {
  return { name, engine, times, samples: new Map(), disagreements: [] }
}

async function* clocked<T>(values: AsyncIterable<T>, waiting: { ms: number }): AsyncGenerator<T> {
  const source = values[Symbol.asyncIterator]()
  for (;;) {
    const began = performance.now()
    const next = await source.next()
    waiting.ms += performance.now() - began
    if (next.done) return
    yield next.value
  }
}

function line(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => {
    const ms = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
    return ms < 10 ? ms.toFixed(2) : ms.toFixed(0)
  }
  return `${at(0.5)} / ${at(0.95)} / ${at(0.99)}, ${Math.round(rate(times)).toLocaleString('en')}`
}

const rate = (times: readonly number[]) => (times.length / times.reduce((sum, ms) => sum + ms, 0)) * 1000
/** What else the machine did: times mean little on a busy one. */
const busy = () => `${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`
const since = (began: number) => ((performance.now() - began) / 1000).toFixed(0)
const mb = (bytes: number) => Math.round(bytes / 1e6)

/** Bytes on the heap and in typed arrays after a collection. */
function memory(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

import { cpus, loadavg } from 'node:os'
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
import { changeEngine, startEngine } from './engine.ts'
import { timeNothing } from './loop.ts'
import { percentile, percentiles, short } from './measure.ts'
import { benchZooms } from './zooms.ts'

const FACETS = ' + facets'

interface Contender {
  name: string
  engine: Engine
  /** Number of repetitions per query: many when one is too short to measure. */
  times: number
  samples: Map<string, number[]>
  /** Processor time of this thread, ms: unlike the samples it excludes other programs, but its resolution is coarse. */
  ownTime: Map<string, number>
  asked: number
  disagreements: string[]
  /** For queries with facets, the other engine's time and ours for the same query, ms. */
  beside: [theirs: number, ours: number][]
}

/**
 * npm run bench -- search [--listings 100000] [--share 1] [--alone [--grouped 0.02]] [--snapshot FILE]: our engine,
 * PostgreSQL and SQLite on the same seeded listings and the same queries, one caller. Every answer is compared with
 * ours: totals, ids in order and, on the map, the numbers of clusters and points must be equal; no difference is
 * permitted, since all three compute in double precision with the same planar polygons, the same tokens and the same
 * order of ties.
 * --share 8 gives the others only every eighth pair of queries of a class: at a million listings theirs take seconds.
 * --alone runs only our engine; only then --grouped 0.02 makes that share of the listings one home with another, which
 * SQLite does not support. --snapshot FILE stores our snapshot there, so that the next run need not build it again.
 */
export async function benchSearch(args: string[]): Promise<void> {
  const number = wholeNumber(args, '--listings', 100_000)
  const grouped = Number(optionOf(args, '--grouped') ?? 0)
  if (!(grouped >= 0 && grouped <= 0.5)) throw new Error('--grouped wants a share, such as 0.02')
  const share = wholeNumber(args, '--share', number > 200_000 ? 8 : 1)
  console.log(
    `${new Date().toISOString().slice(0, 16)}: ${number.toLocaleString('en')} listings, Node ${process.versions.node}, ` +
      `${cpus().length} x ${cpus()[0]?.model.trim()}, load ${busy()}\n`,
  )
  await timeNothing()
  console.log('')
  const columns = await startEngine(number, grouped, optionOf(args, '--snapshot'))
  const contenders = [contender('columns', portEngine(columns), 5)]
  const closers: (() => Promise<void> | void)[] = [() => columns.close()]
  if (!args.includes('--alone') && !grouped) await openOthers(number, contenders, closers)
  try {
    const queries = benchQueries()
    // Once unmeasured, so that code is compiled and pages are in memory, then measured.
    for (const isMeasured of [false, true]) {
      for (const [i, query] of queries.entries()) {
        const asked = Math.floor(i / 2) % share === 0 ? contenders : contenders.slice(0, 1)
        await compare(asked, query, isMeasured)
      }
    }
    report(contenders)
    await benchZooms(columns)
    await changeEngine(columns, number)
    console.log(`load after: ${busy()}`)
  } finally {
    for (const close of closers.reverse()) await close()
  }
}

async function openOthers(
  number: number,
  contenders: Contender[],
  closers: (() => Promise<void> | void)[],
): Promise<void> {
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
}

async function compare(contenders: readonly Contender[], query: BenchQuery, isMeasured: boolean): Promise<void> {
  let expected: Answer | null = null
  let ours = 0
  for (const contender of contenders) {
    const { engine, times, samples, disagreements } = contender
    if (isMeasured) contender.asked++
    let answer: Answer | null = null
    const used = ownTime()
    const key = `${query.kind}${query.facets ? FACETS : ''}`
    const taken: number[] = []
    for (let i = 0; i < times; i++) {
      const began = performance.now()
      answer = await query.run(engine)
      taken.push(performance.now() - began)
    }
    if (isMeasured) samples.set(key, [...(samples.get(key) ?? []), ...taken])
    if (expected && isMeasured && query.facets) contender.beside.push([median(taken), ours])
    if (!expected) ours = median(taken)
    if (isMeasured) contender.ownTime.set(key, (contender.ownTime.get(key) ?? 0) + ownTime() - used)
    expected ??= answer
    if (isMeasured && JSON.stringify(answer) !== JSON.stringify(expected)) {
      disagreements.push(
        `${query.kind}: ${JSON.stringify(answer).slice(0, 90)} instead of ${JSON.stringify(expected).slice(0, 90)}`,
      )
    }
  }
}

function report(contenders: readonly Contender[]): void {
  console.log('\nms p50 / p95 / p99 / worst, queries a second; one caller\n')
  console.log(
    `| class | ${contenders.map(({ name, asked }) => `${name}, ${asked} queries`).join(' | ')} |\n|---|${'---|'.repeat(contenders.length)}`,
  )
  const keys = CLASSES.flatMap((kind) => [kind, `${kind}${FACETS}`])
  for (const key of keys.filter((one) => contenders[0]?.samples.has(one))) {
    console.log(`| ${key} | ${contenders.map(({ samples }) => line(samples.get(key) ?? [])).join(' | ')} |`)
  }
  const all = contenders.map(({ samples }) => [...samples.values()].flat())
  const withFacets = contenders.map(({ samples }) => {
    return [...samples].flatMap(([key, times]) => (key.endsWith(FACETS) || key === 'map' ? times : []))
  })
  console.log(`| **facets and maps** | ${withFacets.map(line).join(' | ')} |`)
  console.log(`| **all** | ${all.map(line).join(' | ')} |\n`)
  const { ownTime, samples } = contenders[0]!
  const means = keys.flatMap((key) => {
    const number = samples.get(key)?.length
    return number ? [`${key} ${short((ownTime.get(key) ?? 0) / number)}`] : []
  })
  console.log(`Our own processor time, mean ms a query: ${means.join(', ')}\n`)
  for (const { name, asked, disagreements, beside } of contenders.slice(1)) {
    const ratios = beside.map(([theirs, ours]) => theirs / ours).sort((a, b) => a - b)
    const [theirs, ours] = [0, 1].map((side) => beside.reduce((sum, pair) => sum + pair[side]!, 0))
    console.log(
      `${name}: ${asked - disagreements.length} of ${asked} answers equal ours. The ${beside.length} with facets took it ` +
        `${Math.round(theirs! / ours!)} times as long altogether, ${Math.round(percentile(ratios, 0.5))} times in the ` +
        `median, ${Math.round(ratios[0]!)} times at least`,
    )
    for (const disagreement of disagreements.slice(0, 5)) console.log(`  ${disagreement}`)
  }
  console.log('')
}

function contender(name: string, engine: Engine, times: number): Contender {
  return { name, engine, times, samples: new Map(), ownTime: new Map(), asked: 0, disagreements: [], beside: [] }
}

function line(times: readonly number[]): string {
  const rate = (times.length / times.reduce((sum, ms) => sum + ms, 0)) * 1000
  return `${percentiles(times)}, ${rate < 10 ? rate.toFixed(1) : Math.round(rate).toLocaleString('en')}`
}

function median(times: readonly number[]): number {
  return percentile(
    times.toSorted((a, b) => a - b),
    0.5,
  )
}

function optionOf(args: readonly string[], name: string): string | undefined {
  const at = args.indexOf(name)
  return at < 0 ? undefined : args[at + 1]
}

function wholeNumber(args: readonly string[], name: string, usual: number): number {
  const number = Number(optionOf(args, name) ?? usual)
  if (!Number.isSafeInteger(number) || number < 1) throw new Error(`${name} wants a whole number, such as ${usual}`)
  return number
}

function ownTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** The load of the machine: times mean little on a busy one. */
const busy = () => `${loadavg()[0]?.toFixed(1)} on ${cpus().length} shared cores`
const since = (began: number) => ((performance.now() - began) / 1000).toFixed(0)

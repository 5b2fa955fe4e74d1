/**
 * npm run chaos [-- --short] [--only PART,PART] [--seed N] [--kills N] [--feeds N] [--requests N] [--seconds N] ...:
 * the faults that Klinke must survive (docs/decisions/0096), and a table of what happened. `--short` is for CI; every
 * size can be given. The exit code is 1 when something failed; the printed seed repeats a run.
 */
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { makeRandom } from '../tests/operations/generated.ts'
import { feeds } from './chaos/feeds.ts'
import { imports } from './chaos/imports.ts'
import { load as loadPart } from './chaos/load.ts'
import { FULL, type Part, type Result, SHORT, type Sizes } from './chaos/part.ts'
import { browser, messages, requests, services } from './chaos/tests.ts'
import { fail } from './environment.ts'

const PARTS: Record<string, Part> = { imports, feeds, requests, messages, services, browser, load: loadPart }

const sizeNames = Object.keys(FULL) as (keyof Sizes)[]
const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    only: { type: 'string', default: Object.keys(PARTS).join() },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
    ...Object.fromEntries(sizeNames.map((name) => [name, { type: 'string' } as const])),
  },
})
const given: Record<string, unknown> = values

function whole(name: string): number {
  const value = Number(given[name])
  if (!Number.isSafeInteger(value) || value < 1) fail(`--${name} wants a whole number, such as 20`)
  return value
}

const sizes: Sizes = { ...(values.short ? SHORT : FULL) }
for (const name of sizeNames) if (given[name] !== undefined) sizes[name] = whole(name)
const seed = whole('seed')
const asked = values.only.split(',')
const strange = asked.filter((name) => !(name in PARTS))
if (strange.length) fail(`No part ${strange.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}`)

const load = () => `load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`
console.log(`seed ${seed}, ${load()}`)
const rows: (Result & { part: string; took: number })[] = []
for (const name of asked) {
  const began = performance.now()
  // Parts do not depend on each other, so that --only repeats what a whole run did.
  const random = makeRandom(seed)
  const log = (line: string) => console.log(`${name}: ${line}`)
  const results = await (PARTS[name] as Part)({ sizes, seed, random, log }).catch((error: Error): Result[] => [
    { tried: 'could not be tried', found: '', failures: [error.stack ?? error.message] },
  ])
  const took = (performance.now() - began) / 1000
  rows.push(...results.map((result) => ({ ...result, part: name, took })))
}

const failures = rows.flatMap((row) => row.failures.map((line) => `${row.part}: ${line}`))
if (failures.length) console.log(`\nFailed:\n${failures.map((line) => `  ${line}`).join('\n')}`)
console.log(`\n${new Date().toISOString().slice(0, 16)}, seed ${seed}, ${load()}\n`)
console.log('| part | tried | found | s | |\n|---|---|---|---|---|')
for (const { part, tried, found, took, failures: wrong } of rows)
  console.log(`| ${part} | ${tried} | ${found} | ${took.toFixed(0)} | ${wrong.length ? 'failed' : 'passed'} |`)
process.exit(failures.length ? 1 : 0)

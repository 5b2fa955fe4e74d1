/**
 * All checks in one run: types, lint and format, floors, unit and integration tests on the PostgreSQL in DATABASE_URL,
 * else on the embedded one, and the journeys in Chromium, on the embedded one. `--fast` leaves out the browser. Skipped
 * checks are listed with the reason; in CI (CI=true) none may be skipped.
 */
import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { projectPath, projectRoot } from '../src/server/paths.ts'
import { findChromium } from './chromium.ts'

interface Tally {
  passed: number
  failed: number
  skipped: string[]
  /** What failed and why: repeated at the end, since the middle of a long output is often cut off. */
  failures: string[]
}

/** The characters of a message that the end repeats. */
const MESSAGE_MAX = 2000

const fast = process.argv.includes('--fast')
const ci = process.env.CI === 'true'
const reports = mkdtempSync(path.join(tmpdir(), 'klinke-reports-'))
const tally: Tally = { passed: 0, failed: 0, skipped: [], failures: [] }

const tool = (name: string) => projectPath('node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name)

/** Runs a tool whose exit code is the result; its output is shown when it fails. */
function verdict(title: string, command: string, args: string[]): Promise<void> {
  const began = performance.now()
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' }
  return new Promise((done) =>
    execFile(command, args, { cwd: projectRoot(), maxBuffer: 1e8, env }, (error, stdout, stderr) => {
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      console.log(`${error ? 'FAILED' : 'ok    '} ${title} (${seconds} s)`)
      if (error) {
        fail(title, `${stdout}\n${stderr}`.trim().slice(-MESSAGE_MAX))
        console.log(stdout, stderr)
      } else tally.passed++
      done()
    }),
  )
}

function fail(title: string, message = ''): void {
  tally.failed++
  tally.failures.push(`${title}\n${message.slice(0, MESSAGE_MAX)}`.trim())
}

/** Runs a tool with its own output. @returns its exit code */
function run(command: string, args: string[], env: Record<string, string>): Promise<number> {
  const child = spawn(command, args, { cwd: projectRoot(), stdio: 'inherit', env: { ...process.env, ...env } })
  return new Promise((ended) => child.on('error', () => ended(1)).on('close', (code) => ended(code ?? 1)))
}

/** Runs the tests below tests/ except the browser's, and counts them from the report. */
async function vitest(title: string, env: Record<string, string>): Promise<void> {
  console.log(`\n${title}`)
  const file = path.join(reports, `${title.replace(/\W+/g, '-')}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const status = await run(tool('vitest'), ['run', ...reporters], env)
  const report = readReport(file) as {
    numPassedTests?: number
    testResults?: { name: string; status: string; message?: string; assertionResults: Assertion[] }[]
  }
  tally.passed += report.numPassedTests ?? 0
  const before = tally.failed
  for (const { name: at, status: end, message, assertionResults } of report.testResults ?? []) {
    const name = path.relative(projectRoot(), at)
    for (const { status: state, fullName, failureMessages } of assertionResults) {
      if (state === 'failed') fail(`${title}: ${name}: ${fullName}`, failureMessages?.join('\n'))
      else if (state !== 'passed') tally.skipped.push(`${fullName}: ${state} in its file`)
    }
    const isOutside = end === 'failed' && !assertionResults.some(({ status: state }) => state === 'failed')
    if (isOutside) fail(`${title}: ${name}: outside of its tests`, message)
  }
  if (status !== 0 && tally.failed === before)
    fail(`${title}: vitest ended with ${status}, for no test; see its output`)
}

interface Assertion {
  status: string
  fullName: string
  failureMessages?: string[]
}

/** Runs the journeys of tests/e2e against a server with the demo catalogue. */
async function journeys(): Promise<void> {
  if (!chromium.path) {
    tally.skipped.push(`journeys in Chromium: ${chromium.reason}`)
    return
  }
  console.log(`\njourneys in ${chromium.path}`)
  const file = path.join(reports, 'journeys.json')
  const status = await run(tool('playwright'), ['test', '--reporter=list,json'], {
    CHROMIUM_PATH: chromium.path,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  const { stats, suites = [] } = readReport(file) as {
    stats?: { expected: number; unexpected: number; flaky: number; skipped: number }
    suites?: Suite[]
  }
  tally.passed += stats?.expected ?? 0
  tally.passed += stats?.flaky ?? 0
  const before = tally.failed
  for (const { title, message } of suites.flatMap((suite) => failedIn(suite))) fail(`journey: ${title}`, message)
  if (status !== 0 && tally.failed === before) fail(`journeys: playwright ended with ${status}; see its output`)
  if (stats?.flaky)
    console.log(`${stats.flaky} journeys passed only at their second try: the test or the product is at fault`)
  if (stats?.skipped) tally.skipped.push(`${stats.skipped} journeys: skipped in their files`)
}

interface Suite {
  title: string
  suites?: Suite[]
  specs?: {
    title: string
    tests: { status: string; results: { errors?: { message?: string }[] }[] }[]
  }[]
}

function failedIn({ title, suites = [], specs = [] }: Suite): { title: string; message: string }[] {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => ({
        title: spec.title,
        message: results.flatMap(({ errors = [] }) => errors.map((error) => error.message ?? '')).join('\n'),
      })),
  )
  return [...own, ...suites.flatMap(failedIn)].map((one) => ({ ...one, title: `${title} › ${one.title}` }))
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

/** One after the other next to the tests, which wait for their database often enough to leave a core free. */
async function verdicts(): Promise<void> {
  // Astro reads its pages with the older compiler, and generates the types of the content. All else is read by the
  // native one, in a fifth of the time (docs/decisions/0083).
  const pages = ['--tsconfig', 'tsconfig.pages.json', '--minimumFailingSeverity', 'warning']
  await verdict('types of pages: astro check', tool('astro'), ['check', ...pages])
  await verdict('types: tsc', process.execPath, [projectPath('node_modules/typescript-native/bin/tsc'), '--noEmit'])
  await verdict('lint and format: biome', tool('biome'), ['ci', '--error-on-warnings', '--colors=off', '.'])
  await verdict('expressions: recheck', process.execPath, ['scripts/expressions.ts'])
  await verdict('unused code: knip', tool('knip'), ['--no-progress', '--no-config-hints'])
  await verdict('floors: dependency-cruiser', tool('depcruise'), ['src', '--config', '.dependency-cruiser.mjs'])
}
// Components are rendered in Chromium too; vitest.config.ts skips them when none is available.
const chromium = findChromium({ install: true, windowless: true })
if (chromium.path) process.env.CHROMIUM_PATH ??= chromium.path
else tally.skipped.push(`components in Chromium: ${chromium.reason}`)
const { DATABASE_URL = '' } = process.env
// Once each: what works on the oldest PostgreSQL works on newer ones, and the journeys use the embedded one.
const title = DATABASE_URL ? 'tests on the PostgreSQL of DATABASE_URL' : 'tests on the embedded PostgreSQL'
await Promise.all([verdicts(), vitest(title, { TEST_DATABASE_URL: DATABASE_URL })])
if (!DATABASE_URL) tally.skipped.push('tests on another PostgreSQL: DATABASE_URL is not set')
if (fast) tally.skipped.push('journeys in Chromium, and faults: --fast')
else {
  await journeys()
  // The parts of `npm run chaos` that are no tests above, on the pages that the journeys have built. The seed is fixed, so
  // that a failure is the change's; other seeds are for runs by hand (docs/decisions/0096).
  const short = ['--short', '--only', 'imports,feeds,load', '--seed', '20261128']
  await verdict('faults: npm run chaos', process.execPath, ['scripts/chaos.ts', ...short])
}
rmSync(reports, { recursive: true, force: true })

if (tally.skipped.length) console.log(`\nSkipped:\n${tally.skipped.map((line) => `  ${line}`).join('\n')}`)
if (ci && tally.skipped.length) {
  fail('In CI nothing may be skipped.')
}
if (tally.failures.length) console.log(`\nFailed:\n\n${tally.failures.join('\n\n')}`)
console.log(`\n${tally.passed} passed, ${tally.failed} failed`)
process.exit(tally.failed ? 1 : 0)

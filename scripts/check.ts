/**
 * All checks in one run: types, lint and format, floors, unit and integration tests on the embedded PostgreSQL, those
 * that use a database once more on the PostgreSQL in DATABASE_URL, and the journeys in Chromium. `--fast` leaves out
 * the browser. Skipped checks are listed with the reason; in CI (CI=true) none may be skipped.
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
}

const fast = process.argv.includes('--fast')
const ci = process.env.CI === 'true'
const reports = mkdtempSync(path.join(tmpdir(), 'klinke-reports-'))
const tally: Tally = { passed: 0, failed: 0, skipped: [] }

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
        tally.failed++
        console.log(stdout, stderr)
      } else tally.passed++
      done()
    }),
  )
}

/** Runs a tool with its own output. @returns its exit code */
function run(command: string, args: string[], env: Record<string, string>): Promise<number> {
  const child = spawn(command, args, { cwd: projectRoot(), stdio: 'inherit', env: { ...process.env, ...env } })
  return new Promise((ended) => child.on('error', () => ended(1)).on('close', (code) => ended(code ?? 1)))
}

/** Runs the tests below tests/ except the browser's, and counts them from the report. */
async function vitest(title: string, env: Record<string, string>, ...args: string[]): Promise<void> {
  console.log(`\n${title}`)
  const file = path.join(reports, `${title.replace(/\W+/g, '-')}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const status = await run(tool('vitest'), ['run', ...reporters, ...args], env)
  const report = readReport(file) as {
    numPassedTests?: number
    numFailedTests?: number
    testResults?: { name: string; assertionResults: { status: string; fullName: string }[] }[]
  }
  tally.passed += report.numPassedTests ?? 0
  tally.failed += Math.max(report.numFailedTests ?? 0, status === 0 ? 0 : 1)
  for (const { assertionResults } of report.testResults ?? []) {
    for (const { status: state, fullName } of assertionResults) {
      if (state !== 'passed' && state !== 'failed') tally.skipped.push(`${fullName}: ${state} in its file`)
    }
  }
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
  const { stats } = readReport(file) as {
    stats?: { expected: number; unexpected: number; flaky: number; skipped: number }
  }
  tally.passed += stats?.expected ?? 0
  tally.passed += stats?.flaky ?? 0
  tally.failed += Math.max(stats?.unexpected ?? 0, status === 0 ? 0 : 1)
  if (stats?.flaky)
    console.log(`${stats.flaky} journeys passed only at their second try: the test or the product is at fault`)
  if (stats?.skipped) tally.skipped.push(`${stats.skipped} journeys: skipped in their files`)
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
  await verdict('types: astro check', tool('astro'), ['check', '--minimumFailingSeverity', 'warning'])
  await verdict('lint and format: biome', tool('biome'), ['ci', '--error-on-warnings', '--colors=off', '.'])
  await verdict('expressions: recheck', process.execPath, ['scripts/expressions.ts'])
  await verdict('unused code: knip', tool('knip'), ['--no-progress', '--no-config-hints'])
  await verdict('floors: dependency-cruiser', tool('depcruise'), ['src', '--config', '.dependency-cruiser.mjs'])
}
// Components are rendered in Chromium too; vitest.config.ts skips them when none is available.
const chromium = findChromium({ install: true, windowless: true })
if (chromium.path) process.env.CHROMIUM_PATH ??= chromium.path
else tally.skipped.push(`components in Chromium: ${chromium.reason}`)
await Promise.all([verdicts(), vitest('tests on the embedded PostgreSQL', { TEST_DATABASE_URL: '' })])
const { DATABASE_URL } = process.env
// Only those that use a database: the others would repeat the same run.
if (DATABASE_URL)
  await vitest('tests on the PostgreSQL of DATABASE_URL', { TEST_DATABASE_URL: DATABASE_URL }, '--project=database')
else tally.skipped.push('tests on another PostgreSQL: DATABASE_URL is not set')
if (fast) tally.skipped.push('journeys in Chromium: --fast')
else await journeys()
rmSync(reports, { recursive: true, force: true })

if (tally.skipped.length) console.log(`\nSkipped:\n${tally.skipped.map((line) => `  ${line}`).join('\n')}`)
if (ci && tally.skipped.length) {
  console.log('In CI nothing may be skipped.')
  tally.failed++
}
console.log(`\n${tally.passed} passed, ${tally.failed} failed`)
process.exit(tally.failed ? 1 : 0)

import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { projectPath, projectRoot } from '../../src/server/paths.ts'
import { findChromium } from '../chromium.ts'
import type { Part, Result, Setting } from './part.ts'

interface Report {
  numPassedTests?: number
  testResults?: { name: string; status: string; message?: string; assertionResults: Assertion[] }[]
}
interface Assertion {
  status: string
  fullName: string
  failureMessages?: string[]
}

/** Tests of `npm test` whose sizes and seed can be given, so that nothing is tried in two ways. */
const testsOf =
  (files: readonly string[], tried: (setting: Setting) => string): Part =>
  async (setting) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'klinke-chaos-'))
    try {
      const file = path.join(folder, 'report.json')
      const args = ['run', ...files, '--reporter=json', `--outputFile.json=${file}`]
      const { code, words } = await run('node_modules/vitest/vitest.mjs', args, setting)
      const report = readReport(file) as Report
      const all = (report.testResults ?? []).flatMap(({ assertionResults }) => assertionResults)
      const failures = all
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages = [] }) => `${fullName}: ${failureMessages.join(' ').slice(0, 2000)}`)
      for (const { status, message, assertionResults } of report.testResults ?? [])
        if (status === 'failed' && !assertionResults.some((one) => one.status === 'failed'))
          failures.push(message ?? 'failed outside of its tests')
      if (code !== 0 && failures.length === 0) failures.push(`ended with ${code}: ${words}`)
      return [resultOf(tried(setting), report.numPassedTests ?? 0, failures)]
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }

const resultOf = (tried: string, passed: number, failures: string[]): Result => ({
  tried,
  found: `${passed} tests passed, ${failures.length} failed`,
  failures,
})

/** @returns its exit code and its last words */
function run(
  script: string,
  args: string[],
  { sizes, seed }: Setting,
): Promise<{ code: number | null; words: string }> {
  const env = {
    ...process.env,
    FUZZ_REQUESTS: String(sizes.requests),
    FUZZ_SEED: String(seed),
    CHAOS_ROUNDS: String(sizes.rounds),
    CHAOS_SEED: String(seed),
  }
  const child = spawn(process.execPath, [projectPath(script), ...args], { cwd: projectRoot(), env })
  let words = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      words = `${words}${text}`.slice(-3000)
    })
  return new Promise((ended) => child.once('close', (code) => ended({ code, words })))
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

export const requests = testsOf(
  ['tests/operations/fuzz.test.ts'],
  ({ sizes }) => `${sizes.requests} generated requests to each operation`,
)

/** Jobs that come twice, late and in any order, with a mail server that fails and a clock that is wrong. */
export const messages = testsOf(
  ['tests/deliveries/faults.test.ts', 'tests/deliveries/workers.test.ts'],
  ({ sizes }) => `jobs twice and out of order, SMTP away or wrong, clock wrong: ${sizes.rounds} sequences`,
)

export const services = testsOf(
  [
    'tests/storage/faults.test.ts',
    'tests/process/database.test.ts',
    'tests/process/clock.test.ts',
    'tests/process/deliveries.test.ts',
    'tests/process/full-disk.test.ts',
  ],
  ({ sizes }) => `S3 away or wrong: ${sizes.rounds} sequences; database killed and hung, disk full, clock set`,
)

export const browser: Part = async (setting) => {
  const chromium = findChromium({ windowless: true })
  if (!chromium.path) throw new Error(chromium.reason)
  process.env.CHROMIUM_PATH ??= chromium.path
  const args = ['test', 'tests/e2e/faults.spec.ts', '--reporter=line']
  const { code, words } = await run('node_modules/@playwright/test/cli.js', args, setting)
  const passed = Number(/(\d{1,6}) passed/.exec(words)?.[1] ?? 0)
  const tried = 'each stored key corrupted, storage full, two tabs, offline'
  return [resultOf(tried, passed, code === 0 ? [] : [words])]
}

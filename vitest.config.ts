import { tmpdir } from 'node:os'
import path from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { findChromium } from './scripts/chromium.ts'
import { testFiles } from './tests/support/uses-database.ts'

const { database, alone, waiting } = testFiles()

/** Without a Chromium there is no project `dom`; scripts/check.ts reports that. */
const chromium = findChromium({ windowless: true }).path

/** Components with logic, rendered in a real Chromium (docs/decisions/0042). */
const dom = chromium && {
  extends: true as const,
  // Optimised before the first test: a later discovery would reload every page, with a second React.
  optimizeDeps: {
    include: [
      ...[
        'react',
        'react-dom',
        'react-dom/client',
        'react/jsx-runtime',
        'react/jsx-dev-runtime',
        'vitest-browser-react',
      ],
      ...['nanostores', '@nanostores/react', '@nanostores/persistent', 'zod'],
    ],
  },
  test: {
    name: 'dom',
    include: ['tests/**/*.dom.tsx'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // Names match partially, as in the journeys.
      locators: { exact: false },
      provider: playwright({
        launchOptions: { executablePath: chromium, args: ['--no-sandbox', '--disable-gpu'] },
        contextOptions: { locale: 'de-AT', timezoneId: 'Europe/Vienna' },
        actionTimeout: 20_000,
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
}

/**
 * The largest first, as by default, but those that wait for processes before them, beside the checks of types, which
 * need a core (scripts/check.ts), and the fast ones without a database last: they keep both cores busy to the end.
 */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const turn = ({ project, moduleId }: TestSpecification) => {
      if (waiting.includes(moduleId)) return 0
      return project.name === 'alone' ? 2 : 1
    }
    return sorted.sort((one, other) => turn(one) - turn(other))
  }
}

export default defineConfig({
  test: {
    // Processes that tests start take their compiled modules from Node's default folder (docs/decisions/0113).
    env: { NODE_COMPILE_CACHE: path.join(tmpdir(), 'node-compile-cache') },
    // For two cores, and a database that works next to the tests.
    maxWorkers: 2,
    sequence: { sequencer: WaitingFirst },
    // Files that use the database run alone by --project=database.
    projects: [
      // Without isolation the server's modules are evaluated once a worker, not once a file (docs/decisions/0083).
      {
        extends: true,
        test: { name: 'database', include: database, isolate: false, globalSetup: ['tests/support/cluster.ts'] },
      },
      { extends: true, test: { name: 'alone', include: alone } },
      ...(dom ? [dom] : []),
    ],
    // A timeout against hanging, not a measurement: on a busy machine everything takes fifteen times as long.
    testTimeout: 120_000,
    // On busy cores, or while PostgreSQL analyses a table, a second is too short.
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 150_000,
    restoreMocks: true,
  },
})

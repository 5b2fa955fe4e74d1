import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'

/** Tells whether the port is free on that host, by the name that the journeys use. */
const isFree = (port: number, host: string) =>
  new Promise<boolean>((tell) => {
    const server = createServer()
      .once('error', () => tell(false))
      .listen(port, host, () => server.close(() => tell(true)))
  })

/**
 * The server's port; the next one is for its mails. The default port is preferred, since the build contains its
 * address.
 */
async function freePort(): Promise<number> {
  for (let port = 4399; ; port += 2) {
    if ((await isFree(port, 'localhost')) && (await isFree(port + 1, '127.0.0.1'))) return port
  }
}

// Workers read this file too, when the server is already running; they inherit the value of the first process.
process.env.E2E_PORT ??= String(await freePort())
// Servers and commands take their compiled modules from Node's default folder (docs/decisions/0113).
process.env.NODE_COMPILE_CACHE ??= path.join(tmpdir(), 'node-compile-cache')
const port = process.env.E2E_PORT
const baseURL = process.env.E2E_BASE_URL ?? `http://localhost:${port}`

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  timeout: 60_000,
  // On a busy machine a page takes four seconds to load, and its messages follow.
  expect: { timeout: 10_000 },
  fullyParallel: false,
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  outputDir: 'test-results',
  use: {
    baseURL,
    // A click that is impossible fails early, instead of at the end of the test.
    actionTimeout: 20_000,
    locale: 'de-AT',
    timezoneId: 'Europe/Vienna',
    // Recording slows down every journey; with retries, only the retry is recorded, else the steps without pictures.
    trace: process.env.CI ? 'on-first-retry' : { mode: 'retain-on-failure', screenshots: false },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
    },
  },
  // Our own server with the demo catalogue, in a folder that is removed after the run.
  ...(!process.env.E2E_BASE_URL && {
    webServer: {
      command: 'node scripts/e2e-server.ts',
      url: `${baseURL}/readyz`,
      timeout: 600_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
      env: { PORT: port, LOG_LEVEL: 'warn', METRICS_TOKEN: 'journeys-of-a-browser' },
    },
  }),
})

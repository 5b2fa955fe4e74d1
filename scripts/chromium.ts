import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { onDemand } from './build/on-demand.ts'

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

/** Chromium without windows, from the Debian package: it renders the same and starts faster. */
const WINDOWLESS = '/usr/bin/chromium-headless-shell'

/** The npm package that contains a headless Chromium for Linux, and its version. */
const PACKAGE = '@sparticuz/chromium@153.0.0'

/**
 * Finds a Chromium: CHROMIUM_PATH, the system's, else the one in an npm package, which is installed below
 * node_modules/.cache if permitted. `windowless` is for callers that open many pages without viewing them; benchmarks
 * use the browser that visitors have.
 */
export function findChromium({
  install = false,
  windowless = false,
} = {}): { path: string; reason?: never } | { path: null; reason: string } {
  const known = windowless ? [WINDOWLESS, ...KNOWN] : [...KNOWN, WINDOWLESS]
  const found = [process.env.CHROMIUM_PATH, ...known].find((file) => file && existsSync(file))
  if (found) return { path: found }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return { path: null, reason: 'no Chromium here; install one or set CHROMIUM_PATH' }
  }
  if (!install) return { path: null, reason: 'no Chromium on this system' }
  const entry = onDemand(PACKAGE)
  return entry
    ? unpack(entry)
    : { path: null, reason: `no Chromium on this system, and ${PACKAGE} could not be installed` }
}

/** The package contains Chromium compressed; its own asynchronous function unpacks it, therefore a separate process. */
function unpack(entry: string): ReturnType<typeof findChromium> {
  const code = `import(${JSON.stringify(entry)}).then(async (m) => console.log(await m.default.executablePath()))`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--eval', code], { encoding: 'utf8' })
  const executable = stdout.trim().split('\n').at(-1) ?? ''
  if (status === 0 && existsSync(executable)) return { path: executable }
  return { path: null, reason: `the Chromium of ${PACKAGE} does not unpack: ${stderr.trim()}` }
}

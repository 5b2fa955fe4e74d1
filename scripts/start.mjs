/**
 * npm start and npm run dev. Runs on any Node from 20 on, before anything is installed: it installs the packages in
 * package-lock.json, then starts the Node 24 among them, which runs TypeScript and everything else.
 */
import { spawn } from 'node:child_process'
import { ensureInstalled, modernNode } from './install.mjs'

ensureInstalled()
// A small young generation: by default, a burst of changes makes V8 enlarge it, and when idle V8 returns 140 MB at
// once, which blocks the server for some 40 ms. The answering thread also collects the young generation alone: on a
// busy machine it would wait for helper threads longer than the collection takes (docs/bench/search.md).
const flags = ['--max-semi-space-size=8', '--no-parallel-scavenge']
const given = process.argv.slice(2)
const script = given.includes('--dev') ? ['scripts/dev.ts'] : [...flags, 'scripts/serve.ts', ...given]
// The child detects our end by the channel, and stops: no other process could stop it later.
const child = spawn(modernNode(), script, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })

/** Maximum time for a child to stop, more than it needs; an unresponsive one is then killed. */
const LAST_MS = 75_000
let asked = false
/** @param {NodeJS.Signals} signal A terminal sends it to both processes, a service manager usually only to this one. */
function stop(signal) {
  child.kill(signal)
  if (!asked) setTimeout(() => child.kill('SIGKILL'), LAST_MS)
  asked = true
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal))

// npm waits for us while it lives. After it was killed, no process controls us any more.
const { ppid } = process
if (process.env.npm_lifecycle_event) {
  setInterval(() => {
    if (process.ppid !== ppid && !asked) stop('SIGTERM')
  }, 1000)
}
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))

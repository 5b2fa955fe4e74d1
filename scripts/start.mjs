/**
 * npm start and npm run dev. Runs on any Node from 20 on, with nothing installed yet: installs what package-lock.json
 * names, then hands over to the Node 24 that came with it, which runs TypeScript and everything else.
 */
import { spawn } from 'node:child_process'
import { ensureInstalled, modernNode } from './install.mjs'

ensureInstalled()
// Little room for young garbage: as V8 has it, a burst of changes makes that room grow, and at rest 140 MB are given
// back in one go, which holds the server for some 40 ms. And the thread that answers collects it alone: of what there
// is it would wait for helpers longer than it takes itself, where other programs have the cores (docs/bench/search.md).
const flags = ['--max-semi-space-size=8', '--no-parallel-scavenge']
const given = process.argv.slice(2)
const script = given.includes('--dev') ? ['scripts/dev.ts'] : [...flags, 'scripts/serve.ts', ...given]
// By the channel it notices when we are gone, and stops: nobody would be there to stop it later.
const child = spawn(modernNode(), script, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })

/** So long a child may take to stop, more than it takes itself; one that no longer listens is then killed. */
const LAST_MS = 75_000
let asked = false
/** @param {NodeJS.Signals} signal The terminal's reaches both of us, a service manager's mostly only us. */
function stop(signal) {
  child.kill(signal)
  if (!asked) setTimeout(() => child.kill('SIGKILL'), LAST_MS)
  asked = true
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal))

// npm waits for us as long as it lives. When it was killed, nobody knows of us any more.
const { ppid } = process
if (process.env.npm_lifecycle_event) {
  setInterval(() => {
    if (process.ppid !== ppid && !asked) stop('SIGTERM')
  }, 1000)
}
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))

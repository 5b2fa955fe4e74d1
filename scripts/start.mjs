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
const script = process.argv.includes('--dev') ? ['scripts/dev.ts'] : [...flags, 'scripts/serve.ts']
const child = spawn(modernNode(), script, { stdio: 'inherit' })
// The terminal's Ctrl+C reaches both; a service manager's SIGTERM only us. The child stops cleanly, then we follow.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  })
}
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))

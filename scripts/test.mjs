/** npm test and npm run check, on any Node from 20 on; see scripts/check.ts for the checks. */
import { spawnSync } from 'node:child_process'
import { ensureInstalled, modernNode } from './install.mjs'

ensureInstalled()
const { status } = spawnSync(modernNode(), ['scripts/check.ts', ...process.argv.slice(2)], { stdio: 'inherit' })
process.exit(status ?? 1)

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { minifySync, type Plugin } from 'vite'

const FILE = path.join(fileURLToPath(new URL('../..', import.meta.url)), 'src/scripts/frame/theme.js')

/**
 * The script before the first paint stands in the page itself: as a file it would need a connection of its own, and the
 * first paint would wait for it longer than for the style sheet.
 */
export function firstScript(): { plugin: Plugin; hash: `sha256-${string}` } {
  const code = minifySync(FILE, readFileSync(FILE, 'utf8')).code.trim()
  return {
    plugin: {
      name: 'klinke:first-script',
      enforce: 'pre',
      load: (id) => (id === `${FILE}?raw` ? `export default ${JSON.stringify(code)}` : null),
    },
    /** For the policy of every page. */
    hash: `sha256-${createHash('sha256').update(code).digest('base64')}`,
  }
}

import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { PARTS, type Part, partOf } from '../src/i18n/parts.ts'

/**
 * A Vite plugin that gives the browser the requested parts of a catalogue (`catalogues/fr.json?part=search`), and an
 * empty one to the translator itself: a whole one would add 20 kB (German) to every island.
 */
export function catalogueParts(): Plugin {
  return {
    name: 'klinke:catalogue-parts',
    enforce: 'pre',
    load: {
      filter: { id: /i18n[\\/]catalogues[\\/]\w+\.json/ },
      handler(id) {
        const [file = '', query] = id.split('?')
        const part = new URLSearchParams(query).get('part')
        if (part === null) return this.environment.name === 'client' ? '{}' : undefined
        if (!(part in PARTS)) this.error(`There is no part "${part}" of the catalogues.`)
        const words = partOf(JSON.parse(readFileSync(file, 'utf8')), part as Part)
        return { code: `export default ${JSON.stringify(words)}`, moduleType: 'js' }
      },
    },
  }
}

import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { PARTS, type Part, partOf } from '../src/i18n/parts.ts'

/**
 * Gives the browser the parts of a catalogue that it asks for (`catalogues/fr.json?part=search`), and to the translator
 * itself none: whole, German would be 20 kB of every island.
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

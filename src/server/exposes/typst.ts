import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { projectPath } from '../paths.ts'
import { openLetters } from './letters.ts'
import type { Typesetter } from './typesetter-port.ts'

const TEMPLATES = projectPath('src/server/exposes/templates')
const FONTS = projectPath('src/server/exposes/fonts')
/** Documents whose results stay in the cache; more would make the memory grow. */
const CACHE_AGE = 10

export function openTypst(): Typesetter {
  const onlyLetters = openLetters(FONTS)
  const compiler = NodeCompiler.create({ workspace: TEMPLATES, fontArgs: [{ fontPaths: [FONTS] }] })
  return {
    typeset({ document, template, pictures, inputs }) {
      compiler.resetShadow()
      for (const [file, content] of Object.entries(pictures))
        compiler.mapShadow(`${TEMPLATES}/pictures/${file}`, Buffer.from(content))
      // A main file with inputs: `mainFileContent` would keep every document in memory.
      const result = compiler.compile({
        mainFilePath: `${TEMPLATES}/${template}.typ`,
        inputs: { ...inputs, data: JSON.stringify(onlyLetters(document)) },
      })
      const compiled = result.result
      const fault = result.takeError()
      if (!compiled || fault) throw new Error(fault ? JSON.stringify(compiler.fetchDiagnostics(fault)) : 'no document')
      const pdf = compiler.pdf(compiled, { pdfStandard: 'ua-1', creationTimestamp: Date.parse(document.date) / 1000 })
      return { pdf, svg: () => ({ drawing: compiler.plainSvg(compiled), pages: compiled.numOfPages }) }
    },
    tidy() {
      compiler.resetShadow()
      compiler.evictCache(CACHE_AGE)
    },
  }
}

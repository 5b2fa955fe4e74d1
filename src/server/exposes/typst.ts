import { projectPath } from '../paths.ts'
import type { AnyTask } from './compiler-messages.ts'
import { openLetters } from './letters.ts'
import { named } from './named.ts'
import { MARKS, type Typesetter, widest } from './typesetter-port.ts'
import type { Binary, BinaryDocument } from './typst-binary.ts'

const TEMPLATES = projectPath('src/server/exposes/templates')
const FONTS = projectPath('src/server/exposes/fonts')
/** Documents whose results stay in the cache: with 10 a process of previews reached its 512 MB, with 1 it stays below 400. */
const CACHE_AGE = 1

export function openTypst({ NodeCompiler }: Binary): Typesetter {
  const onlyLetters = openLetters(FONTS)
  const compiler = NodeCompiler.create({ workspace: TEMPLATES, fontArgs: [{ fontPaths: [FONTS] }] })
  const compile = ({ document, template, pictures, inputs }: AnyTask): BinaryDocument => {
    compiler.resetShadow()
    for (const [file, content] of Object.entries(pictures))
      compiler.mapShadow(`${TEMPLATES}/pictures/${file}`, Buffer.from(content))
    // A main file with inputs: `mainFileContent` would keep every document in memory.
    const result = compiler.compile({
      mainFilePath: `${TEMPLATES}/${template}.typ`,
      inputs: { ...inputs, template, data: JSON.stringify(named(onlyLetters(document))) },
    })
    const compiled = result.result
    const fault = result.takeError()
    if (!compiled || fault) throw new Error(fault ? JSON.stringify(compiler.fetchDiagnostics(fault)) : 'no document')
    return compiled
  }
  return {
    typeset(task) {
      const { document, pageWidth } = task
      const compiled = compile(task)
      const pdf = compiler.pdf(compiled, { pdfStandard: 'ua-1', creationTimestamp: Date.parse(document.date) / 1000 })
      // At once: the compiled document holds its photographs as long as anything refers to it.
      return {
        pdf,
        svg: pageWidth === null ? null : { drawing: compiler.plainSvg(compiled), pages: compiled.numOfPages },
      }
    },
    measure: (task) => widest(compiler.query(compile(task), MARKS)),
    tidy(all = false) {
      compiler.resetShadow()
      compiler.evictCache(all ? 0 : CACHE_AGE)
    },
  }
}

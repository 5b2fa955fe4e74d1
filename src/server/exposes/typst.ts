import { createRequire } from 'node:module'
import { projectPath } from '../paths.ts'
import type { AnyTask } from './compiler-messages.ts'
import { openLetters } from './letters.ts'
import { MARKS, type Typesetter, widest } from './typesetter-port.ts'

const TEMPLATES = projectPath('src/server/exposes/templates')
const FONTS = projectPath('src/server/exposes/fonts')
/**
 * The published binaries of Typst for Node, 0.7.0. `@myriaddreamin/typst-ts-node-compiler` chooses among them, and names
 * those of other platforms too, which do not exist: `npm ci` refuses that.
 */
const BINARIES = [
  '@myriaddreamin/typst-ts-node-compiler-linux-x64-gnu',
  '@myriaddreamin/typst-ts-node-compiler-linux-x64-musl',
]

/** What we use of it; paths are absolute. */
interface Compiler {
  mapShadow(path: string, content: Buffer): void
  resetShadow(): void
  /** Forgets results that the last `age` documents did not use. */
  evictCache(age: number): void
  compile(main: { mainFilePath: string; inputs: Record<string, string> }): {
    result: Compiled | null
    takeError(): object | null
  }
  /** The elements of a selector such as `<drawn>`, or one field of each. */
  query(compiled: Compiled, what: { selector: string; field: string }): unknown
  fetchDiagnostics(error: object): unknown[]
  /** @param options creationTimestamp: seconds since 1970 */
  pdf(compiled: Compiled, options: { pdfStandard: 'ua-1'; creationTimestamp: number }): Buffer
  /** All pages, one below the other. */
  plainSvg(compiled: Compiled): string
}

interface Compiled {
  numOfPages: number
}

interface Binary {
  NodeCompiler: { create(options: { workspace: string; fontArgs: { fontPaths: string[] }[] }): Compiler }
}

/** @throws Error when none is installed: this platform has none */
function loadBinary(): Binary {
  const require = createRequire(import.meta.url)
  const name = BINARIES.find((each) => {
    try {
      require.resolve(each)
      return true
    } catch {
      return false
    }
  })
  if (!name) throw new Error('Typst has no binary for this platform.')
  return require(name)
}

const { NodeCompiler } = loadBinary()

/** Documents whose results stay in the cache: with 10 a process of previews reached its 512 MB, with 1 it stays below 400. */
const CACHE_AGE = 1

export function openTypst(): Typesetter {
  const onlyLetters = openLetters(FONTS)
  const compiler = NodeCompiler.create({ workspace: TEMPLATES, fontArgs: [{ fontPaths: [FONTS] }] })
  const compile = ({ document, template, pictures, inputs }: AnyTask): Compiled => {
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
    return compiled
  }
  return {
    typeset(task) {
      const { document } = task
      const compiled = compile(task)
      const pdf = compiler.pdf(compiled, { pdfStandard: 'ua-1', creationTimestamp: Date.parse(document.date) / 1000 })
      return { pdf, svg: () => ({ drawing: compiler.plainSvg(compiled), pages: compiled.numOfPages }) }
    },
    measure: (task) => widest(compiler.query(compile(task), MARKS)),
    tidy() {
      compiler.resetShadow()
      compiler.evictCache(CACHE_AGE)
    },
  }
}

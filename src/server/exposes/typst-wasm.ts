import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import init, { TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler'
import { projectPath } from '../paths.ts'
import type { AnyTask } from './compiler-messages.ts'
import { openLetters } from './letters.ts'
import { named } from './named.ts'
import { MARKS, type Typesetter, widest } from './typesetter-port.ts'

const TEMPLATES = projectPath('src/server/exposes/templates')
const FONTS = projectPath('src/server/exposes/fonts')
/** Diagnostics with places in the templates. */
const DIAGNOSTICS = 3

interface Answer {
  result?: Uint8Array
  diagnostics?: unknown
}

/**
 * The same compiler as WASM, where the package of the fast one has no binary (all but Linux on x64, in 0.7.0). It is
 * some ten times slower. Its PDFs are tagged in the same way, but it cannot check and declare PDF/UA, and it draws no
 * pages.
 */
export async function openTypstWasm(): Promise<Typesetter> {
  const wasm = createRequire(import.meta.url).resolve('@myriaddreamin/typst-ts-web-compiler/wasm')
  await init({ module_or_path: readFileSync(wasm) })
  const builder = new TypstCompilerBuilder()
  builder.set_dummy_access_model()
  for (const file of readdirSync(FONTS).filter((name) => name.endsWith('.ttf')))
    await builder.add_raw_font(readFileSync(path.join(FONTS, file)))
  const compiler = await builder.build()
  const templates = readdirSync(TEMPLATES).filter((name) => name.endsWith('.typ'))
  for (const file of templates) compiler.add_source(`/${file}`, readFileSync(path.join(TEMPLATES, file), 'utf8'))
  const onlyLetters = openLetters(FONTS)
  let mapped: string[] = []
  const tidy = () => {
    for (const file of mapped) compiler.unmap_shadow(file)
    mapped = []
  }
  const give = ({ document, template, pictures, inputs }: AnyTask) => {
    tidy()
    for (const [file, content] of Object.entries(pictures)) {
      mapped.push(`/pictures/${file}`)
      compiler.map_shadow(`/pictures/${file}`, content)
    }
    return Object.entries({ ...inputs, template, data: JSON.stringify(named(onlyLetters(document))) })
  }
  return {
    typeset(task) {
      const given = give(task)
      const { result, diagnostics }: Answer = compiler.compile(`/${task.template}.typ`, given, 'pdf', DIAGNOSTICS)
      if (!result) throw new Error(JSON.stringify(diagnostics ?? 'no document'))
      return { pdf: result, svg: null }
    },
    measure(task) {
      const given = give(task)
      const marks: unknown = JSON.parse(compiler.query(`/${task.template}.typ`, given, MARKS.selector, MARKS.field))
      return widest(marks)
    },
    tidy,
  }
}

/**
 * node scripts/expose.ts --fixture FOLDER --template modern --out DIR: makes the PDF of an expose and a picture of each
 * page, for the work on its templates. A fixture is a folder with document.json (src/server/exposes/document.ts) and
 * its pictures.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { createCompiler } from '../src/server/exposes/compiler.ts'
import { TEMPLATE_FILES, type TemplateFile } from '../src/server/exposes/compiler-messages.ts'
import type { ExposeDocument } from '../src/server/exposes/document.ts'
import { fail } from './environment.ts'

/** Pixels of a page's picture: A4 at 150 dpi. */
const PAGE_WIDTH = 1240

const { values: given } = parseArgs({
  options: {
    fixture: { type: 'string' },
    template: { type: 'string', default: 'modern' },
    paper: { type: 'string', default: 'a4' },
    out: { type: 'string', default: 'data/exposes' },
  },
})
const template = TEMPLATE_FILES.find((name) => name === given.template)
if (!template || !given.fixture) fail('usage: node scripts/expose.ts --fixture FOLDER --template T --out DIR')

const compiler = createCompiler()
try {
  await write(await readFixture(given.fixture), template)
} catch (error) {
  fail(error)
} finally {
  await compiler.close()
}

interface Described {
  document: ExposeDocument
  pictures: Record<string, Uint8Array>
}

async function readFixture(folder: string): Promise<Described> {
  const document = JSON.parse(await readFile(path.join(folder, 'document.json'), 'utf8')) as ExposeDocument
  const files = (await readdir(folder)).filter((file) => /\.(jpg|png|svg)$/.test(file))
  const pictures = await Promise.all(files.map(async (file) => [file, await readFile(path.join(folder, file))]))
  return { document, pictures: Object.fromEntries(pictures) }
}

async function write({ document, pictures }: Described, template: TemplateFile): Promise<void> {
  const began = performance.now()
  const task = { document, template, pictures, pageWidth: PAGE_WIDTH, inputs: { paper: given.paper } }
  const compiled = await compiler.compile(task)
  const ms = Math.round(performance.now() - began)
  await mkdir(given.out, { recursive: true })
  const name = path.join(given.out, `${template}-${document.language}`)
  await writeFile(`${name}.pdf`, compiled.pdf)
  for (const [at, page] of compiled.pictures.entries())
    await sharp(page.webp)
      .png()
      .toFile(`${name}-${at + 1}.png`)
  console.log(`${name}.pdf: ${compiled.pages} pages, ${Math.round(compiled.pdf.length / 1000)} kB, ${ms} ms`)
}

/**
 * node scripts/expose.ts --home 12 --template modern --language de --out DIR: makes the PDF of an expose and a picture
 * of each page, for the work on its templates. `--project 3` and `--homes 12,15` make the documents of a project and of
 * several homes; `--fixture FOLDER` sets a folder with document.json (src/server/exposes/document.ts) and its pictures.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { DomainError } from '../src/domain/errors.ts'
import {
  collectionOptionsSchema,
  exposeOptionsSchema,
  projectExposeOptionsSchema,
} from '../src/domain/exposes/options.ts'
import { createCompiler } from '../src/server/exposes/compiler.ts'
import { TEMPLATE_FILES, type TemplateFile } from '../src/server/exposes/compiler-messages.ts'
import {
  describeCollection,
  describeProjectDocument,
  describeProperty,
} from '../src/server/exposes/describe/document.ts'
import type { ExposeDocument } from '../src/server/exposes/document.ts'
import { type Illustrated, illustrate } from '../src/server/exposes/pictures.ts'
import { openCtx } from '../src/server/open.ts'
import { fail, readEnvironment } from './environment.ts'

/** Pixels of a page's picture: A4 at 150 dpi. */
const PAGE_WIDTH = 1240

const { values: given } = parseArgs({
  options: {
    home: { type: 'string' },
    project: { type: 'string' },
    homes: { type: 'string' },
    fixture: { type: 'string' },
    template: { type: 'string', default: 'modern' },
    language: { type: 'string', default: 'de' },
    paper: { type: 'string', default: 'a4' },
    pictures: { type: 'string', default: '10' },
    currency: { type: 'string', default: 'EUR' },
    out: { type: 'string', default: 'data/exposes' },
  },
})

interface Ready extends Illustrated {
  template: TemplateFile
  inputs: Readonly<Record<string, string>>
  name: string
}

const compiler = createCompiler()
try {
  await write(given.fixture ? await readFixture(given.fixture) : await readCatalogue())
} catch (error) {
  fail(error instanceof DomainError ? `${error.code} ${JSON.stringify(error.fields)}` : error)
} finally {
  await compiler.close()
}

async function readCatalogue(): Promise<Ready> {
  const { template, language, paper, pictures: bilder, currency: waehrung } = given
  const config = readEnvironment(process.env.LOG_LEVEL ? {} : { LOG_LEVEL: 'warn' })
  const { ctx, close } = await openCtx(config, 'command')
  try {
    const described = given.project
      ? await describeProjectDocument(
          ctx,
          Number(given.project),
          projectExposeOptionsSchema.parse({ language, bilder, waehrung }),
        )
      : given.homes
        ? await describeCollection(ctx, collectionOptionsSchema.parse({ ids: given.homes, language, waehrung }))
        : await describeProperty(
            ctx,
            Number(given.home),
            exposeOptionsSchema.parse({ template, paper, language, bilder, waehrung }),
          )
    const illustrated = await illustrate({ ...ctx, exposes: compiler }, described)
    const subject = given.project ?? given.home ?? 'several'
    return {
      ...illustrated,
      template: described.template,
      inputs: described.inputs,
      name: `${subject}-${described.template}`,
    }
  } finally {
    await close()
  }
}

async function readFixture(folder: string): Promise<Ready> {
  const template = TEMPLATE_FILES.find((name) => name === given.template)
  if (!template) throw new Error(`No template is called ${given.template}.`)
  const document = JSON.parse(await readFile(path.join(folder, 'document.json'), 'utf8')) as ExposeDocument
  const files = (await readdir(folder)).filter((file) => /\.(jpg|png|svg)$/.test(file))
  const pictures = await Promise.all(files.map(async (file) => [file, await readFile(path.join(folder, file))]))
  return { document, pictures: Object.fromEntries(pictures), template, inputs: { paper: given.paper }, name: template }
}

async function write({ name: subject, ...task }: Ready): Promise<void> {
  const began = performance.now()
  const compiled = await compiler.compile({ ...task, pageWidth: PAGE_WIDTH })
  const ms = Math.round(performance.now() - began)
  await mkdir(given.out, { recursive: true })
  const name = path.join(given.out, `${subject}-${task.document.language}`)
  await writeFile(`${name}.pdf`, compiled.pdf)
  for (const [at, page] of compiled.pictures.entries())
    await sharp(page.webp)
      .png()
      .toFile(`${name}-${at + 1}.png`)
  console.log(`${name}.pdf: ${compiled.pictures.length} pages, ${Math.round(compiled.pdf.length / 1000)} kB, ${ms} ms`)
}

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type CompilerOptions, createCompiler } from '../../src/server/exposes/compiler.ts'
import type { CompileTask } from '../../src/server/exposes/compiler-messages.ts'
import { findBinary } from '../../src/server/exposes/typst-binary.ts'
import { readPdf } from './reader.ts'
import { photo, pictures, sampleDocument, sampleHome } from './sample.ts'

const made: ReturnType<typeof createCompiler>[] = []
const compiler = (options: CompilerOptions = {}) => {
  const one = createCompiler(options)
  made.push(one)
  return one
}
const folders: string[] = []
afterAll(async () => {
  await Promise.all(made.map((one) => one.close()))
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const taskOf = async (more: Partial<CompileTask> = {}): Promise<CompileTask> => ({
  document: sampleDocument('de', sampleHome('de', { pictures: [photo('Küche')] })),
  template: 'modern',
  pictures: await pictures(),
  pageWidth: null,
  ...more,
})

test('a document becomes a PDF, and a picture of each page when asked for', async () => {
  const { pdf, pictures: pages } = await compiler().compile(await taskOf({ pageWidth: 300 }))
  const read = await readPdf(pdf)
  expect(read.title).toBe('Helle Wohnung beim Park')
  expect(pages).toHaveLength(read.pages)
  expect(pages[0]?.width).toBe(300)
  // A4, rounded to whole pixels.
  expect(Math.abs((pages[0]?.height ?? 0) - 424)).toBeLessThanOrEqual(1)
})

test('the PDF is there before its pages are drawn, and each page before the last one', async () => {
  const home = sampleHome('de', { pictures: Array.from({ length: 12 }, (_, at) => photo(`Bild ${at}`)) })
  const task = await taskOf({ document: sampleDocument('de', home), template: 'luxury', pageWidth: 200 })
  const told: string[] = []
  const { pdf, pictures: pages } = await compiler().compile(task, {
    onSet: (set, sizes) => told.push(`${set.length} bytes, ${sizes.length} pages of ${sizes[0]?.width}`),
    onDrawn: (at) => told.push(`${at}`),
  })
  expect(told[0]).toBe(`${pdf.length} bytes, ${pages.length} pages of 200`)
  expect(pages.length).toBeGreaterThan(4)
  expect(told.slice(1).toSorted((a, b) => Number(a) - Number(b))).toEqual(pages.map((_, at) => `${at}`))
  // Two are drawn at once.
  expect(['0', '1']).toContain(told[1])
})

test('letters without a shape are left out, since PDF/UA forbids them', async () => {
  const home = sampleHome('de', {
    title: { text: 'Helle 🏡 Wohnung \u{1F600}', lang: null },
    pictures: [photo('Küche')],
  })
  const { pdf } = await compiler().compile(await taskOf({ document: sampleDocument('de', home) }))
  expect((await readPdf(pdf)).title).toBe('Helle Wohnung')
})

test.each(['modern', 'luxury', 'compact', 'professional', 'aushang', 'collection'] as const)(
  'titles and pictures whose own words have no letter to print refuse no document: %s',
  async (template) => {
    const own = { ...photo('🏡'), caption: '🏡' }
    const home = sampleHome('de', {
      title: { text: '🏡✨', lang: null },
      pictures: [own],
      plans: [own],
      facts: [{ title: '거실', rows: [{ label: 'Fläche', value: '20 m²' }] }],
    })
    const inputs: Record<string, string> = template === 'aushang' ? { paper: 'a4' } : {}
    const { pdf } = await compiler().compile(
      await taskOf({ document: { ...sampleDocument('de', home), title: '🏡✨' }, template, inputs }),
    )
    const read = await readPdf(pdf)
    expect(read.title).toBe('Wohnung')
    expect(read.headings).toContain('Wohnung')
    expect([...read.headings, ...read.alts]).not.toContain('')
  },
)

test('a document with a missing picture is refused, and the process works on', async () => {
  const one = compiler()
  const home = sampleHome('de', { pictures: [{ ...photo('Küche'), file: 'missing.jpg' }] })
  const document = sampleDocument('de', home)
  await expect(one.compile(await taskOf({ document }))).rejects.toThrow(/missing\.jpg|not found/)
  expect((await one.compile(await taskOf())).pdf.length).toBeGreaterThan(1000)
})

test('a document that takes too long fails alone', async () => {
  const one = compiler({ seconds: { binary: 0.001 } })
  await expect(one.compile(await taskOf())).rejects.toThrow('longer than 0.001 s')
})

test('a document whose pages take too long in all fails, however fast each of them is', async () => {
  const one = compiler({ seconds: { binary: 60 }, secondsInAll: 0.05 })
  const home = sampleHome('de', { pictures: Array.from({ length: 20 }, (_, at) => photo(`Bild ${at}`)) })
  const task = await taskOf({ document: sampleDocument('de', home), pageWidth: 900 })
  await expect(one.compile(task)).rejects.toThrow('longer than 0.05 s in all')
})

test('a document that takes too much memory fails alone', async () => {
  const one = compiler({ memory: 60 * 2 ** 20 })
  await expect(one.compile(await taskOf())).rejects.toThrow(/too much memory|no process for exposes/)
})

test('a process is replaced after its number of documents', async () => {
  const one = compiler({ documents: 1 })
  for (let nr = 0; nr < 3; nr++) expect((await one.compile(await taskOf())).pdf.length).toBeGreaterThan(1000)
})

/** The processes that make documents (Linux). */
const processes = () =>
  readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('compiler-process'))

test.skipIf(process.platform !== 'linux')(
  'a process that keeps much memory is replaced, another one stays',
  async () => {
    const before = new Set(processes())
    const own = () => processes().filter((pid) => !before.has(pid))
    const one = compiler()
    await one.compile(await taskOf())
    const [first] = own()
    await one.compile(await taskOf())
    expect(own()).toEqual([first])
    await one.close()
    const small = compiler({ full: 0 })
    await small.compile(await taskOf())
    await small.compile(await taskOf())
    await expect.poll(own).toEqual([])
  },
)

/** A file of a project of its own, with these files in the package of the binary. */
function projectWith(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'klinke-typst-'))
  folders.push(folder)
  const home = path.join(folder, 'node_modules/@myriaddreamin/typst-ts-node-compiler-linux-x64-gnu')
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(home, { recursive: true })
    writeFileSync(path.join(home, name), content)
  }
  return path.join(folder, 'main.js')
}

test('where no binary is installed, or it does not run, the reason is told', () => {
  expect(findBinary(projectWith({}))).toEqual({
    reason: `no binary is installed for ${process.platform} on ${process.arch}`,
  })
  const broken = { 'package.json': '{"main":"typst.node"}', 'typst.node': 'for another processor' }
  expect(findBinary(projectWith(broken))).toMatchObject({
    reason: expect.stringMatching(/typst-ts-node-compiler-linux-x64-gnu does not run: .+/),
  })
  expect(findBinary()).toHaveProperty('binary')
})

test('nothing is told of the binary, whose limit of time is the shorter one', async () => {
  const told: string[] = []
  const one = compiler({ seconds: { wasm: 0.001 }, onFallback: (reason) => told.push(reason) })
  await one.compile(await taskOf())
  expect(told).toEqual([])
})

test('where the compiler has no binary, WASM makes the same document, and the reason is told once', async () => {
  const told: string[] = []
  // It has a limit of its own: that of the binary would end it.
  const options: CompilerOptions = { seconds: { binary: 0.001 }, packages: projectWith({}) }
  const wasm = compiler({ ...options, onFallback: (reason) => told.push(reason) })
  const task = await taskOf({ pageWidth: 300 })
  const { pdf, pictures: pages } = await wasm.compile(task)
  const read = await readPdf(pdf)
  expect([read.title, read.language]).toEqual(['Helle Wohnung beim Park', 'de'])
  expect(read.roles).toContain('H1')
  expect(pages).toEqual([])
  const widths = await wasm.measure(task)
  expect(widths).toEqual(await compiler().measure(task))
  // The cover of the modern template is wider than nine columns of the text.
  expect(widths['photo.jpg']).toBeGreaterThan(370)
  expect(told).toEqual([expect.stringContaining('no binary is installed for')])
}, 120_000)

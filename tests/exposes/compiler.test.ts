import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { type CompilerOptions, createCompiler } from '../../src/server/exposes/compiler.ts'
import type { CompileTask } from '../../src/server/exposes/compiler-messages.ts'
import { readPdf } from './reader.ts'
import { photo, pictures, sampleDocument, sampleHome } from './sample.ts'

const made: ReturnType<typeof createCompiler>[] = []
const compiler = (options: CompilerOptions = {}) => {
  const one = createCompiler(options)
  made.push(one)
  return one
}
afterAll(() => Promise.all(made.map((one) => one.close())))

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

test('letters without a shape are left out, since PDF/UA forbids them', async () => {
  const home = sampleHome('de', {
    title: { text: 'Helle 🏡 Wohnung \u{1F600}', lang: null },
    pictures: [photo('Küche')],
  })
  const { pdf } = await compiler().compile(await taskOf({ document: sampleDocument('de', home) }))
  expect((await readPdf(pdf)).title).toBe('Helle Wohnung')
})

test('a document with a missing picture is refused, and the process works on', async () => {
  const one = compiler()
  const home = sampleHome('de', { pictures: [{ ...photo('Küche'), file: 'missing.jpg' }] })
  const document = sampleDocument('de', home)
  await expect(one.compile(await taskOf({ document }))).rejects.toThrow(/missing\.jpg|not found/)
  expect((await one.compile(await taskOf())).pdf.length).toBeGreaterThan(1000)
})

test('a document that takes too long fails alone', async () => {
  const one = compiler({ seconds: 0.001 })
  await expect(one.compile(await taskOf())).rejects.toThrow('longer than 0.001 s')
})

test('a document whose pages take too long in all fails, however fast each of them is', async () => {
  const one = compiler({ seconds: 60, secondsInAll: 0.05 })
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

test('where the compiler has no binary, WASM makes the same document', async () => {
  const wasm = compiler({ engine: 'wasm', seconds: 60 })
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
}, 120_000)

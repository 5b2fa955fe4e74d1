import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { EXPOSE_TEMPLATES } from '../../src/domain/exposes/choices.ts'
import { exposeOptionsSchema } from '../../src/domain/exposes/options.ts'
import { LANGUAGES } from '../../src/i18n/languages.ts'
import { readConfig } from '../../src/server/config.ts'
import type { Ctx } from '../../src/server/ctx.ts'
import { createCompiler } from '../../src/server/exposes/compiler.ts'
import type { CompileTask } from '../../src/server/exposes/compiler-messages.ts'
import { describeProperty } from '../../src/server/exposes/describe/document.ts'
import { illustrate } from '../../src/server/exposes/pictures.ts'
import { openTypesetter } from '../../src/server/exposes/typesetter.ts'
import { importFeed } from '../../src/server/imports/service.ts'
import { listen } from '../../src/server/main.ts'
import { createLog, openCtx } from '../../src/server/open.ts'
import { projectPath } from '../../src/server/paths.ts'
import { feedOf } from '../../tests/support/feed.ts'
import { renderWithReact } from './exposes-react.ts'
import { mb, percentiles } from './measure.ts'

const PHOTOS = 10
const KEPT = 200
const REACT = 20
const STEPS = 8

/**
 * npm run bench -- exposes [--documents N]: the time to the first byte of exposes with ten photographs, made anew and
 * kept; the memory over N documents (2,000) in one process; the same content by @react-pdf/renderer.
 */
export async function benchExposes(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { documents: { type: 'string', default: '2000' } } })
  const load = () => `load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} shared cores`
  console.log(load())
  const folder = mkdtempSync(path.join(tmpdir(), 'klinke-exposes-'))
  const env = { NODE_ENV: 'test', LOG_LEVEL: 'warn', PORT: '0', DATA_DIR: folder, RATE_LIMITS: '0' }
  const config = readConfig(env)
  const { ctx, close } = await openCtx(config, 'server', createLog(config))
  try {
    const id = await importHome(ctx, folder)
    const { address, stop } = await listen(ctx, null)
    try {
      await measureRequests(`${address}/api/properties/${id}/expose.pdf`)
    } finally {
      await stop()
    }
    const described = await describeProperty(ctx, id, exposeOptionsSchema.parse({ bilder: String(PHOTOS) }))
    const illustrated = await illustrate(ctx, described)
    const task = { ...illustrated, template: described.template, inputs: described.inputs, pageWidth: null }
    await measureReact(task)
    // The compilers that served the requests would be counted, too.
    await ctx.exposes.close()
    await measureMemory(task, Number(values.documents))
    console.log(load())
  } finally {
    await close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function importHome(ctx: Ctx, folder: string): Promise<number> {
  const photos = readdirSync(projectPath('photos'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(jpe?g|webp|avif)$/.test(name))
    .toSorted()
    .slice(0, PHOTOS)
  if (photos.length < PHOTOS) throw new Error('The folder photos has too few photographs.')
  const files = photos.map((name, at) => {
    const file = `photo-${at}${path.extname(name)}`
    copyFileSync(projectPath('photos', name), path.join(folder, file))
    return `<anhang location="EXTERN" gruppe="BILD"><anhangtitel>Foto ${at + 1}</anhangtitel><format>${path.extname(name).slice(1)}</format><daten><pfad>${file}</pfad></daten></anhang>`
  })
  const home = {
    nr: 'B1',
    titel: 'Helle Wohnung',
    vermarktungsart: 'KAUF' as const,
    kaufpreis: 400_000,
    wohnflaeche: 85,
    zimmer: 3,
    lat: 47.07,
    lng: 15.44,
  }
  const xml = feedOf([home]).replace('<verwaltung_objekt>', `<anhaenge>${files.join('')}</anhaenge><verwaltung_objekt>`)
  const file = path.join(folder, 'feed.xml')
  writeFileSync(file, xml)
  await importFeed(ctx, file, { source: 'bench' })
  return Number((await ctx.db.selectFrom('property').select('id').executeTakeFirstOrThrow()).id)
}

/** One request after the other; each language and template is another document. */
async function measureRequests(url: string): Promise<void> {
  const addresses = Object.keys(LANGUAGES).flatMap((language) =>
    EXPOSE_TEMPLATES.filter((template) => template !== 'aushang').map(
      (template) => `${url}?bilder=${PHOTOS}&language=${language}&template=${template}`,
    ),
  )
  const measure = async (address: string) => {
    const began = performance.now()
    const answer = await fetch(address)
    const ms = performance.now() - began
    if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`)
    return { ms, bytes: (await answer.arrayBuffer()).byteLength }
  }
  // Starts a process, and reads fonts and the map.
  console.log(`the first one: ${Math.round((await measure(`${url}?bilder=3`)).ms)} ms`)
  const made = []
  let spent = -processorTime()
  for (const address of addresses) made.push(await measure(address))
  spent += processorTime()
  const bytes = made.reduce((sum, one) => sum + one.bytes, 0) / made.length
  console.log(
    `made anew, ${made.length} documents with ${PHOTOS} photographs, ${(bytes / 1e6).toFixed(1)} MB each: first byte p50/p95/p99/max ${percentiles(made.map(({ ms }) => ms))} ms, ${Math.round(spent / made.length)} ms of processor time each`,
  )
  const kept = []
  spent = -processorTime()
  for (let nr = 0; nr < KEPT; nr++) kept.push((await measure(addresses[nr % addresses.length] as string)).ms)
  spent += processorTime()
  console.log(
    `kept, ${KEPT} requests: first byte p50/p95/p99/max ${percentiles(kept)} ms, ${Math.round(spent / KEPT)} ms of processor time each`,
  )
}

async function measureReact(task: CompileTask): Promise<void> {
  const { typesetter } = await openTypesetter()
  const times = { ours: [] as number[], react: [] as number[] }
  let sizes = { ours: 0, react: 0 }
  for (let nr = 0; nr <= REACT; nr++) {
    let began = performance.now()
    const { pdf } = typesetter.typeset(numbered(task, nr))
    const ours = performance.now() - began
    typesetter.tidy()
    began = performance.now()
    const other = await renderWithReact(numbered(task, nr))
    const react = performance.now() - began
    sizes = { ours: pdf.length, react: other.length }
    // The first one of each warms up.
    if (nr === 0) continue
    times.ours.push(ours)
    times.react.push(react)
  }
  console.log(`the same pictures and words to a PDF, ${REACT} documents in turns, without reading pictures:`)
  console.log(
    `  Typst (tagged, PDF/UA-1): p50/p95/p99/max ${percentiles(times.ours)} ms, ${Math.round(sizes.ours / 1000)} kB`,
  )
  console.log(`  @react-pdf/renderer (untagged): ${percentiles(times.react)} ms, ${Math.round(sizes.react / 1000)} kB`)
}

const numbered = (task: CompileTask, nr: number): CompileTask => ({
  ...task,
  document: { ...task.document, homes: task.document.homes.map((home) => ({ ...home, reference: `R-${nr}` })) },
})

/** The folders in /proc of the processes that make exposes; Linux only. */
function compilers(): string[] {
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
  return children
    .map((pid) => `/proc/${pid}`)
    .filter((folder) => readFileSync(`${folder}/cmdline`, 'utf8').includes('compiler-process'))
}

/** Their resident memory, in bytes. */
const memoryOfCompilers = () =>
  compilers().reduce((sum, folder) => sum + Number(readFileSync(`${folder}/statm`, 'utf8').split(' ')[1]) * 4096, 0)

/** Processor time of the server, its client and the compilers so far, in ms: it depends little on other programs. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  const ticks = compilers().map((folder) => {
    const fields = readFileSync(`${folder}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return Number(fields[11]) + Number(fields[12])
  })
  return (user + system) / 1000 + ticks.reduce((sum, one) => sum + one * 10, 0)
}

/** One process that is not replaced, as the server's is after some hundred documents. */
async function measureMemory(task: CompileTask, documents: number): Promise<void> {
  const compiler = createCompiler({ documents: Number.POSITIVE_INFINITY })
  const told = [mb(memoryOfCompilers())]
  const times: number[] = []
  for (let nr = 1; nr <= documents; nr++) {
    const began = performance.now()
    await compiler.compile(numbered(task, nr))
    times.push(performance.now() - began)
    if (nr === 1 || nr % Math.ceil(documents / STEPS) === 0) told.push(mb(memoryOfCompilers()))
  }
  await compiler.close()
  console.log(
    `${documents} documents in one process: memory ${told.join(' -> ')} MB, p50/p95/p99/max ${percentiles(times)} ms`,
  )
}

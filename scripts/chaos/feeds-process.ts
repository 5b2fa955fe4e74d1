/**
 * Reads or imports the mutated feeds of a range, one after the other. Its parent starts it by Node's permissions, with
 * one folder to write: anything else that a feed makes it write, or read, is an exception, and so a failure. A line of
 * JSON tells each failure, and each hundredth feed.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FeedEvent, Note } from '../../src/domain/imports/feed.ts'
import { translator } from '../../src/i18n/server.ts'
import { readFeed } from '../../src/server/imports/read/read.ts'
import { makeRandom } from '../../tests/operations/generated.ts'
import { mutatedFeed } from './mutate.ts'

export interface Told {
  nr: number
  /** What went wrong, if anything. */
  failure?: string
  /** Feeds until now: read to their end, and refused as a whole. */
  whole: number
  refused: number
  /** Milliseconds of the processor for the slowest feed. */
  worst: number
}

const [mode = '', seed = '', from = '', to = '', folder = ''] = process.argv.slice(2)
/** A feed is refused or read within two seconds; the processor's, since other programs share it. */
const MOST_MS = 2000
const OBJECT_MS = 30
const t = translator()
const told: Told = { nr: 0, whole: 0, refused: 0, worst: 0 }
const tell = (more: Partial<Told>) => void process.stdout.write(`${JSON.stringify({ ...told, ...more })}\n`)

/** @returns whether the file was read to its end. @throws Error when the events break the reader's contract */
async function read(file: string): Promise<boolean> {
  const events: FeedEvent[] = []
  for await (const event of readFeed(file, { now: new Date('2026-11-21T12:00:00Z') })) events.push(event)
  const notes = events.flatMap((event): readonly Note[] =>
    event.type === 'note' ? [event.note] : event.type === 'object' ? event.object.notes : [],
  )
  for (const { code } of notes)
    if (t(`import.${code}` as never) === `import.${code}`) throw new Error(`no sentence for import.${code}`)
  const error = events.findIndex((event) => event.type === 'note' && event.note.level === 'error')
  if (events.length === 0) throw new Error('neither homes nor a reason')
  if (error !== -1 && error !== events.length - 1) throw new Error('an error is not the last event')
  if (!events.some(({ type }) => type === 'object' || type === 'project') && notes.length === 0)
    throw new Error('no home, and no reason')
  for (const event of events)
    if (event.type === 'object' && !event.object.property && event.object.notes.length === 0 && !isRemoval(event))
      throw new Error('a home was left out without a reason')
  return error === -1
}

const isRemoval = ({ object }: Extract<FeedEvent, { type: 'object' }>) => object.aktion === 'DELETE'

/** Native modules come with it, which a process that only reads may not load. */
async function openImporter() {
  if (mode === 'read') return null
  const { readConfig } = await import('../../src/server/config.ts')
  const { createLog, openCtx } = await import('../../src/server/open.ts')
  const { importFeed } = await import('../../src/server/imports/service.ts')
  const { DATABASE_URL = '' } = process.env
  const own = { DATA_DIR: folder, DATABASE_URL, LOG_LEVEL: 'fatal', NODE_ENV: 'production', SEARCH_ENGINE: 'postgres' }
  const config = readConfig(own)
  const { ctx, close } = await openCtx(config, 'command', createLog(config))
  return {
    close,
    /** @throws Error when the run ends without a state or a reason */
    async add(file: string): Promise<boolean> {
      const { run, lines } = await importFeed(ctx, file)
      if (run.state === 'running') throw new Error('the run has no end')
      if (run.state !== 'done' && !run.message && lines.length === 0) throw new Error(`${run.state} without a reason`)
      if (['Error', '.ts:'].some((word) => run.message?.includes(word)))
        throw new Error(`tells of our code: ${run.message}`)
      objects = Number(run.counts.objects ?? 0)
      return run.state === 'done'
    },
  }
}

/** Those of the last import, each of which costs its writes. */
let objects = 0
const importer = await openImporter()
for (let nr = Number(from); nr < Number(to); nr++) {
  told.nr = nr
  const { name, bytes, told: how } = await mutatedFeed(makeRandom(Number(seed) + nr))
  const file = path.join(folder, name)
  writeFileSync(file, bytes)
  const before = process.cpuUsage()
  try {
    const isWhole = importer ? await importer.add(file) : await read(file)
    told[isWhole ? 'whole' : 'refused']++
  } catch (error) {
    tell({ failure: `${how}: ${(error as Error).stack ?? error}`.slice(0, 600) })
  }
  const { user, system } = process.cpuUsage(before)
  const ms = (user + system) / 1000
  told.worst = Math.max(told.worst, ms)
  if (ms > MOST_MS + objects * OBJECT_MS) tell({ failure: `${how}: took ${Math.round(ms)} ms` })
  if (nr % 100 === 0) tell({})
}
await importer?.close()
tell({})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { ZipFile } from 'yazl'
import type { FeedEvent, FeedObject, FeedProperty, Note } from '../../../src/domain/imports/feed.ts'
import { type ReadOptions, readFeed } from '../../../src/server/imports/read/read.ts'
import { messagesOf } from '../../support/messages.ts'

export const NOW = new Date('2026-11-21T12:00:00Z')
const folder = mkdtempSync(join(tmpdir(), 'klinke-read-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let files = 0

/** Writes a file that exists as long as the test file runs. */
export function fileOf(content: string | Uint8Array, name = 'feed.xml'): string {
  const own = mkdtempSync(join(folder, `${++files}-`))
  const path = join(own, name)
  writeFileSync(path, content)
  return path
}

/** A whole object with a key and a place; `sections` are added to it or replace its own. */
export function immobilie(sections = '', techn = '<objektnr_extern>A-1</objektnr_extern>'): string {
  const geo = sections.includes('<geo') ? '' : '<geo><plz>8010</plz><ort>Graz</ort></geo>'
  const kategorie = sections.includes('<objektkategorie')
    ? ''
    : '<objektkategorie><vermarktungsart KAUF="1"/><objektart><wohnung/></objektart></objektkategorie>'
  return `<immobilie>${kategorie}${geo}${sections}<verwaltung_techn>${techn}</verwaltung_techn></immobilie>`
}

export function openimmo(
  objects: string,
  { declaration = '', uebertragung = '<uebertragung umfang="VOLL" version="1.2.7"/>' } = {},
): string {
  return `${declaration}<openimmo>${uebertragung}<anbieter><firma>Muster Immobilien</firma><openimmo_anid>AN1</openimmo_anid>${objects}</anbieter></openimmo>`
}

export type ZipEntry = readonly [
  name: string,
  content: string | Uint8Array,
  options?: { mode?: number; compress?: boolean },
]

export async function zipOf(entries: readonly ZipEntry[]): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content, options] of entries) zip.addBuffer(Buffer.from(content), name, options)
  zip.end()
  const chunks: Buffer[] = []
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

export async function eventsOf(path: string, options: ReadOptions = {}): Promise<FeedEvent[]> {
  const events: FeedEvent[] = []
  for await (const event of readFeed(path, { now: NOW, ...options })) events.push(event)
  for (const note of notesOf(events)) expectWorded(note)
  return events
}

export function objectsOf(events: readonly FeedEvent[]): FeedObject[] {
  return events.flatMap((event) => (event.type === 'object' ? [event.object] : []))
}

export function fileNotes(events: readonly FeedEvent[]): Note[] {
  return events.flatMap((event) => (event.type === 'note' ? [event.note] : []))
}

function notesOf(events: readonly FeedEvent[]): Note[] {
  return events.flatMap((event) =>
    event.type === 'note'
      ? [event.note]
      : event.type === 'object'
        ? event.object.notes
        : event.type === 'project'
          ? event.notes
          : [],
  )
}

/** The one object of a feed made of `sections`. */
export async function readOne(sections: string, techn?: string): Promise<FeedObject> {
  const [object] = objectsOf(await eventsOf(fileOf(openimmo(immobilie(sections, techn)))))
  if (!object) throw new Error('the feed has no object')
  return object
}

export async function propertyOf(sections: string, techn?: string): Promise<FeedProperty> {
  const { property, notes } = await readOne(sections, techn)
  if (!property) throw new Error(`not readable: ${JSON.stringify(notes)}`)
  return property
}

/** Codes of the notes at a path. */
export function codesAt(object: FeedObject, path: string): string[] {
  return object.notes.filter((note) => note.path === path).map((note) => note.code)
}

/** Every note has a German sentence, and fills all its placeholders. */
function expectWorded({ code, params = {} }: Note): void {
  const sentence = messagesOf('de')[`import.${code}`]
  expect(sentence, `import.${code}`).toBeDefined()
  for (const [, name] of (sentence ?? '').matchAll(/\{\{(\w+)\}\}/g))
    expect(params, `import.${code}`).toHaveProperty(name as string)
}

import type { FeedCompany, FeedEvent, FeedObject, FeedTransfer, Note } from '../../../domain/imports/feed.ts'

/** The result of a first reading of a file, before anything is written. */
export interface Survey {
  /** For several XMLs in one ZIP: TEIL unless all agree. */
  umfang: FeedTransfer['umfang']
  /** Objects. */
  total: number
  /** The fault that ends the reading early, or null when the file is complete. */
  fault: Note | null
  /** The later statement that replaces this one: its `nr`, and its file if that differs; else null. */
  replacedBy(company: FeedCompany, object: FeedObject): { nr: number; file: string | null } | null
}

/** The last statement about each object, over all files of one import command. */
export interface Statements {
  files: string[]
  /** Key of an object -> number of the file * FILE + number of the object. */
  last: Map<string, number>
}

const FILE = 1e9

export function makeStatements(): Statements {
  return { files: [], last: new Map() }
}

/**
 * Reads a file once for its keys. Of several statements about one object only the last is carried out: the same files
 * give the same state when they are read for the first time, again, or again after a kill.
 * @param statements shared by the files of one command; survey all of them before the first is carried out
 * @param stop ends the reading early; its result must then not be used for writing
 */
export async function surveyFeed(
  events: AsyncIterable<FeedEvent>,
  name: string,
  statements: Statements = makeStatements(),
  stop?: AbortSignal,
): Promise<Survey> {
  const { last, files } = statements
  const base = (files.push(name) - 1) * FILE
  const umfang = new Set<FeedTransfer['umfang']>()
  let company: FeedCompany | null = null
  let fault: Note | null = null
  let total = 0
  for await (const event of events) {
    if (stop?.aborted) break
    if (event.type === 'transfer') umfang.add(event.transfer.umfang)
    else if (event.type === 'company') company = event.company
    else if (event.type === 'note' && event.note.level === 'error') fault ??= event.note
    else if (event.type === 'object') {
      total++
      if (!company || isUnreadable(event.object)) continue
      const { openimmo_obid: obid, objektnr_extern: number } = event.object
      const sender = senderKey(company, event.object.outline)
      const position = base + event.object.nr
      if (obid) last.set(`${sender}obid\n${obid}`, position)
      else if (number) last.set(`${sender}only\n${number}`, position)
      if (number) last.set(`${sender}nr\n${number}`, position)
    }
  }
  return {
    umfang: umfang.size > 1 ? 'TEIL' : ([...umfang][0] ?? null),
    total,
    fault,
    replacedBy(sender, object) {
      const whole = lastStatement(last, senderKey(sender), object)
      const outline = object.outline ? lastStatement(last, senderKey(sender, true), object) : 0
      const later = Math.max(whole, outline)
      if (later <= base + object.nr) return null
      const other = later - (later % FILE) !== base
      return { nr: later % FILE, file: other ? (files[Math.floor(later / FILE)] ?? null) : null }
    },
  }
}

/** An object without any usable content, although it is present: it stays as it was. */
export function isUnreadable(object: FeedObject): boolean {
  return object.property === null && object.aktion !== 'DELETE'
}

function lastStatement(last: ReadonlyMap<string, number>, key: string, object: FeedObject): number {
  const { openimmo_obid: obid, objektnr_extern: number } = object
  if (!obid) return number ? (last.get(`${key}nr\n${number}`) ?? 0) : 0
  return Math.max(last.get(`${key}obid\n${obid}`) ?? 0, number ? (last.get(`${key}only\n${number}`) ?? 0) : 0)
}

/** Outlines have separate keys: they replace each other, but never the statement of a full object. */
function senderKey(company: FeedCompany, outline = false): string {
  return `${company.openimmo_anid ?? ''}\n${company.firma.toLowerCase()}\n${outline ? 'outline ' : ''}`
}

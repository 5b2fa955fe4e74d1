import type { FeedCompany, FeedEvent, FeedObject, FeedTransfer, Note } from '../../../domain/imports/feed.ts'
import { isNameless, senderKey, senderOf } from '../../../domain/imports/sender.ts'

/** The result of a first reading of a file, before anything is written. */
export interface Survey {
  /** For several XMLs in one ZIP: TEIL unless all agree. */
  umfang: FeedTransfer['umfang']
  /** Objects. */
  total: number
  /** The fault that ends the reading early, or null when the file is complete. */
  fault: Note | null
  /** The first sender that the file names; null when it names none. */
  sender: FeedCompany | null
  /** The `nr`th company of the file (from 1), with what stands after its objects; null when nothing stands there. */
  completed(nr: number): FeedCompany | null
  /** Tells whether a statement of that sender names this obid. */
  names(company: FeedCompany, obid: string): boolean
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
  const late = new Map<number, FeedCompany>()
  // Statements of senders that may still be completed after their objects.
  const waiting: { nr: number; company: FeedCompany; stated: Stated }[] = []
  let nr = 0
  let company: FeedCompany | null = null
  let sender: FeedCompany | null = null
  let fault: Note | null = null
  let total = 0
  const meet = (met: FeedCompany) => {
    if (!sender && !isNameless(met)) sender = met
  }
  const state = (around: FeedCompany, { object, position }: Stated) => {
    const own = senderOf(around, object)
    meet(own)
    const { openimmo_obid: obid, objektnr_extern: number } = object
    if (position === null) return
    const key = statedBy(own, object.outline)
    if (obid) last.set(`${key}obid\n${obid}`, position)
    else if (number) last.set(`${key}only\n${number}`, position)
    if (number) last.set(`${key}nr\n${number}`, position)
  }
  for await (const event of events) {
    if (stop?.aborted) break
    if (event.type === 'transfer') umfang.add(event.transfer.umfang)
    else if (event.type === 'company') {
      nr++
      company = event.company
      if (nr === 1) meet(company)
    } else if (event.type === 'company_late') {
      late.set(event.nr, event.company)
      if (event.nr === 1) sender = null
      meet(event.company)
    } else if (event.type === 'note' && event.note.level === 'error') fault ??= event.note
    else if (event.type === 'object') {
      total++
      if (!company) continue
      const { openimmo_obid, objektnr_extern, outline, sender: inside } = event.object
      const object = { openimmo_obid, objektnr_extern, outline, sender: inside }
      const stated = { object, position: isUnreadable(event.object) ? null : base + event.object.nr }
      // An openimmo_anid is final: what follows the objects does not change it.
      if (company.openimmo_anid === null) waiting.push({ nr, company, stated })
      else state(company, stated)
    }
  }
  for (const each of waiting) state(late.get(each.nr) ?? each.company, each.stated)
  waiting.length = 0
  return {
    umfang: umfang.size > 1 ? 'TEIL' : ([...umfang][0] ?? null),
    total,
    fault,
    sender,
    completed: (each) => late.get(each) ?? null,
    names: (own, obid) => last.has(`${statedBy(own)}obid\n${obid}`) || last.has(`${statedBy(own, true)}obid\n${obid}`),
    replacedBy(own, object) {
      const whole = lastStatement(last, statedBy(own), object)
      const outline = object.outline ? lastStatement(last, statedBy(own, true), object) : 0
      const later = Math.max(whole, outline)
      if (later <= base + object.nr) return null
      const other = later - (later % FILE) !== base
      return { nr: later % FILE, file: other ? (files[Math.floor(later / FILE)] ?? null) : null }
    },
  }
}

/** The keys of a statement about an object; `position` is null for one that cannot be read. */
interface Stated {
  object: Pick<FeedObject, 'openimmo_obid' | 'objektnr_extern' | 'outline' | 'sender'>
  position: number | null
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
function statedBy(company: FeedCompany, outline = false): string {
  return `${senderKey(company)}\n${outline ? 'outline ' : ''}`
}

import { hash } from 'node:crypto'
import type { FeedCompany, FeedEvent, FeedObject, FeedTransfer, Note } from '../../../domain/imports/feed.ts'
import { isNameless, senderKey, senderOf } from '../../../domain/imports/sender.ts'
import { makePositions, type Positions } from './positions.ts'

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
  /** By `statedBy`: what each sender states, in parts. */
  bySender: Map<string, Positions[]>
}

/** Statements of one sender within one `anbieter`; what stands after its objects may still complete their sender. */
interface Part {
  nr: number
  company: FeedCompany
  inside: FeedObject['sender']
  outline: boolean
  /** Where each object was stated last: by its key, number of the file * FILE + number of the object. */
  positions: Positions
}

const FILE = 1e9

export function makeStatements(): Statements {
  return { files: [], bySender: new Map() }
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
  const { bySender, files } = statements
  const base = (files.push(name) - 1) * FILE
  const umfang = new Set<FeedTransfer['umfang']>()
  const late = new Map<number, FeedCompany>()
  const parts = new Map<string, Part>()
  let nr = 0
  let company: FeedCompany | null = null
  let sender: FeedCompany | null = null
  let fault: Note | null = null
  let total = 0
  const meet = (met: FeedCompany) => {
    if (!sender && !isNameless(met)) sender = met
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
      const { object } = event
      const part = partOf(parts, nr, company, object)
      // An openimmo_anid is final: what follows the objects does not change it.
      if (company.openimmo_anid !== null) meet(senderOf(company, object))
      if (!isUnreadable(object)) for (const key of keysOf(object)) part.positions.set(key, base + object.nr)
    }
  }
  for (const part of parts.values()) {
    const own = senderOf(late.get(part.nr) ?? part.company, { sender: part.inside })
    meet(own)
    const by = statedBy(own, part.outline)
    const known = bySender.get(by)
    if (known) known.push(part.positions)
    else bySender.set(by, [part.positions])
  }
  const lastOf = (by: string, keys: readonly string[]): number => {
    const all = (bySender.get(by) ?? []).flatMap((positions) => keys.map((key) => positions.get(key)))
    return Math.max(0, ...all)
  }
  return {
    umfang: umfang.size > 1 ? 'TEIL' : ([...umfang][0] ?? null),
    total,
    fault,
    sender,
    completed: (each) => late.get(each) ?? null,
    names: (own, obid) => [false, true].some((outline) => lastOf(statedBy(own, outline), [keyOf('obid', obid)]) > 0),
    replacedBy(own, object) {
      const keys = keysAskedFor(object)
      const whole = lastOf(statedBy(own, false), keys)
      const outline = object.outline ? lastOf(statedBy(own, true), keys) : 0
      const later = Math.max(whole, outline)
      if (later <= base + object.nr) return null
      const other = later - (later % FILE) !== base
      return { nr: later % FILE, file: other ? (files[Math.floor(later / FILE)] ?? null) : null }
    },
  }
}

function partOf(
  parts: Map<string, Part>,
  nr: number,
  company: FeedCompany,
  { sender: inside, outline: outlined }: FeedObject,
): Part {
  const outline = outlined === true
  const key = `${nr} ${outline} ${inside ? hash('sha1', JSON.stringify(inside)) : ''}`
  const known = parts.get(key)
  if (known) return known
  const part: Part = { nr, company, inside, outline, positions: makePositions() }
  parts.set(key, part)
  return part
}

type Keys = Pick<FeedObject, 'openimmo_obid' | 'objektnr_extern'>

/** The keys under which an object is stated. */
function keysOf({ openimmo_obid: obid, objektnr_extern: number }: Keys): string[] {
  const only = number && !obid ? [keyOf('only', number)] : []
  return [...(obid ? [keyOf('obid', obid)] : only), ...(number ? [keyOf('nr', number)] : [])]
}

/** The keys under which a later statement about the same object stands. */
function keysAskedFor({ openimmo_obid: obid, objektnr_extern: number }: Keys): string[] {
  if (!obid) return number ? [keyOf('nr', number)] : []
  return [keyOf('obid', obid), ...(number ? [keyOf('only', number)] : [])]
}

const keyOf = (kind: 'obid' | 'nr' | 'only', text: string) => `${kind}\n${text}`

/** An object without any usable content, although it is present: it stays as it was. */
export function isUnreadable(object: FeedObject): boolean {
  return object.property === null && !object.keysOnly && object.aktion !== 'DELETE'
}

/** Outlines have separate keys: they replace each other, but never the statement of a full object. */
function statedBy(company: FeedCompany, outline: boolean): string {
  return `${senderKey(company)}\n${outline ? 'outline ' : ''}`
}

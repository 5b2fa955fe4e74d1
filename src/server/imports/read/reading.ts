import { fateOf } from '../../../domain/imports/fates/all.ts'
import type { Json, Note } from '../../../domain/imports/feed.ts'
import type { El } from './tree.ts'
import { mendMojibake } from './values/mojibake.ts'

/** The state while one object is read: its tree, and the notes so far. */
export interface Reading {
  root: El
  notes: Note[]
  taken: Set<string>
  /** Every element by its path below the root, and by the last step of that path. */
  byPath: ReadonlyMap<string, El[]>
  byName: ReadonlyMap<string, readonly Found[]>
}

export interface Found {
  el: El
  path: string
}

/** Adds a note; `wert` (the value as sent) is filled in automatically. */
export type Say = (code: string, params?: Record<string, string | number>, level?: Note['level']) => void

/**
 * Turns a sent text into a value, or adds a note that says why it cannot. Null without a note means "not filled in".
 */
export type Parser<T> = (raw: string, say: Say) => T | null

/** One text in the tree, with its path for the report. */
export interface Sent {
  raw: string
  path: string
  el: El
  attr: string | null
}

const MAX_NOTES = 300

/**
 * Starts the reading of a tree, which must not change afterwards. A path consists of names, such as `geo/plz`; `[name]`
 * stands for `<user_defined_simplefield feldname="name">`.
 */
export function startReading(root: El): Reading {
  const byPath = new Map<string, El[]>()
  const byName = new Map<string, Found[]>()
  const visit = (parent: El, above: string) => {
    for (const el of parent.children) {
      const step = stepOf(el)
      const path = above + step
      const same = byPath.get(path)
      if (same) same.push(el)
      else byPath.set(path, [el])
      const found = byName.get(step)
      if (found) found.push({ el, path })
      else byName.set(step, [{ el, path }])
      if (el.children.length > 0) visit(el, `${path}/`)
    }
  }
  visit(root, '')
  return { root, notes: [], taken: new Set(), byPath, byName }
}

/** The same limit as for element names: every element below has the name in its path. */
const FIELD_MAX = 100

function stepOf(el: El): string {
  const field = el.name === 'user_defined_simplefield' ? el.attrs.get('feldname') : undefined
  return field === undefined ? el.name : `[${field.slice(0, FIELD_MAX).toLowerCase()}]`
}

export function note(r: Reading, level: Note['level'], path: string, code: string, params?: Note['params']): void {
  if (r.notes.length < MAX_NOTES || level === 'error') r.notes.push({ level, path, code, ...(params && { params }) })
  else if (r.notes.length === MAX_NOTES) r.notes.push({ level: 'info', path: '', code: 'more_notes' })
}

const NONE: readonly El[] = []

/** Returns the elements at a path below the object. When a section was sent twice, both are included. */
export function elementsAt(r: Reading, path: string): readonly El[] {
  return r.byPath.get(path) ?? NONE
}

/** Returns all non-empty texts at `path` (of an element or, with `@name`, of an attribute). */
export function sentAt(r: Reading, path: string): Sent[] {
  const at = path.indexOf('@')
  const attr = at < 0 ? null : path.slice(at + 1)
  const sent: Sent[] = []
  for (const el of elementsAt(r, at < 0 ? path : path.slice(0, at))) {
    const raw = attr === null ? el.text : (el.attrs.get(attr) ?? '')
    if (raw !== '') sent.push({ raw, path, el, attr })
  }
  return sent
}

export function markUsed(sent: Sent): void {
  if (sent.attr === null) sent.el.used = true
  else sent.el.usedAttrs.add(sent.attr)
  sent.el.usedAttrs.add('feldname')
}

export function parseSent<T>(r: Reading, sent: Sent, parse: Parser<T>): T | null {
  markUsed(sent)
  const value = parse(sent.raw, (code, params, level = 'warning') =>
    note(r, level, sent.path, code, { wert: shorten(sent.raw), ...params }),
  )
  if (value !== null) r.taken.add(sent.path)
  return value
}

/**
 * Returns the first usable value at the paths, tried in order. When a price or area comes from a later path, a note
 * tells the agency its origin.
 */
export function read<T>(r: Reading, paths: string | readonly string[], parse: Parser<T>): T | null {
  const tried = typeof paths === 'string' ? [paths] : paths
  for (const path of tried) {
    for (const sent of sentAt(r, path)) {
      const value = parseSent(r, sent, parse)
      if (value === null) continue
      if (path !== tried[0] && /^(?:preise|flaechen)\//.test(path))
        note(r, 'info', path, 'used_for', { feld: (tried[0] as string).replace(/^.*\//, '') })
      return value
    }
  }
  return null
}

/** Columns of a section: name -> its paths (the first usable one counts) and its parser. */
export type Columns<T> = { [K in keyof T]: readonly [string | readonly string[], Parser<NonNullable<T[K]>>] }

export function readColumns<T>(r: Reading, columns: Columns<T>): { [K in keyof T]: NonNullable<T[K]> | null } {
  const row = {} as { [K in keyof T]: NonNullable<T[K]> | null }
  for (const name of Object.keys(columns) as (keyof T)[]) row[name] = read(r, columns[name][0], columns[name][1])
  return row
}

/** Further values of a section, without a column: key -> path below the section, and parser. */
export type Details = Record<string, readonly [string | readonly string[], Parser<string | number | boolean>]>

/** A list of elements that share one parser. */
export function named(parse: Parser<string | number | boolean>, names: string): Details {
  return Object.fromEntries(names.split(/\s+/).map((name) => [name, [name, parse] as const]))
}

export function readDetails(r: Reading, section: string, details: Details): Json {
  const out: Json = {}
  for (const [key, [path, parse]] of Object.entries(details)) {
    const paths = typeof path === 'string' ? `${section}/${path}` : path.map((each) => `${section}/${each}`)
    const value = read(r, paths, parse)
    if (value !== null) out[key] = value
  }
  return out
}

/** Many notes may quote the same long text. */
const SHORTEN_FROM = 2000

export function shorten(text: string, length = 80): string {
  const flat = text.slice(0, SHORTEN_FROM).replace(/\s+/g, ' ')
  return flat.length <= length && text.length <= SHORTEN_FROM ? flat : `${flat.slice(0, length - 1)}…`
}

/** A known field is not called unknown: it is left out for a reason, or its value stands elsewhere already. */
function unreadCode(path: string): string {
  const fate = fateOf(path)
  if (fate === null) return 'ignored'
  return fate.kind === 'ignored' ? `ignored_${fate.why}` : 'ignored_here'
}

/** Adds one note per path for everything that was sent but not used by any reader. */
export function noteUnread(r: Reading): void {
  const visit = (el: El, path: string) => {
    for (const [name, raw] of el.attrs) {
      if (name !== 'feldname' && raw !== '' && !el.usedAttrs.has(name))
        note(r, 'info', `${path}@${name}`, unreadCode(`${path}@${name}`), { wert: shorten(raw, 40) })
    }
    if (!el.used && el.text !== '') note(r, 'info', path, unreadCode(path), { wert: shorten(el.text, 40) })
    for (const each of el.children) visit(each, path === '' ? stepOf(each) : `${path}/${stepOf(each)}`)
  }
  visit(r.root, '')
}

/** Removes repeated notes of one path: two readers may have looked at the same value. */
export function distinct(notes: readonly Note[]): Note[] {
  const seen = new Set<string>()
  return notes.filter(({ path, code }) => {
    const key = `${code} ${path}`
    return !seen.has(key) && seen.add(key)
  })
}

/**
 * Mends texts whose characters were encoded twice, before anything reads them, and tells of those whose characters are
 * lost.
 */
export function mendTexts(r: Reading): void {
  for (const [path, els] of r.byPath) {
    for (const el of els) {
      el.text = mended(r, path, el.text)
      for (const [name, text] of el.attrs) el.attrs.set(name, mended(r, `${path}@${name}`, text))
    }
  }
}

function mended(r: Reading, path: string, text: string): string {
  const good = mendMojibake(text)
  if (good !== text) note(r, 'warning', path, 'mojibake', { wert: shorten(text), als: shorten(good) })
  else if (text.includes('\ufffd')) note(r, 'warning', path, 'characters_lost', { wert: shorten(text) })
  return good
}

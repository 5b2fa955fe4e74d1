import { escapeAttribute, escapeXml } from '../../domain/format/xml.ts'
import type { Columns, Details } from '../imports/read/reading.ts'

/** An element to be written. */
export interface Node {
  name: string
  attrs: Map<string, string>
  children: Node[]
  text: string
  /** Written also when it is empty: an `objektart` says what it says by its name. */
  kept?: true
}

export type Value = string | number | boolean

export const node = (name: string): Node => ({ name, attrs: new Map(), children: [], text: '' })

/** Adds an element at the end; several of one name may follow each other. */
export function add(parent: Node, name: string): Node {
  const made = node(name)
  parent.children.push(made)
  return made
}

/**
 * Writes a value at a path as the importer reads it: `geo/plz`, `geo/land@iso_land`, `preise/[befristet]` for a field of
 * the sender's own. The elements on the way are made once. A null writes nothing.
 */
export function put(root: Node, path: string, value: Value | null | undefined): void {
  if (value === null || value === undefined || value === '') return
  const [elements = '', attribute] = path.split('@')
  let at = root
  for (const step of elements === '' ? [] : elements.split('/')) at = stepInto(at, step)
  if (attribute === undefined) at.text = textOf(value)
  else at.attrs.set(attribute, textOf(value))
}

function stepInto(at: Node, step: string): Node {
  const field = /^\[(.+)\]$/.exec(step)?.[1]
  const name = field === undefined ? step : 'user_defined_simplefield'
  const found = at.children.find((each) => each.name === name && each.attrs.get('feldname') === field)
  if (found) return found
  const made = add(at, name)
  if (field !== undefined) made.attrs.set('feldname', field)
  return made
}

/** Numbers have a decimal point, and never three decimals, which could be thousands. */
function textOf(value: Value): string {
  if (typeof value !== 'number') return String(value)
  const text = String(value)
  return /\.\d{3}$/.test(text) ? `${text}0` : text
}

const first = (paths: string | readonly string[]): string => (typeof paths === 'string' ? paths : (paths[0] as string))

/** Writes columns at the first of the paths from which the importer reads them. */
export function putColumns<T extends object>(root: Node, columns: Columns<T>, row: { [K in keyof T]: unknown }): void {
  for (const name of Object.keys(columns) as (keyof T)[]) put(root, first(columns[name][0]), row[name] as Value | null)
}

/** The same for the values of a section that have no column. */
export function putDetails(root: Node, section: string, details: Details, values: unknown): void {
  const known = (values ?? {}) as Record<string, Value | null>
  for (const [key, [paths]] of Object.entries(details)) put(root, `${section}/${first(paths)}`, known[key])
}

const NAME = /^[A-Za-z_][\w.-]*$/

/** The XML of an element. Elements without any content are left out, except those in `kept`. */
export function write(el: Node): string {
  if (!NAME.test(el.name)) return ''
  const attrs = [...el.attrs].filter(([name]) => NAME.test(name))
  const inner = escapeXml(el.text) + el.children.map(write).join('')
  const open = el.name + attrs.map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`).join('')
  if (inner !== '') return `<${open}>${inner}</${el.name}>`
  return attrs.length > 0 || el.kept ? `<${open}/>` : ''
}

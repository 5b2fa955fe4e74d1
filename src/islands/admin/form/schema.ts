import { latinDigits, readAmount } from '../../../domain/format/amount.ts'

/** The parts of a JSON Schema that forms read. */
export interface FieldSchema {
  type?: string | readonly string[]
  enum?: readonly (string | number | null)[]
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  pattern?: string
  properties?: Readonly<Record<string, FieldSchema>>
  required?: readonly string[]
  anyOf?: readonly FieldSchema[]
  items?: FieldSchema
  description?: string
}

/** What a form draws for a field. */
export interface FieldKind {
  kind: 'text' | 'prose' | 'email' | 'url' | 'number' | 'tick' | 'choice' | 'choices' | 'colour'
  /** An empty field is sent as null instead of being left out. */
  isNullable: boolean
  values: readonly string[]
  isWhole: boolean
  schema: FieldSchema
}

/** Texts that may be longer get several lines. Addresses of mails and pages have up to 300 characters. */
const LINE_MAX = 300
/** In the pattern of a colour, such as ^#[0-9a-f]{6}$. */
const COLOUR = ['#', '0-9a-f', '{6}']

/** Reads the kind of a field from its schema; null for a shape that a form cannot draw, such as a list of records. */
export function kindOf(given: FieldSchema): FieldKind | null {
  const some = given.anyOf?.filter(({ type }) => type !== 'null') ?? [given]
  const isNullable = given.anyOf?.some(({ type }) => type === 'null') ?? false
  const schema = some.length === 1 ? some[0] : undefined
  if (!schema) return null
  const base = { isNullable, values: [], isWhole: false, schema }
  if (schema.enum) return { ...base, kind: 'choice', values: schema.enum.filter((one) => one !== null).map(String) }
  if (schema.type === 'boolean') return { ...base, kind: 'tick' }
  if (schema.type === 'number' || schema.type === 'integer') {
    return { ...base, kind: 'number', isWhole: schema.type === 'integer' }
  }
  if (schema.type === 'array' && schema.items?.type === 'string') return { ...base, kind: 'choices' }
  if (schema.type !== 'string') return null
  if (schema.format === 'email') return { ...base, kind: 'email' }
  if (schema.format === 'uri') return { ...base, kind: 'url' }
  if (COLOUR.every((part) => schema.pattern?.toLowerCase().includes(part))) return { ...base, kind: 'colour' }
  return { ...base, kind: (schema.maxLength ?? 0) > LINE_MAX ? 'prose' : 'text' }
}

/** Kinds whose empty field is an empty text, which clears the value. */
const TEXTS: readonly FieldKind['kind'][] = ['text', 'prose', 'colour']

/** The body that a form sends: the typed values of its fields. An empty optional field is left out, or null. */
export function bodyOf(data: FormData, fields: readonly (readonly [string, FieldKind])[]): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  for (const [name, { kind, isNullable, isWhole }] of fields) {
    const text = data.get(name)
    if (kind === 'tick') body[name] = text !== null
    else if (kind === 'choices') body[name] = data.getAll(name)
    else if (typeof text !== 'string') continue
    else if (text.trim() !== '') body[name] = kind === 'number' ? numberOf(text, isWhole) : text
    else if (isNullable) body[name] = null
    else if (TEXTS.includes(kind)) body[name] = ''
  }
  return body
}

/**
 * A number with a comma or a point, which separates the thousands of a whole one; the text itself when it is none, which
 * the server then refuses by name.
 */
function numberOf(text: string, isWhole: boolean): number | string {
  const value = isWhole ? readAmount(text) : Number(latinDigits(text).trim().replace(',', '.'))
  return Number.isFinite(value) ? value : text
}

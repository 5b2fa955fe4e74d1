const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const esc = (text: string) => text.replace(/[&<>"]/g, (char) => ESCAPES[char] as string)

type Value = string | number | boolean | null | undefined

/** `<name>value</name>`, or nothing when the value is unknown. */
export const el = (name: string, value: Value, attributes: Record<string, Value> = {}): string => {
  if (value === null || value === undefined || value === '') return ''
  return `<${name}${attrs(attributes)}>${typeof value === 'string' ? esc(value) : value}</${name}>`
}

/** `<name attributes/>`; attributes that are unknown or false are left out. */
export const empty = (name: string, attributes: Record<string, Value>): string => `<${name}${attrs(attributes)}/>`

/** An element around others, or nothing when all of them are empty. */
export const group = (name: string, ...children: string[]): string => {
  const inside = children.filter(Boolean).join('')
  return inside ? `<${name}>${inside}</${name}>` : ''
}

const attrs = (attributes: Record<string, Value>) =>
  Object.entries(attributes)
    .flatMap(([name, value]) =>
      value === null || value === undefined || value === false ? [] : [` ${name}="${esc(String(value))}"`],
    )
    .join('')

/** Two decimals, as the XML requires for amounts; null stays null. */
export const money = (value: number | null) => (value === null ? null : value.toFixed(2))

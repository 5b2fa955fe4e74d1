import { LRUCache } from 'lru-cache'

/** Some 6,000 cards. */
const KEPT_CHARACTERS = 16_000_000
const known = new LRUCache<object, string>({ maxSize: KEPT_CHARACTERS, sizeCalculation: (json) => json.length })

/**
 * The JSON of an answer, as `JSON.stringify` writes it. A frozen object in one of its lists is shared by many answers
 * (server/properties/cards.ts), so its JSON is kept: to write the 24 cards of a page takes half a millisecond.
 */
export function jsonOf(answer: object): string {
  const fields: string[] = []
  for (const [name, value] of Object.entries(answer)) {
    const json = Array.isArray(value) ? `[${value.map(itemJson).join()}]` : JSON.stringify(value)
    if (json !== undefined) fields.push(`${JSON.stringify(name)}:${json}`)
  }
  return `{${fields.join()}}`
}

function itemJson(item: unknown): string {
  if (typeof item !== 'object' || item === null || !Object.isFrozen(item)) return JSON.stringify(item) ?? 'null'
  const kept = known.get(item)
  if (kept !== undefined) return kept
  const json = JSON.stringify(item)
  known.set(item, json)
  return json
}

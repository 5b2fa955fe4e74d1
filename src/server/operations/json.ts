import { LRUCache } from 'lru-cache'

/** Some 4,000 cards. */
const KEPT_BYTES = 20_000_000
const known = new LRUCache<object, Buffer>({ maxSize: KEPT_BYTES, sizeCalculation: (json) => json.length })

/**
 * The JSON of an answer in UTF-8, as `JSON.stringify` writes it. A frozen object in one of its lists is shared by many
 * answers (server/properties/cards.ts), so its bytes are kept: to write the 24 cards of a page, to join them to a text of
 * 130 kB and to encode that takes longer than the search.
 */
export function jsonOf(answer: object): Buffer<ArrayBuffer> {
  const pieces: Buffer[] = []
  let text = '{'
  const add = (bytes: Buffer) => {
    pieces.push(Buffer.from(text), bytes)
    text = ''
  }
  let isFirst = true
  for (const [name, value] of Object.entries(answer)) {
    const json = Array.isArray(value) ? '[' : JSON.stringify(value)
    if (json === undefined) continue
    text += `${isFirst ? '' : ','}${JSON.stringify(name)}:${json}`
    isFirst = false
    if (!Array.isArray(value)) continue
    for (const [nr, item] of value.entries()) {
      if (nr > 0) text += ','
      if (typeof item === 'object' && item !== null && Object.isFrozen(item)) add(frozenJson(item))
      else text += JSON.stringify(item) ?? 'null'
    }
    text += ']'
  }
  return Buffer.concat([...pieces, Buffer.from(`${text}}`)])
}

function frozenJson(item: object): Buffer {
  const kept = known.get(item)
  if (kept !== undefined) return kept
  const json = Buffer.from(JSON.stringify(item) ?? 'null')
  known.set(item, json)
  return json
}

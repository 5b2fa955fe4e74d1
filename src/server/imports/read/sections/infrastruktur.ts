import type { Json } from '../../../../domain/imports/feed.ts'
import { type Details, elementsAt, named, note, type Reading, readDetails, shorten } from '../reading.ts'
import { parseNumber } from '../values/number.ts'
import { line, normalise, trueFlag } from '../values/word.ts'

export const WEITERE: Details = { ...named(trueFlag, 'zulieferung'), ausblick: ['ausblick@blick', line] }

/** View, supply and distances in kilometres: `{ ausblick: 'SEE', distanzen: { FLUGHAFEN: 12.5 } }`. */
export function readInfrastruktur(r: Reading): Json {
  const out: Json = readDetails(r, 'infrastruktur', WEITERE)
  for (const [name, attr] of [
    ['distanzen', 'distanz_zu'],
    ['distanzen_sport', 'distanz_zu_sport'],
  ] as const) {
    const list: Json = {}
    for (const el of elementsAt(r, `infrastruktur/${name}`)) {
      el.used = true
      el.usedAttrs.add(attr)
      const path = `infrastruktur/${name}`
      const to = el.attrs.get(attr)
      const value = parseNumber(el.text, false)
      if (to === undefined || el.text === '') continue
      if (value === null || value < 0 || value > 2000) {
        note(r, 'warning', path, 'not_a_number', { wert: shorten(el.text) })
        continue
      }
      r.taken.add(path)
      list[normalise(to)] = value
    }
    if (Object.keys(list).length > 0) out[name] = list
  }
  return out
}

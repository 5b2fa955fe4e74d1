import type { Json } from '../../../../domain/imports/feed.ts'
import { elementsAt, type Reading } from '../reading.ts'
import { child, type El, markAll } from '../tree.ts'
import { parseNumber } from '../values/number.ts'

/**
 * Reads justimmo's `zusatzkosten`: one element for each kind of cost, with net, gross and tax. Also reads its `miete`.
 */
export function readKosten(r: Reading): Json {
  const rows = elementsAt(r, 'preise/zusatzkosten').flatMap((el) => el.children)
  const out: Json = {}
  if (rows.length > 0) {
    r.taken.add('preise/zusatzkosten')
    out.zusatzkosten = rows.map((el) => ({ art: el.name, ...record(el) }))
  }
  const [miete] = elementsAt(r, 'preise/miete')
  if (miete) {
    r.taken.add('preise/miete')
    out.miete = record(miete)
  }
  return out
}

/** The maintenance reserve is one of the `zusatzkosten` and is recognised by its name only. */
export function ruecklage(r: Reading): number | null {
  for (const el of elementsAt(r, 'preise/zusatzkosten').flatMap((each) => each.children)) {
    if (!/r(?:ü|ue)cklage/i.test(child(el, 'name')?.text ?? '')) continue
    const value = parseNumber(child(el, 'netto')?.text ?? '', true)
    if (value !== null && value > 0 && value < 1e7) return value
  }
  return null
}

/** Reads parking spaces: OpenImmo's `stp_*` (attributes only) and justimmo's `stellplaetze`. */
export function readStellplaetze(r: Reading): Json {
  const out: Json = {}
  const places = elementsAt(r, 'preise/stellplaetze/stellplatz')
  if (places.length > 0) {
    r.taken.add('preise/stellplaetze')
    out.stellplaetze = places.map(record)
  }
  const kinds = elementsAt(r, 'preise').flatMap((el) => el.children.filter((each) => each.name.startsWith('stp_')))
  for (const el of kinds) {
    const values = record(el)
    if (Object.keys(values).length === 0) continue
    r.taken.add(`preise/${el.name}`)
    const list = Array.isArray(out[el.name]) ? (out[el.name] as Json[]) : []
    out[el.name] = [...list, values]
  }
  return out
}

/** Attributes and texts of one element; numbers become numbers. */
export function record(el: El): Json {
  markAll(el)
  const sent = [...el.attrs, ...el.children.map((each) => [each.name, each.text] as const)]
  return Object.fromEntries(
    sent.filter(([, raw]) => raw !== '').map(([name, raw]) => [name, parseNumber(raw, true) ?? raw.slice(0, 200)]),
  )
}

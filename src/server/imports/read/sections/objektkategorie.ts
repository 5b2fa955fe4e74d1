import type { FeedProperty, Json } from '../../../../domain/imports/feed.ts'
import { mainGroup } from '../../../../domain/properties/main-group.ts'
import type { Objektart, Vermarktungsart } from '../../../../domain/properties/vocabulary.ts'
import { elementsAt, note, type Reading, read } from '../reading.ts'
import type { El } from '../tree.ts'
import { line, normalise, parseFlag } from '../values/word.ts'
import { artOf, objektartOf } from './objektarten.ts'

const SECTION = 'objektkategorie'

/** OpenImmo's kinds of marketing -> Klinke's two: a building right counts as a sale, a lease as a rental. */
export const VERMARKTUNG: Record<string, Vermarktungsart> = {
  kauf: 'KAUF',
  erbpacht: 'KAUF',
  miete_pacht: 'MIETE',
  miete: 'MIETE',
  pacht: 'MIETE',
  leasing: 'MIETE',
}

/** Free text: "Maisonette mit Dachgarten". */
const ZUSATZ = `${SECTION}/objektart/objektart_zusatz`

type Kategorie = Pick<
  FeedProperty,
  'nutzungsart' | 'vermarktungsart' | 'objektart' | 'objektart_untergruppe' | 'objektart_hauptgruppe'
>

/** `sent`: kinds of marketing that Klinke maps to its two, and the sender's own words on the type. */
export function readKategorie(r: Reading): Kategorie & { sent: Json } {
  const nutzungsart = flagsOf(r, `${SECTION}/nutzungsart`).filter((name) => /^[a-z_]{2,20}$/.test(name))
  const wege = flagsOf(r, `${SECTION}/vermarktungsart`)
  for (const weg of wege.filter((each) => !Object.hasOwn(VERMARKTUNG, each))) {
    note(r, 'warning', `${SECTION}/vermarktungsart@${weg}`, 'unknown_word', { wert: weg.toUpperCase() })
  }
  const vermarktungsart = [
    ...new Set(wege.flatMap((weg) => (Object.hasOwn(VERMARKTUNG, weg) ? (VERMARKTUNG[weg] as Vermarktungsart) : []))),
  ]
  const folded = wege.filter((weg) => ['erbpacht', 'leasing', 'pacht'].includes(weg)).map((weg) => weg.toUpperCase())
  for (const weg of folded) {
    const als = VERMARKTUNG[weg.toLowerCase()] as string
    note(r, 'info', `${SECTION}/vermarktungsart`, 'vermarktungsart_mapped', { wert: weg, als })
  }
  const art = readArt(r)
  const zusatz = read(r, ZUSATZ, line)
  return {
    nutzungsart: nutzungsart.map((name) => name.toUpperCase()),
    vermarktungsart,
    ...art,
    objektart_hauptgruppe: mainGroup(
      nutzungsart.map((name) => name.toUpperCase()),
      art.objektart,
    ),
    sent: {
      ...(folded.length > 0 && { vermarktungsart: folded }),
      ...(zusatz !== null && { objektart_zusatz: zusatz }),
    },
  }
}

/** Names of the attributes that are true, in lower case; `"false"` and `"0"` are not. */
function flagsOf(r: Reading, path: string): string[] {
  const names = new Set<string>()
  for (const el of elementsAt(r, path)) {
    for (const [name, raw] of el.attrs) {
      el.usedAttrs.add(name)
      const value = parseFlag(raw)
      if (value === null && raw !== '') note(r, 'warning', `${path}@${name}`, 'not_a_flag', { wert: raw.slice(0, 40) })
      if (value) names.add(name)
    }
    // Some senders write <vermarktungsart>KAUF</vermarktungsart>.
    if (el.text !== '') {
      el.used = true
      for (const word of el.text.split(/[\s,;]+/)) names.add(word.toLowerCase())
    }
  }
  if (names.size > 0) r.taken.add(path)
  return [...names]
}

function readArt(r: Reading): Pick<Kategorie, 'objektart' | 'objektart_untergruppe'> {
  const path = `${SECTION}/objektart`
  const candidates = elementsAt(r, path).flatMap((el) => el.children.filter((each) => each.name !== 'objektart_zusatz'))
  const found = candidates.filter((el) => objektartOf(el.name) !== null)
  for (const el of found) el.used = true
  const [first] = found
  const zusatz = read(r, [`${path}/subobjektart`, `${SECTION}/[sub_objektart_name]`, ZUSATZ], line)
  const others = new Set(found.map((el) => objektartOf(el.name)))
  if (others.size > 1) note(r, 'info', path, 'objektart_several', { wert: (first as El).name.toUpperCase() })
  if (first) return withUntergruppe(r, objektartOf(first.name) as Objektart, first, zusatz)
  const name = read(r, `${SECTION}/[objektart_name]`, line)
  const objektart = name === null ? null : objektartOf(name.replace(/[\s/]+/g, '_'))
  if (objektart !== null) return withUntergruppe(r, objektart, null, zusatz)
  if (candidates.length > 0) note(r, 'warning', path, 'unknown_word', { wert: (candidates[0] as El).name })
  else note(r, 'warning', path, 'objektart_missing')
  return { objektart: null, objektart_untergruppe: null }
}

function withUntergruppe(r: Reading, objektart: Objektart, el: El | null, zusatz: string | null) {
  const [attr, raw = ''] = [...(el?.attrs ?? [])].find(([name]) => /typ$/.test(name)) ?? []
  if (attr !== undefined) el?.usedAttrs.add(attr)
  const path = `${SECTION}/objektart/${el?.name ?? ''}${attr === undefined ? '' : `@${attr}`}`
  r.taken.add(path)
  const words = [raw, zusatz ?? ''].filter((word) => word !== '' && normalise(word) !== 'KEINE_ANGABE')
  for (const word of words) {
    const art = artOf(objektart, word)
    if (!art) continue
    if (art.objektart !== objektart) note(r, 'info', path, 'objektart_moved', { wert: word, als: art.objektart })
    return { objektart: art.objektart, objektart_untergruppe: art.untergruppe }
  }
  if (raw !== '' && words.includes(raw) && normalise(raw) !== objektart) {
    note(r, 'warning', path, 'unknown_word', { wert: raw.slice(0, 60) })
  }
  return { objektart, objektart_untergruppe: null }
}

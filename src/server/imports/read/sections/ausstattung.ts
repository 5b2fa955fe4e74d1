import type { FeedProperty, Json } from '../../../../domain/imports/feed.ts'
import { AUSSTATTUNGEN, type Ausstattung, HEIZUNGEN, type Heizung } from '../../../../domain/properties/vocabulary.ts'
import { elementsAt, note, type Reading, shorten } from '../reading.ts'
import type { El } from '../tree.ts'
import { parseNumber } from '../values/number.ts'
import { normalise, parseFlag } from '../values/word.ts'

/** Elements of the section in 1.2.0 to 1.2.7c. The report lists others as ignored. */
const BEKANNT = new Set(
  'ausstatt_kategorie wg_geeignet raeume_veraenderbar bad kueche boden kamin heizungsart befeuerung klimatisiert fahrstuhl stellplatzart gartennutzung ausricht_balkon_terrasse moebliert rollstuhlgerecht kabel_sat_tv dvbt barrierefrei sauna swimmingpool wasch_trockenraum wintergarten dv_verkabelung rampe hebebuehne kran gastterrasse stromanschlusswert kantine_cafeteria teekueche hallenhoehe angeschl_gastronomie brauereibindung sporteinrichtungen wellnessbereich serviceleistungen telefon_ferienimmobilie breitband_zugang umts_empfang sicherheitstechnik unterkellert abstellraum fahrradraum rolladen dachform bauweise ausbaustufe energietyp bibliothek dachboden gaestewc kabelkanaele seniorengerecht photovoltaik smart_home balkon terrasse loggia garten keller'.split(
    ' ',
  ),
)

/** Fittings -> their sources: an element that is true, or a group that contains one of the words. */
export const FITTINGS: Record<Ausstattung, readonly string[]> = {
  BALKON: ['balkon'],
  TERRASSE: ['terrasse'],
  LOGGIA: ['loggia'],
  GARTEN: ['gartennutzung', 'garten'],
  LIFT: ['fahrstuhl=PERSONEN', 'fahrstuhl'],
  GARAGE: ['stellplatzart=GARAGE,TIEFGARAGE,DUPLEX,PARKHAUS'],
  STELLPLATZ: ['stellplatzart=FREIPLATZ,CARPORT,GARAGE,TIEFGARAGE,DUPLEX,PARKHAUS'],
  KELLER: ['unterkellert=JA,TEIL', 'unterkellert', 'keller'],
  EINBAUKUECHE: ['kueche=EBK'],
  MOEBLIERT: ['moebliert=VOLL,TEIL', 'moebliert'],
  BARRIEREFREI: ['barrierefrei', 'rollstuhlgerecht'],
  KLIMATISIERT: ['klimatisiert'],
  FUSSBODENHEIZUNG: ['heizungsart=FUSSBODEN'],
  KAMIN: ['kamin'],
  POOL: ['swimmingpool'],
  SAUNA: ['sauna'],
  HAUSTIERE: [],
  ABSTELLRAUM: ['abstellraum'],
  SMART_HOME: ['smart_home'],
  PHOTOVOLTAIK: ['photovoltaik'],
}

/** `befeuerung` and `heizungsart` -> fuel or energy source. Wood, coal and block heating have no equivalent here. */
export const HEATING: Record<string, Heizung> = {
  FERN: 'FERNWAERME',
  OEL: 'OEL',
  GAS: 'GAS',
  FLUESSIGGAS: 'GAS',
  ELEKTRO: 'STROM',
  WASSER_ELEKTRO: 'STROM',
  SOLAR: 'SOLAR',
  ERDWAERME: 'WAERMEPUMPE',
  LUFTWP: 'WAERMEPUMPE',
  PELLET: 'PELLETS',
  PELLETS: 'PELLETS',
}

/** Counts and areas that also prove a fitting. */
export const COUNTED: readonly (readonly [Ausstattung, readonly string[]])[] = [
  ['BALKON', ['anzahl_balkone', 'anzahl_balkons', 'balkons_flaeche']],
  ['TERRASSE', ['anzahl_terrassen', 'terrassen_flaeche']],
  ['LOGGIA', ['anzahl_logia', 'loggias_flaeche']],
  ['GARTEN', ['anzahl_garten', 'gartenflaeche']],
  ['KELLER', ['kellerflaeche']],
  ['GARAGE', ['anzahl_garagen']],
  ['STELLPLATZ', ['anzahl_stellplaetze', 'anzahl_garagen']],
]

/** @param flaechen the section's numbers by name, with the counts of balconies and parking spaces */
export function readAusstattung(
  r: Reading,
  flaechen: Json,
): Pick<FeedProperty, 'ausstattung' | 'heizung' | 'ausstattung_details'> {
  const details: Json = {}
  for (const el of elementsAt(r, 'ausstattung').flatMap((each) => each.children)) {
    if (!BEKANNT.has(el.name)) continue
    const value = sentValue(r, el)
    if (value === null) continue
    r.taken.add(`ausstattung/${el.name}`)
    const before = details[el.name]
    details[el.name] = Array.isArray(before) && Array.isArray(value) ? [...new Set([...before, ...value])] : value
  }
  return { ...provenBy(details, flaechen), ausstattung_details: details }
}

/** The fittings and fuels that follow from the section and from counts and areas. */
export function provenBy(details: Json, flaechen: Json): Pick<FeedProperty, 'ausstattung' | 'heizung'> {
  const proven = new Set(
    COUNTED.filter(([, names]) => names.some((name) => Number(flaechen[name] ?? 0) > 0)).map(([name]) => name),
  )
  const heats = [details.befeuerung, details.heizungsart].flatMap((group) => (Array.isArray(group) ? group : []))
  return {
    ausstattung: AUSSTATTUNGEN.filter((name) => proven.has(name) || FITTINGS[name].some((at) => holds(details, at))),
    heizung: HEIZUNGEN.filter((name) => heats.some((word) => HEATING[normalise(String(word))] === name)),
  }
}

export function holds(details: Json, at: string): boolean {
  const [name = '', list] = at.split('=')
  const value = details[name]
  if (list === undefined) return value === true
  const wanted = list.split(',')
  const sent = Array.isArray(value) ? value : typeof value === 'string' ? [value] : []
  return sent.some((word) => wanted.includes(normalise(String(word))))
}

/**
 * Converts an element: a group becomes the list of its true entries, a flag `true`, a number a number, a false value
 * nothing.
 */
function sentValue(r: Reading, el: El): string[] | string | number | true | null {
  const path = `ausstattung/${el.name}`
  if (el.attrs.size > 0) {
    const words: string[] = []
    for (const [name, raw] of el.attrs) {
      el.usedAttrs.add(name)
      const value = parseFlag(raw)
      if (value === true) words.push(name.toUpperCase())
      // In keller="JA", moeb="TEIL" and art="DSL" the value itself is the word.
      // Kinds of broadband are no list of the standard, so the words stay as sent.
      else if (el.name === 'breitband_zugang' && raw !== '') words.push(raw.slice(0, 60))
      else if (value === null && raw !== '') words.push(normalise(raw))
    }
    const only = words.length === 1 && ['unterkellert', 'moebliert'].includes(el.name)
    if (only) return /^(?:KELLER|MOEB)$/.test(words[0] as string) ? true : (words[0] as string)
    if (words.length > 0) return words.filter((word) => word !== 'NEIN')
    if (el.text === '') return null
  }
  if (el.text === '') return null
  el.used = true
  const value = parseFlag(el.text)
  const numeric = ['hallenhoehe', 'stromanschlusswert'].includes(el.name)
  if (value !== null && !numeric) return value || null
  const figure = parseNumber(el.text, false)
  if (figure !== null && numeric) return figure > 0 ? figure : null
  if (/^[\w\s./-]{1,60}$/.test(el.text)) return el.text
  note(r, 'warning', path, 'not_a_flag', { wert: shorten(el.text) })
  return null
}

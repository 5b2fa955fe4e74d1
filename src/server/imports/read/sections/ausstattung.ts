import { FIELDS } from '../../../../domain/imports/fates/all.ts'
import type { FeedProperty, Json } from '../../../../domain/imports/feed.ts'
import { AUSSTATTUNGEN, type Ausstattung, HEIZUNGEN, type Heizung } from '../../../../domain/properties/vocabulary.ts'
import { elementsAt, note, type Reading, shorten } from '../reading.ts'
import type { El } from '../tree.ts'
import { parseNumber } from '../values/number.ts'
import { isNotFilledIn, normalise, parseFlag } from '../values/word.ts'

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

/** Words of an element that its list in the standard does not have. */
const FURTHER: Readonly<Record<string, readonly string[]>> = {
  befeuerung: Object.keys(HEATING),
  heizungsart: Object.keys(HEATING),
}

const LISTS = FIELDS.filter(({ path, values }) => path.startsWith('ausstattung/') && values.length > 0).map(
  (field) => ({
    ...field,
    name: field.path.replace(/^ausstattung\/|@.*/g, ''),
  }),
)

/** The words of each element that has a list in the standard: normalised -> as the standard writes it. */
const WORDS: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  LISTS.map(({ name, values }) => {
    const words = [...(FURTHER[name] ?? []), ...values]
    return [name, new Map(words.map((word) => [normalise(word), word]))]
  }),
)

/** Elements that have one word of their list: `ausstatt_kategorie`, `unterkellert`, `moebliert`. */
const SINGLE: ReadonlySet<string> = new Set(LISTS.filter(({ flags }) => !flags).map(({ name }) => name))

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
    details[el.name] = merged(details[el.name], value)
  }
  return { ...provenBy(details, flaechen), ausstattung_details: details }
}

/** The value of an element that was sent twice: the words of both, else the first that says more than `true`. */
function merged(before: Json[string] | undefined, value: string[] | string | number | true): Json[string] {
  if (Array.isArray(before) && Array.isArray(value)) return [...new Set([...before, ...value])]
  return before === undefined || before === true ? value : before
}

/** The fittings and fuels that follow from the section and from counts and areas. */
export function provenBy(details: Json, flaechen: Json): Pick<FeedProperty, 'ausstattung' | 'heizung'> {
  const proven = new Set(
    COUNTED.filter(([, names]) => names.some((name) => Number(flaechen[name] ?? 0) > 0)).map(([name]) => name),
  )
  const heats = fuelsOf(details)
  return {
    ausstattung: AUSSTATTUNGEN.filter((name) => proven.has(name) || FITTINGS[name].some((at) => holds(details, at))),
    heizung: HEIZUNGEN.filter((name) => heats.has(name)),
  }
}

/** The fuels and energy sources that `befeuerung` and `heizungsart` name. */
export function fuelsOf(details: Json): ReadonlySet<Heizung> {
  const words = [...wordsOf(details.befeuerung), ...wordsOf(details.heizungsart)]
  return new Set(words.flatMap((word) => HEATING[normalise(word)] ?? []))
}

/** The words of a group. Homes that were stored earlier have a single word as a text. */
export function wordsOf(value: Json[string] | undefined): string[] {
  return Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : []
}

export function holds(details: Json, at: string): boolean {
  const [name = '', list] = at.split('=')
  const value = details[name]
  if (list === undefined) return value === true
  const wanted = list.split(',')
  return wordsOf(value).some((word) => wanted.includes(normalise(word)))
}

/** Free texts: kinds of broadband are no list of the standard, a connection may be "3 x 32 A". */
const FREE: ReadonlySet<string> = new Set(['breitband_zugang', 'stromanschlusswert'])
/** Their attributes name the list, and the value is the word: keller="JA", moeb="TEIL". */
const NAMED: Readonly<Record<string, string>> = { unterkellert: 'KELLER', moebliert: 'MOEB' }
const NUMERIC: ReadonlySet<string> = new Set(['hallenhoehe', 'stromanschlusswert'])

/**
 * Converts an element: a group becomes the list of its true entries, a flag `true`, a number a number, a false value
 * nothing. A word that is not in the list of the element is dropped with a note.
 */
function sentValue(r: Reading, el: El): string[] | string | number | true | null {
  const words = attributeWords(r, el)
  if (words.length > 0) return SINGLE.has(el.name) ? (words.find((word) => word !== NAMED[el.name]) ?? true) : words
  if (el.text === '') return null
  el.used = true
  if (isNotFilledIn(el.text)) return null
  const path = `ausstattung/${el.name}`
  const value = parseFlag(el.text)
  if (value !== null && !NUMERIC.has(el.name)) return value || null
  const figure = NUMERIC.has(el.name) ? parseNumber(el.text, false) : null
  if (figure !== null) return figure > 0 ? figure : null
  if (FREE.has(el.name) && /^[\w\s./-]{1,60}$/.test(el.text)) return el.text
  const list = WORDS.get(el.name)
  if (list === undefined) {
    note(r, 'warning', path, NUMERIC.has(el.name) ? 'not_a_number' : 'not_a_flag', { wert: shorten(el.text) })
    return null
  }
  const sent = el.text.split(/[,;/]/).filter((word) => !isNotFilledIn(word))
  const known = sent.flatMap((word) => list.get(normalise(word)) ?? [])
  if (known.length < sent.length) note(r, 'warning', path, 'unknown_word', { wert: shorten(el.text) })
  if (known.length === 0) return null
  return SINGLE.has(el.name) ? (known[0] as string) : known
}

/** The words that the attributes of an element say. Those of an element without a list stay unread, for the report. */
function attributeWords(r: Reading, el: El): string[] {
  const list = WORDS.get(el.name)
  const words: string[] = []
  for (const [name, raw] of el.attrs) {
    if (list === undefined && !FREE.has(el.name)) continue
    el.usedAttrs.add(name)
    const value = parseFlag(raw)
    if (value === false || isNotFilledIn(raw)) continue
    const word = value === true ? name.toUpperCase() : list ? normalise(raw) : raw.slice(0, 60)
    const isKnown = list === undefined || list.has(normalise(word)) || (value === true && word === NAMED[el.name])
    if (isKnown) words.push(word)
    else note(r, 'warning', `ausstattung/${el.name}@${name}`, 'unknown_word', { wert: shorten(value ? word : raw) })
  }
  return words
}

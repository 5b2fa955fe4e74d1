import type { Json } from '../imports/feed.ts'
import type { Fact } from './card.ts'

/** Sections that the table `property` stores as JSON, by OpenImmo's names. */
export interface FurtherSource {
  adresse_freigegeben: boolean
  geo: Json
  flaechen: Json
  ausstattung_details: Json
  zustand_angaben: Json
  infrastruktur: Json
  verwaltung_objekt: Json
}

export type FurtherGroup =
  | 'objekt'
  | 'flaechen'
  | 'zustand'
  | 'grund'
  | 'ausstattung'
  | 'lage'
  | 'verwaltung'
  | 'verkauf'

interface Rows {
  group: FurtherGroup
  /** Where the values are stored: a section, or an object in it. */
  from: (source: FurtherSource) => Json
  format: Fact['format']
  names: string
}

const geo = (source: FurtherSource) => source.geo
const flaechen = (source: FurtherSource) => source.flaechen
const ausstattung = (source: FurtherSource) => source.ausstattung_details
const zustand = (source: FurtherSource) => source.zustand_angaben
const infrastruktur = (source: FurtherSource) => source.infrastruktur
const verwaltung = (source: FurtherSource) => source.verwaltung_objekt
const bieterverfahren = (source: FurtherSource) => inner(source.verwaltung_objekt, 'bieterverfahren')
const versteigerung = (source: FurtherSource) => inner(source.zustand_angaben, 'versteigerung')
/** A plot's number tells where it lies. */
const kataster = (source: FurtherSource) => (source.adresse_freigegeben ? source.geo : {})

/**
 * Values without a column of their own, in reading order. The label of `bueroflaeche` is the message
 * `fact.bueroflaeche`, its word DUSCHE of `bad` is `bad.DUSCHE`.
 */
const ROWS: readonly Rows[] = [
  {
    group: 'flaechen',
    from: flaechen,
    format: 'area',
    names:
      'bueroflaeche bueroteilflaeche ladenflaeche verkaufsflaeche gastroflaeche gastraumflaeche lagerflaeche verwaltungsflaeche freiflaeche sonstflaeche bgf vermietbare_flaeche beheizbare_flaeche flaechevon flaechebis teilbar_ab balkons_flaeche terrassen_flaeche loggias_flaeche dachbodenflaeche rohdachboden_flaeche garagen_flaeche stellplatz_flaeche gewichtete_flaeche befristete_flaeche fensterfront_qm',
  },
  {
    group: 'flaechen',
    from: flaechen,
    format: 'number',
    names:
      'anzahl_wohn_schlafzimmer anzahl_balkone anzahl_balkons anzahl_terrassen anzahl_balkon_terrassen anzahl_logia anzahl_garten anzahl_garagen anzahl_wohneinheiten anzahl_gewerbeeinheiten anzahl_tagungsraeume anzahl_betten plaetze_gastraum',
  },
  { group: 'flaechen', from: flaechen, format: 'metre', names: 'raumhoehe hallenhoehe fensterfront' },
  { group: 'flaechen', from: ausstattung, format: 'metre', names: 'hallenhoehe' },
  { group: 'zustand', from: zustand, format: 'words', names: 'zustand_art' },
  {
    group: 'zustand',
    from: ausstattung,
    format: 'words',
    names: 'bauweise dachform ausbaustufe energietyp unterkellert',
  },
  { group: 'grund', from: zustand, format: 'text', names: 'bauzone' },
  { group: 'grund', from: zustand, format: 'words', names: 'bebaubar_nach erschliessung erschliessung_umfang' },
  { group: 'grund', from: zustand, format: 'text', names: 'altlasten' },
  { group: 'grund', from: flaechen, format: 'area', names: 'verbaubare_flaeche' },
  { group: 'grund', from: flaechen, format: 'metre', names: 'grundstuecksfront' },
  { group: 'grund', from: flaechen, format: 'number', names: 'grz gfz bmz ausnuetzungsziffer' },
  { group: 'grund', from: flaechen, format: 'cubic_metre', names: 'kubatur' },
  { group: 'grund', from: kataster, format: 'text', names: 'gemarkung flur flurstueck' },
  {
    group: 'ausstattung',
    from: ausstattung,
    format: 'words',
    names:
      'ausstatt_kategorie kueche bad boden heizungsart befeuerung moebliert fahrstuhl stellplatzart ausricht_balkon_terrasse sicherheitstechnik angeschl_gastronomie serviceleistungen',
  },
  { group: 'ausstattung', from: ausstattung, format: 'text', names: 'breitband_zugang stromanschlusswert' },
  { group: 'lage', from: geo, format: 'words', names: 'lage_gebiet lage_im_bau' },
  { group: 'lage', from: geo, format: 'text', names: 'ausrichtung' },
  { group: 'lage', from: infrastruktur, format: 'words', names: 'ausblick' },
  { group: 'lage', from: infrastruktur, format: 'yes_no', names: 'zulieferung' },
  { group: 'lage', from: infrastruktur, format: 'km', names: 'distanzen distanzen_sport' },
  { group: 'verwaltung', from: verwaltung, format: 'date', names: 'abdatum bisdatum' },
  { group: 'verwaltung', from: verwaltung, format: 'duration', names: 'min_mietdauer' },
  { group: 'verwaltung', from: verwaltung, format: 'text', names: 'laufzeit' },
  { group: 'verwaltung', from: verwaltung, format: 'number', names: 'max_personen' },
  { group: 'verwaltung', from: verwaltung, format: 'words', names: 'geschlecht' },
  { group: 'verwaltung', from: verwaltung, format: 'yes_no', names: 'nichtraucher' },
  { group: 'verwaltung', from: verwaltung, format: 'text', names: 'zugang branchen' },
  { group: 'verkauf', from: verwaltung, format: 'date', names: 'versteigerungstermin' },
  {
    group: 'verkauf',
    from: bieterverfahren,
    format: 'date',
    names: 'beginn_angebotsphase besichtigungstermin besichtigungstermin_2 beginn_bietzeit ende_bietzeit',
  },
  { group: 'verkauf', from: bieterverfahren, format: 'money', names: 'mindestpreis' },
  { group: 'verkauf', from: versteigerung, format: 'yes_no', names: 'zwangsversteigerung' },
  { group: 'verkauf', from: versteigerung, format: 'date', names: 'zvtermin zusatztermin' },
  { group: 'verkauf', from: versteigerung, format: 'text', names: 'amtsgericht aktenzeichen' },
  { group: 'verkauf', from: versteigerung, format: 'money', names: 'verkehrswert' },
]

/** Flags that are words of one row when they are true: `merkmale.WINTERGARTEN`. */
const FLAGS: readonly (Omit<Rows, 'format'> & { row: string })[] = [
  {
    row: 'eigenschaften',
    group: 'objekt',
    from: verwaltung,
    names: 'vermietet denkmalgeschuetzt als_ferien gewerbliche_nutzung hochhaus wbs_sozialwohnung',
  },
  { row: 'eigenschaften', group: 'objekt', from: zustand, names: 'denkmalgeschuetzt' },
  { row: 'eigenschaften', group: 'objekt', from: flaechen, names: 'einliegerwohnung' },
  {
    row: 'merkmale',
    group: 'ausstattung',
    from: ausstattung,
    names:
      'wintergarten gaestewc bibliothek dachboden rolladen wasch_trockenraum fahrradraum wellnessbereich sporteinrichtungen seniorengerecht rollstuhlgerecht wg_geeignet raeume_veraenderbar kabel_sat_tv dvbt umts_empfang telefon_ferienimmobilie dv_verkabelung kabelkanaele teekueche kantine_cafeteria gastterrasse brauereibindung rampe hebebuehne kran',
  },
]

/** Words that the rows `ausstattung`, `heizung` and `zustand` tell already. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  kueche: ['EBK'],
  heizungsart: ['FUSSBODEN', 'FERN'],
  befeuerung: ['FERN', 'GAS', 'OEL', 'PELLET', 'PELLETS', 'SOLAR', 'ELEKTRO'],
  fahrstuhl: ['PERSONEN'],
  stellplatzart: ['GARAGE', 'FREIPLATZ'],
  unterkellert: ['JA'],
}

/** Conditions that are not among the six of `zustand`. */
const CONDITIONS = ['ABRISSOBJEKT', 'PROJEKTIERT', 'NACH_VEREINBARUNG']

/** The known values of a group, in reading order. */
export function furtherFacts(source: FurtherSource, group: FurtherGroup): Fact[] {
  return [
    ...ROWS.filter((each) => each.group === group).flatMap(({ from, format, names }) =>
      names.split(' ').flatMap((name) => factsOf(name, format, from(source)[name])),
    ),
    ...flagRows(source, group),
  ]
}

function factsOf(name: string, format: Fact['format'], value: Json[string] | undefined): Fact[] {
  if (value === undefined || value === null || value === '') return []
  if (format === 'km') return distances(name, value)
  if (format === 'words') return wordRow(name, value)
  if (format === 'text') return [fact(name, 'text', textOf(value))]
  if (format === 'yes_no') return [fact(name, 'yes_no', value === true)]
  if (typeof value === 'object' || typeof value === 'boolean') return []
  // "nach Vereinbarung" where a date or a duration belongs.
  if (typeof value === 'string') return [fact(name, isWritten(format, value) ? 'text' : format, value)]
  return [fact(name, format, value)]
}

const isWritten = (format: Fact['format'], value: string) =>
  !(format === 'date' ? /^\d{4}-\d{2}-\d{2}/ : /^P\d/).test(value)

function wordRow(name: string, value: NonNullable<Json[string]>): Fact[] {
  const sent = (Array.isArray(value) ? value : [value]).filter((word) => typeof word === 'string')
  const words = name === 'zustand_art' ? sent.filter((word) => CONDITIONS.includes(word)) : sent
  return words.some((word) => !TOLD[name]?.includes(word)) ? [fact(name, 'words', words)] : []
}

/** A figure in a list is a speed: `['DSL', '100']`. */
function textOf(value: NonNullable<Json[string]>): string {
  const parts = Array.isArray(value) ? value : [value]
  return parts.map((part) => (Array.isArray(value) && /^\d+$/.test(String(part)) ? `${part} Mbit/s` : part)).join(', ')
}

function distances(name: string, value: NonNullable<Json[string]>): Fact[] {
  if (typeof value !== 'object' || Array.isArray(value)) return []
  return Object.entries(value).flatMap(([to, km]) =>
    typeof km === 'number' ? [{ label: `${name}.${to}`, format: 'km' as const, value: km }] : [],
  )
}

function flagRows(source: FurtherSource, group: FurtherGroup): Fact[] {
  const rows = new Map<string, Set<string>>()
  for (const { row, from, names } of FLAGS.filter((each) => each.group === group)) {
    const held = from(source)
    const words = rows.get(row) ?? rows.set(row, new Set()).get(row)
    for (const name of names.split(' ')) if (held[name] === true) words?.add(name.toUpperCase())
  }
  return [...rows].flatMap(([row, words]) => (words.size > 0 ? [fact(row, 'words', [...words])] : []))
}

const fact = (name: string, format: Fact['format'], value: Fact['value']): Fact => ({
  label: `fact.${name}`,
  format,
  value,
})

function inner(section: Json, name: string): Json {
  const value = section[name]
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
}

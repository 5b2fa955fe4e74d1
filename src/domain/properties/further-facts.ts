import type { Json } from '../imports/feed.ts'
import type { Fact } from './card.ts'
import { FLAGS, type FlagRows, type FurtherGroup, ROWS, type Rows, type Section } from './further-rows.ts'
import type { Ausstattung, Heizung } from './vocabulary.ts'

/** What the further facts are read from: the sections, and the words that other rows tell. */
export interface FurtherSource extends Record<Section, Json> {
  adresse_freigegeben: boolean
  ausstattung: readonly string[]
  heizung: readonly string[]
}

/** Words that say the same as one of `ausstattung` or `heizung`, whose row tells it already. */
const SAME: Readonly<Record<string, Readonly<Record<string, Ausstattung | Heizung>>>> = {
  kueche: { EBK: 'EINBAUKUECHE' },
  heizungsart: { FUSSBODEN: 'FUSSBODENHEIZUNG', FERN: 'FERNWAERME' },
  befeuerung: {
    FERN: 'FERNWAERME',
    GAS: 'GAS',
    OEL: 'OEL',
    PELLET: 'PELLETS',
    PELLETS: 'PELLETS',
    SOLAR: 'SOLAR',
    ELEKTRO: 'STROM',
  },
  fahrstuhl: { PERSONEN: 'LIFT' },
  stellplatzart: { GARAGE: 'GARAGE', FREIPLATZ: 'STELLPLATZ' },
  unterkellert: { JA: 'KELLER' },
}

/** Conditions that are not among the six of `zustand`. */
export const CONDITIONS = ['ABRISSOBJEKT', 'PROJEKTIERT', 'NACH_VEREINBARUNG']

/** The known values of a group, in reading order. */
export function furtherFacts(source: FurtherSource, group: FurtherGroup): Fact[] {
  return [
    ...ROWS.filter((each) => each.group === group).flatMap((row: Rows) => {
      const held = row.onlyReleased && !source.adresse_freigegeben ? {} : sectionOf(source, row.from)
      return row.names.split(' ').flatMap((name) => factsOf(name, row.format, held[name], source))
    }),
    ...flagRows(source, group),
  ]
}

/** The object in which the values of a row are stored. */
const sectionOf = (source: FurtherSource, [section, ...within]: Rows['from']): Json =>
  within.reduce(inner, source[section])

function factsOf(name: string, format: Fact['format'], value: Json[string] | undefined, source: FurtherSource): Fact[] {
  if (value === undefined || value === null || value === '') return []
  if (format === 'km') return distances(name, value)
  if (format === 'words') return wordRow(name, value, source)
  if (format === 'text') return [fact(name, 'text', textOf(value))]
  if (format === 'yes_no') return [fact(name, 'yes_no', value === true)]
  if (typeof value === 'object' || typeof value === 'boolean') return []
  // "nach Vereinbarung" where a date or a duration belongs.
  if (typeof value === 'string') return [fact(name, isWritten(format, value) ? 'text' : format, value)]
  return [fact(name, format, value)]
}

const isWritten = (format: Fact['format'], value: string) =>
  !(format === 'date' ? /^\d{4}-\d{2}-\d{2}/ : /^P\d/).test(value)

function wordRow(
  name: string,
  value: NonNullable<Json[string]>,
  { ausstattung, heizung }: Pick<FurtherSource, 'ausstattung' | 'heizung'>,
): Fact[] {
  const sent = (Array.isArray(value) ? value : [value]).filter((word) => typeof word === 'string')
  const words = name === 'zustand_art' ? sent.filter((word) => CONDITIONS.includes(word)) : sent
  const isTold = (word: string) => {
    const same = SAME[name]?.[word]
    return same !== undefined && (ausstattung.includes(same) || heizung.includes(same))
  }
  return words.some((word) => !isTold(word)) ? [fact(name, 'words', words)] : []
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
  for (const { row, from, names } of FLAGS.filter((each: FlagRows) => each.group === group)) {
    const held = sectionOf(source, from)
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

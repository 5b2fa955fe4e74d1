import { z } from 'zod'
import type { Field } from '../imports/fates/fate.ts'
import { type DISTANZEN, type DISTANZEN_SPORT, HOME } from '../imports/fates/home.ts'
import { TERMS } from '../imports/fates/terms.ts'
import { ZEITEINHEITEN } from '../prices/zeiteinheiten.ts'
import { line, prose } from '../text.ts'
import { CONDITIONS } from './further-facts.ts'
import { FLAGS, type FlagRows, type FurtherGroup, ROWS, type Rows, type Section } from './further-rows.ts'
import { PARKING, PARKING_NAMES, PARKING_PARTS, PRICE_ROWS, priceName } from './hand-prices.ts'

/** The columns of `property` that hold facts as JSON. */
export const FACT_COLUMNS = [
  'geo',
  'flaechen',
  'ausstattung_details',
  'zustand_angaben',
  'infrastruktur',
  'verwaltung_objekt',
  'preise',
  'user_defined',
] as const satisfies readonly (Section | 'preise' | 'user_defined')[]
type FactColumn = (typeof FACT_COLUMNS)[number]

/** Where a value is stored: a column, and names within it. `0` is the first record of a list. */
export type FactPath = readonly [FactColumn, ...string[]]

type Words = readonly [string, ...string[]]
/** What a fact says. `words` of a choice: the prefix of the messages of its values. */
export type FactKind =
  | { is: 'line' | 'flag' | 'day' | 'duration' }
  // Costs and fields that a sender names itself: a list of records, and texts by their names.
  | { is: 'costs' | 'own' }
  // `isGrouped`: the figures are long enough for thousands: 250.000 is a price, and 2.125 a yield.
  | { is: 'number'; max: number; unit?: string; isMoney?: true; isWhole?: true; isGrouped?: true }
  | { is: 'choice'; values: Words; words: string }
  | { is: 'choices'; values: Words; words: string }

type Split<S extends string, By extends string = ' '> = S extends `${infer One}${By}${infer Rest}`
  ? One | Split<Rest, By>
  : S
type RowName = Split<(typeof ROWS)[number]['names']>
export type FactField =
  | Exclude<RowName, 'distanzen' | 'distanzen_sport' | 'anzahl_balkons'>
  | `distanzen.${Split<typeof DISTANZEN, '|'>}`
  | `distanzen_sport.${Split<typeof DISTANZEN_SPORT, '|'>}`
  | Split<(typeof FLAGS)[number]['names']>
  | Split<(typeof PRICE_ROWS)[number]['names']>
  | `stp_${(typeof PARKING)[number]}.${(typeof PARKING_PARTS)[number]}`
  | 'etage_wort'
  | 'zusatzkosten'
  | 'user_defined'

/** The steps of the form that have facts. */
export type FactStep = 'object' | 'address' | 'price' | 'size' | 'features' | 'availability'

export interface HandFact {
  /** Places of the value: the first that has one counts, and a hand writes to the first. */
  at: readonly FactPath[]
  kind: FactKind
  step: FactStep
  /** The message of its name, and of what it says of that: "Hauptmietzins: USt." */
  label: string
  part?: string
}

const STEPS: Readonly<Record<FurtherGroup, FactStep>> = {
  objekt: 'object',
  flaechen: 'size',
  grund: 'size',
  zustand: 'features',
  ausstattung: 'features',
  lage: 'address',
  verwaltung: 'availability',
  verkauf: 'price',
}

type NumberKind = Extract<FactKind, { is: 'number' }>
const number = (max: number, unit?: string): NumberKind => ({ is: 'number', max, ...(unit && { unit }) })
const grouped = (max: number, unit?: string): NumberKind => ({ ...number(max, unit), isGrouped: true })
const money: FactKind = { is: 'number', max: 1e9, unit: '€', isMoney: true, isGrouped: true }
const percent = number(1000, '%')

const KINDS: Readonly<Record<string, FactKind>> = {
  text: { is: 'line' },
  yes_no: { is: 'flag' },
  date: { is: 'day' },
  duration: { is: 'duration' },
  number: number(1e6),
  area: grouped(1e7, 'm²'),
  metre: number(1e5, 'm'),
  cubic_metre: grouped(1e9, 'm³'),
  km: number(2000, 'km'),
  money,
  percent,
  // A rate or an amount.
  tax: grouped(1e8),
}

/** The words of each field of OpenImmo, by its name: `kueche`, `zustand_art`. */
const WORDS: ReadonlyMap<string, Field> = new Map(
  [...HOME, ...TERMS].flatMap((field) => {
    const [element = '', attribute = ''] = field.path.slice(field.path.lastIndexOf('/') + 1).split('@')
    return field.values.length === 0 ? [] : [[element, field] as const, [attribute, field] as const]
  }),
)

function kindOf(name: string, { format, isWhole }: Pick<Rows, 'isWhole'> & { format: string }): FactKind {
  if (format !== 'words') {
    const kind = KINDS[format] as FactKind
    return isWhole && kind.is === 'number' ? { ...kind, max: 10_000, isWhole, isGrouped: true } : kind
  }
  if (name === 'zustand_art') return choice(name, CONDITIONS)
  const field = WORDS.get(name)
  if (!field) throw new Error(`Words without values: ${name}`)
  return { ...choice(name, field.values), is: field.flags ? 'choices' : 'choice' }
}

const choice = (words: string, values: readonly string[]) => ({
  is: 'choice' as const,
  values: values as Words,
  words,
})

/** Senders have two names for these; a hand has one. */
const ALIASES: Readonly<Record<string, string>> = { anzahl_balkons: 'anzahl_balkone' }

function furtherFacts(): [string, HandFact][] {
  return ROWS.flatMap((row: Rows) =>
    row.names.split(' ').flatMap((name): [string, HandFact][] => {
      const step = STEPS[row.group]
      if (row.format !== 'km') {
        return [[name, { at: [[...row.from, name]], kind: kindOf(name, row), step, label: `fact.${name}` }]]
      }
      const [kind, values] = [KINDS.km as FactKind, WORDS.get(name)?.values ?? []]
      return values.map((to) => [
        `${name}.${to}`,
        { at: [[...row.from, name, to]], kind, step, label: `${name}.${to}` },
      ])
    }),
  )
}

const flagFacts = (): [string, HandFact][] =>
  FLAGS.flatMap(({ row, group, from, names }: FlagRows) =>
    names.split(' ').map((name): [string, HandFact] => {
      const kind = { is: 'flag' } as const
      return [name, { at: [[...from, name]], kind, step: STEPS[group], label: `${row}.${name.toUpperCase()}` }]
    }),
  )

const priceFacts = (): [string, HandFact][] =>
  PRICE_ROWS.flatMap(({ format, names }) =>
    names.split(' ').map((name): [string, HandFact] => {
      const kind = format === 'words' ? choice('zeiteinheit', ZEITEINHEITEN) : (KINDS[format] as FactKind)
      return [name, { at: [['preise', name]], kind, step: 'price', ...priceName(name) }]
    }),
  )

const parkingFacts = (): [string, HandFact][] =>
  PARKING.flatMap((art) =>
    PARKING_PARTS.map((name): [string, HandFact] => {
      const kind: FactKind = name === 'anzahl' ? { is: 'number', max: 10_000, isWhole: true, isGrouped: true } : money
      const at: FactPath = ['preise', `stp_${art}`, '0', name]
      return [
        `stp_${art}.${name}`,
        { at: [at], kind, step: 'price', label: `kosten.stp_${art}`, part: PARKING_NAMES[name] },
      ]
    }),
  )

/** Words for a storey whose number says less: a mezzanine, the one under the roof. */
export const STOREY_WORDS = ['EG', 'HOCHPARTERRE', 'MEZZANIN', 'SOUTERRAIN', 'KG', 'UG', 'DG'] as const
const storey: HandFact = {
  at: [['geo', 'etage']],
  kind: choice('etage', STOREY_WORDS),
  step: 'address',
  label: 'fact.etage',
  part: 'fact_part.worte',
}

const costs: HandFact = {
  at: [['preise', 'zusatzkosten']],
  kind: { is: 'costs' },
  step: 'price',
  label: 'kosten.zusatzkosten',
}
const own: HandFact = {
  at: [['user_defined']],
  kind: { is: 'own' },
  step: 'object',
  label: 'listing_edit.field.user_defined',
}

/** Every fact without a column of its own that a hand may set, derived from the rows of a home's page. */
export const HAND_FACTS: Readonly<Record<FactField, HandFact>> = collect([
  ['etage_wort', storey],
  ...furtherFacts(),
  ...flagFacts(),
  ...priceFacts(),
  ...parkingFacts(),
  ['zusatzkosten', costs],
  ['user_defined', own],
])

/** Facts of one name, from two sections or by two names, are one field with several places. */
function collect(all: readonly [string, HandFact][]): Readonly<Record<FactField, HandFact>> {
  const facts: Record<string, HandFact> = {}
  for (const [sent, fact] of all) {
    const name = ALIASES[sent] ?? sent
    const before = facts[name]
    facts[name] = before ? { ...before, at: [...before.at, ...fact.at] } : fact
  }
  return facts as Record<FactField, HandFact>
}

export const FACT_FIELDS = Object.keys(HAND_FACTS) as FactField[]
export const isFactField = (name: string): name is FactField => Object.hasOwn(HAND_FACTS, name)

export type FactValue =
  | string
  | number
  | boolean
  | string[]
  | Record<string, string | number | boolean>[]
  | Record<string, string | string[]>

/** Days, weeks, months or years as ISO 8601: P6M. */
const duration = z.string().regex(/^P\d{1,4}(?:\.\d)?[DWMY]$/, 'invalid')

const LIST_MAX = 200
const amount = z.number().min(0).max(1e9).optional()
/** Further parts of a cost, such as its tax, are kept as the feed has sent them. */
const cost = z
  .object({ name: line(200).optional(), netto: amount, brutto: amount })
  .catchall(z.union([line(300), z.number(), z.boolean()]))
const ownName = line(100).min(1, 'missing')
const ownText = prose(2000).min(1, 'missing')
const ownValues = z
  .record(ownName, z.union([ownText, z.array(ownText).max(LIST_MAX)]))
  .refine((all) => Object.keys(all).length <= LIST_MAX, 'list_length')

function schemaOf(kind: FactKind): z.ZodType<FactValue> {
  switch (kind.is) {
    case 'number':
      return (kind.isWhole ? z.int() : z.number()).min(0).max(kind.max)
    case 'flag':
      return z.boolean()
    case 'day':
      return z.iso.date('day')
    case 'duration':
      return duration
    case 'costs':
      return z.array(cost).max(LIST_MAX) as unknown as z.ZodType<FactValue>
    case 'own':
      return ownValues
    case 'choice':
      return z.enum(kind.values)
    case 'choices':
      return z
        .array(z.enum(kind.values))
        .max(kind.values.length)
        .overwrite((all) => [...new Set(all)])
    default:
      return line(300).min(1, 'missing')
  }
}

/** The schema of each fact; null clears it. */
export const factShape = Object.fromEntries(
  FACT_FIELDS.map((name) => [name, schemaOf(HAND_FACTS[name].kind).nullable().optional()]),
) as Record<FactField, z.ZodOptional<z.ZodNullable<z.ZodType<FactValue>>>>

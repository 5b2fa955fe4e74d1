import type { Json } from '../imports/feed.ts'
import type { Fact, PropertyDetail } from './card.ts'
import { ENERGIEKLASSEN, type Energieklasse } from './vocabulary.ts'

/** Figures of an energy certificate, by OpenImmo's names. */
export const ENERGY_FIGURES = ['hwb', 'fgee', 'endenergiebedarf', 'energieverbrauchkennwert'] as const
export type EnergyFigure = (typeof ENERGY_FIGURES)[number]

/**
 * The figures that an advertisement in Austria must state, from a day on. These are listed even when unknown; others
 * are shown when known, so that an entry changes only what is asked for.
 */
export const MANDATORY_FIGURES: readonly { since: string | null; figures: readonly EnergyFigure[]; source: string }[] =
  [
    { since: '2012-12-01', figures: ['hwb', 'fgee'], source: 'EAVG 2012, § 3' },
    // Not in force. Once the law is made, `since` becomes its day, and nothing else changes.
    {
      since: null,
      figures: ['hwb', 'endenergiebedarf'],
      source: 'draft of 2026: the final energy demand and its class replace fGEE',
    },
  ]

/** @param day in Vienna, such as 2026-11-22 */
export function mandatoryFigures(day: string, table = MANDATORY_FIGURES): readonly EnergyFigure[] {
  return table.findLast(({ since }) => since !== null && since <= day)?.figures ?? []
}

export interface EnergySource {
  land: string | null
  hwb: number | null
  hwb_klasse: string | null
  fgee: number | null
  fgee_klasse: string | null
  energiepass: Json
}

type Value = string | number | boolean

/** Names of the final energy demand and its class in fields of senders' own (`epass_eebwert`). */
const EEB = ['endenergiebedarf', 'eebwert', 'eeb']
const EEB_KLASSE = ['eebklasse', 'eeb_klasse', 'endenergiebedarf_klasse']

/** All that a page shows of the certificates. Of several, the one that is valid longest counts first. */
export function energyOf(source: EnergySource, day: string): PropertyDetail['energie'] {
  const passes = certificatesOf(source.energiepass)
  const value = (...names: string[]) => names.flatMap((name) => valuesOf(passes, name))[0]
  const number = (...names: string[]) => names.flatMap((name) => valuesOf(passes, name)).find(isNumber) ?? null
  const consumption = number('energieverbrauchkennwert')
  const demand = number(...EEB)
  const letter = textOf(value('wertklasse'))?.toUpperCase() ?? null
  // The class belongs to the figure of its kind of certificate.
  const isConsumption = demand === null && (consumption !== null || value('epart') === 'VERBRAUCH')
  return {
    hwb: source.hwb,
    hwb_klasse: source.hwb_klasse as Energieklasse | null,
    fgee: source.fgee,
    fgee_klasse: source.fgee_klasse as Energieklasse | null,
    endenergiebedarf: demand,
    endenergiebedarf_klasse: textOf(value(...EEB_KLASSE))?.toUpperCase() ?? (isConsumption ? null : letter),
    energieverbrauchkennwert: consumption,
    energieverbrauchkennwert_klasse: isConsumption ? letter : null,
    pflicht: source.land === 'AUT' ? [...mandatoryFigures(day)] : [],
    gueltig_bis: validUntil(passes),
    angaben: ANGABEN.flatMap(([name, format]) => {
      const found = value(name)
      return found === undefined ? [] : [angabe(name, format, found)]
    }),
  }
}

const ANGABEN: readonly (readonly [name: string, format: Fact['format']])[] = [
  ['epart', 'words'],
  ['stromwert', 'kwh'],
  ['waermewert', 'kwh'],
  ['mitwarmwasser', 'yes_no'],
  ['primaerenergietraeger', 'text'],
  ['gebaeudeart', 'words'],
  ['baujahr', 'year'],
  ['ausstelldatum', 'date'],
  ['jahrgang', 'words'],
  ['geg2018', 'text'],
  ['epasstext', 'text'],
]

/** @returns the value in its format, or as the text sent: "48 kWh" where a number belongs */
function angabe(name: string, format: Fact['format'], value: Value): Fact {
  const label = `fact.energiepass_${name}`
  if (format === 'words') return { label, format, value: [String(value).toUpperCase()] }
  if (format === 'yes_no' && typeof value === 'boolean') return { label, format, value }
  if ((format === 'kwh' || format === 'year') && isNumber(value)) return { label, format, value }
  if (format === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(String(value))) return { label, format, value: String(value) }
  return { label, format: 'text', value: String(value) }
}

/** The class as one of the nine of the Austrian scale; null for others, such as H. */
export const scaleClass = (letter: string | null): Energieklasse | null =>
  ENERGIEKLASSEN.find((each) => each === letter) ?? null

type Certificate = Readonly<Record<string, Value>>

function certificatesOf({ ausweise, felder }: Json): Certificate[] {
  const list = Array.isArray(ausweise) ? (ausweise as Certificate[]) : []
  const sorted = list.toSorted((a, b) => lastDay(b.gueltig_bis).localeCompare(lastDay(a.gueltig_bis)))
  return typeof felder === 'object' && felder !== null && !Array.isArray(felder)
    ? [...sorted, felder as Certificate]
    : sorted
}

const valuesOf = (passes: readonly Certificate[], name: string): Value[] =>
  passes.flatMap((pass) => (pass[name] === undefined || pass[name] === '' ? [] : [pass[name]]))

const isNumber = (value: Value): value is number => typeof value === 'number'

const textOf = (value: Value | undefined): string | null => (value === undefined ? null : String(value).slice(0, 20))

/** The last day on which one of the certificates is valid, ISO 8601; null when unknown. */
function validUntil(passes: readonly Certificate[]): string | null {
  const last = passes
    .map(({ gueltig_bis }) => lastDay(gueltig_bis))
    .sort()
    .at(-1)
  return last ? last : null
}

/** Dates are as precise as they were sent (2031-05-01, 2031-05, 2031): a month or a year ends with its last day. */
function lastDay(sent: Value | undefined): string {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/.exec(String(sent ?? '')) ?? []
  if (year === undefined) return ''
  const last = new Date(Date.UTC(Number(year), Number(month ?? 12), 0)).toISOString().slice(0, 10)
  return day === undefined ? last : `${year}-${month}-${day}`
}

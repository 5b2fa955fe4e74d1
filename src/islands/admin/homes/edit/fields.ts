import { CURRENCIES } from '../../../../domain/currency/rates.ts'
import { currencyOf } from '../../../../domain/format/price.ts'
import type { HandField, HandStep } from '../../../../domain/properties/hand.ts'
import {
  FACT_FIELDS,
  type FactField,
  type FactKind,
  HAND_FACTS,
  isFactField,
} from '../../../../domain/properties/hand-facts.ts'
import {
  AUSSTATTUNGEN,
  BAUARTEN,
  ENERGIEKLASSEN,
  HEIZUNGEN,
  OBJEKTARTEN,
  UNTERGRUPPEN_JE_OBJEKTART,
  VERMARKTUNGSARTEN,
  ZUSTAENDE,
} from '../../../../domain/properties/vocabulary.ts'

/**
 * How a field is drawn. `words`: the prefix of the messages of its values. `isMoney`: the unit is the home's currency.
 * `isFlag`: the values stand for true and false.
 */
export type Kind =
  | FactKind
  | { is: 'prose' | 'links' | 'position' | 'certificate' | 'subtype' }
  | { is: 'record'; of: 'people' | 'projects' }
  | { is: 'number'; unit?: string; isMoney?: true; isGrouped?: true }
  | { is: 'choice'; values: readonly string[]; words?: string; isNeeded?: true; isFlag?: true }
  | { is: 'choices'; values: readonly string[]; words: string }
  | { is: 'translations'; of: 'line' | 'prose' }

const line = { is: 'line' } as const
const prose = { is: 'prose' } as const
const flag = { is: 'flag' } as const
const number = { is: 'number' } as const
const whole = { is: 'number', isGrouped: true } as const
const money = { is: 'number', unit: '€', isMoney: true, isGrouped: true } as const
const area = { is: 'number', unit: 'm²', isGrouped: true } as const
const lines = { is: 'translations', of: 'line' } as const
const texts = { is: 'translations', of: 'prose' } as const

type Step = Readonly<Partial<Record<HandField, Kind>>>

/** The steps of the form with their fields, in this order. */
export const STEPS: Readonly<Record<HandStep, Step>> = {
  object: {
    objekttitel: line,
    objekttitel_translations: lines,
    vermarktungsart: { is: 'choices', values: VERMARKTUNGSARTEN, words: 'vermarktungsart' },
    objektart: { is: 'choice', values: OBJEKTARTEN, words: 'objektart' },
    objektart_untergruppe: { is: 'subtype' },
    nutzungsart: { is: 'choices', values: ['WOHNEN', 'GEWERBE', 'ANLAGE', 'WAZ'], words: 'listing_edit.use' },
    agent_id: { is: 'record', of: 'people' },
    project_id: { is: 'record', of: 'projects' },
  },
  address: {
    strasse: line,
    hausnummer: line,
    stiege: line,
    tuernummer: line,
    plz: line,
    ort: line,
    ortsteil: line,
    land: line,
    adresse_freigegeben: {
      is: 'choice',
      values: ['true', 'false'],
      words: 'listing_edit.shown',
      isNeeded: true,
      isFlag: true,
    },
    ungenau_radius: { ...whole, unit: 'm' },
    position: { is: 'position' },
    etage: number,
    anzahl_etagen: whole,
  },
  price: {
    kaufpreis: money,
    gesamtbelastungbrutto: money,
    kaltmiete: money,
    warmmiete: money,
    nebenkosten: money,
    heizkosten: money,
    hauptmietzinsnetto: money,
    hauptmietzinsust: money,
    betriebskostennetto: money,
    betriebskostenust: money,
    ruecklagenetto: money,
    kaution: money,
    kaution_text: line,
    provisionspflichtig: flag,
    aussen_courtage: line,
    provisionnetto: money,
    provisionbrutto: money,
    waehrung: { is: 'choice', values: CURRENCIES, isNeeded: true },
  },
  size: {
    wohnflaeche: area,
    nutzflaeche: area,
    gesamtflaeche: area,
    grundstuecksflaeche: area,
    balkon_terrasse_flaeche: area,
    gartenflaeche: area,
    kellerflaeche: area,
    anzahl_zimmer: number,
    anzahl_schlafzimmer: number,
    anzahl_badezimmer: number,
    anzahl_sep_wc: number,
    anzahl_stellplaetze: whole,
  },
  features: {
    ausstattung: { is: 'choices', values: AUSSTATTUNGEN, words: 'ausstattung' },
    heizung: { is: 'choices', values: HEIZUNGEN, words: 'heizung' },
    zustand: { is: 'choice', values: ZUSTAENDE, words: 'zustand' },
    bauart: { is: 'choice', values: BAUARTEN, words: 'bauart' },
    baujahr: whole,
    letztemodernisierung: line,
    haustiere: flag,
  },
  energy: {
    hwb: { is: 'number', unit: 'kWh/m²a' },
    hwb_klasse: { is: 'choice', values: ENERGIEKLASSEN },
    fgee: number,
    fgee_klasse: { is: 'choice', values: ENERGIEKLASSEN },
    energiepass: { is: 'certificate' },
  },
  texts: {
    dreizeiler: line,
    dreizeiler_translations: lines,
    objektbeschreibung: prose,
    objektbeschreibung_translations: texts,
    lage: prose,
    lage_translations: texts,
    ausstatt_beschr: prose,
    ausstatt_beschr_translations: texts,
    sonstige_angaben: prose,
    sonstige_angaben_translations: texts,
  },
  availability: {
    verfuegbar_ab: line,
    befristet: flag,
    mietdauer_max_monate: whole,
  },
  media: { links: { is: 'links' } },
}

export const STEP_NAMES = Object.keys(STEPS) as HandStep[]

/** The fields of a step that every home has in its form. */
export const kindsOf = (step: HandStep): [HandField, Kind][] => Object.entries(STEPS[step]) as [HandField, Kind][]

/** Its further facts, of which a home has few. */
export const factsOf = (step: HandStep): [FactField, Kind][] =>
  FACT_FIELDS.filter((field) => HAND_FACTS[field].step === step).map((field) => [field, HAND_FACTS[field].kind])

/** Every field with its kind. */
export const ALL_FIELDS: readonly [HandField, Kind][] = STEP_NAMES.flatMap((step) => [
  ...kindsOf(step),
  ...factsOf(step),
])

/** How a field of a home is drawn whose amounts are in `waehrung`: not euros have their code, since several share a sign. */
export function inCurrency(kind: Kind, waehrung: string): Kind {
  const currency = currencyOf(waehrung)
  return kind.is === 'number' && kind.isMoney && currency !== 'EUR' ? { ...kind, unit: currency } : kind
}

export const stepOf = (field: HandField): HandStep =>
  isFactField(field) ? HAND_FACTS[field].step : (STEP_NAMES.find((step) => field in STEPS[step]) ?? 'object')

/** The sub-types of a type. */
export const subtypesOf = (objektart: unknown): readonly string[] =>
  typeof objektart === 'string' && objektart in UNTERGRUPPEN_JE_OBJEKTART
    ? UNTERGRUPPEN_JE_OBJEKTART[objektart as keyof typeof UNTERGRUPPEN_JE_OBJEKTART]
    : []

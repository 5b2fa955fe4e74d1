import { z } from 'zod'
import { VERMARKTUNGSARTEN } from '../properties/vocabulary.ts'
import { ZEITEINHEITEN } from './zeiteinheiten.ts'

const text = z.string()
const number = z.number()

/** What is offered, where "to buy" or "to let" alone would mislead. */
export const ANGEBOTSFORMEN = [
  'ERBPACHT',
  'ZWANGSVERSTEIGERUNG',
  'BIETERVERFAHREN',
  'VERMIETET',
  'PACHT',
  'LEASING',
] as const
export type Angebotsform = (typeof ANGEBOTSFORMEN)[number]

/** What the amount of a main price is. */
export const PREISARTEN = [
  'kaufpreis',
  'richtpreis',
  'verkehrswert',
  'mindestpreis',
  'gesamtmiete',
  'bruttomiete',
  'kaltmiete',
  'pacht',
] as const

export const headPriceSchema = z.object({
  betrag: number.nullable().describe('In `waehrung`; null means on request'),
  art: z
    .enum(PREISARTEN)
    .describe('gesamtmiete: the total of a rent; bruttomiete: the rent with its tax, other parts unknown'),
  zeiteinheit: z.enum(ZEITEINHEITEN).nullable().describe('Null for what is paid once'),
  ust: z
    .enum(['netto', 'zzgl'])
    .nullable()
    .describe('netto: the sender gives the net amount; zzgl: VAT is added to it'),
})
/** The price that a home is shown by. */
export type HeadPrice = z.infer<typeof headPriceSchema>

export const GRUPPEN = ['laufend', 'gesamt', 'wahlweise', 'einmalig', 'ertrag', 'weitere'] as const

export const costPartSchema = z.object({
  name: text.describe('OpenImmo name: hauptmietzinsnetto, betriebskostennetto, ...; label key `kosten.<name>`'),
  gruppe: z
    .enum(GRUPPEN)
    .describe(
      'laufend: recurring, of these the total is formed; gesamt: totals as sent, or formed; wahlweise: recurring and not in the total; einmalig: paid once; ertrag: yields; weitere: per m² and the like',
    ),
  netto: number.nullable(),
  ust: number.nullable().describe('Percent'),
  brutto: number.nullable().describe('With tax, or the amount as sent where no tax is stated'),
  bis: number.nullable().describe('The upper end of a range that begins with netto or brutto'),
  prozent: number.nullable().describe('Of taxes, fees and yields'),
  faktor: number.nullable().describe('The price as a multiple of the annual rent'),
  anzahl: number.nullable().describe('Of parking spaces'),
  titel: text.nullable().describe("The sender's own name of the part"),
  text: text.nullable().describe("In the sender's words"),
  zeiteinheit: z
    .enum(ZEITEINHEITEN)
    .nullable()
    .describe('Of recurring amounts; null when the sender does not state it'),
  vermarktungsart: z
    .enum(VERMARKTUNGSARTEN)
    .nullable()
    .describe('Of a home for sale and to let, the offer that a recurring part belongs to; null: the same in both'),
  enthalten: z.boolean().describe('Contained in another part, so not counted again'),
})
/** One amount of the prices; null means unknown and is shown as "keine Angabe". */
export type CostPart = z.infer<typeof costPartSchema>

export const ertragSchema = z.object({
  rendite: number.nullable().describe('Percent a year'),
  rendite_art: z
    .enum(['nettorendite_ist', 'nettorendite', 'nettorendite_soll', 'bruttorendite'])
    .nullable()
    .describe('As sent; bruttorendite is formed of rent income and price'),
  mieteinnahmen: number.nullable().describe('A year, in `waehrung`'),
  mieteinnahmen_art: z.enum(['ist', 'soll']).nullable().describe('soll: with every unit let'),
  faktor: number.nullable().describe('The price as a multiple of the annual rent'),
})
/** What a home that is bought to let earns. */
export type Ertrag = z.infer<typeof ertragSchema>

/** What a reader of the prices has to know. */
export const HINWEISE = [
  'errechnet',
  'ohne_heizkosten',
  'nebenkosten_dazu',
  'warmmiete_ohne_heizung',
  'rest',
  'teile_ueber_gesamt',
  'ust_offen',
  'zwei_kaufpreise',
  'provision_widerspruch',
  'kein_kaufpreis',
] as const
export type HinweisCode = (typeof HINWEISE)[number]

export const hinweisSchema = z.object({
  code: z.enum(HINWEISE).describe('Message key `preis_hinweis.<code>`'),
  betraege: z.record(text, number).describe('Amounts that the sentence names'),
  vermarktungsart: z
    .enum(VERMARKTUNGSARTEN)
    .optional()
    .describe('Only of a home for sale and to let: the offer that the sentence is about'),
})
export type Hinweis = z.infer<typeof hinweisSchema>

export const provisionSchema = z.object({
  stand: z
    .enum(['frei', 'faellig', 'widerspruch', 'unbekannt'])
    .describe('widerspruch: free in one field, an amount in another'),
  provisionspflichtig: z.boolean().nullable().describe('As sent'),
  text: text.nullable().describe('aussen_courtage, as sent'),
  netto: number.nullable(),
  ust: number.nullable().describe('Percent'),
  brutto: number.nullable(),
  mit_ust: z.boolean().nullable().describe('Whether the text means an amount with tax; null when not stated'),
  innen: text.nullable().describe('innen_courtage: what the seller or landlord pays, as sent'),
  innen_mit_ust: z.boolean().nullable(),
  hinweis: text.nullable().describe('courtage_hinweis, as sent'),
})
/** The commission. */
export type Provision = z.infer<typeof provisionSchema>

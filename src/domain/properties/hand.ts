import { z } from 'zod'
import { readWebAddress } from '../contact.ts'
import { CURRENCIES } from '../currency/rates.ts'
import { cents } from '../format/cents.ts'
import { line, prose } from '../text.ts'
import { ENERGY_BUILDINGS, ENERGY_KINDS, ENERGY_REASONS, ENERGY_YEARS } from './energy-words.ts'
import { type FactField, factShape, isFactField } from './hand-facts.ts'
import { LINK_GROUPS, LINKS_MAX } from './links.ts'
import { TRANSLATED } from './translated.ts'
import {
  AUSSTATTUNGEN,
  BAUARTEN,
  ENERGIEKLASSEN,
  HEIZUNGEN,
  OBJEKTARTEN,
  UNTERGRUPPEN,
  VERMARKTUNGSARTEN,
  ZUSTAENDE,
} from './vocabulary.ts'

const words = (max: number) => line(max).nullable().optional()
const text = prose(20_000).nullable().optional()
/** As many decimals as the column has, so that editor, audit and page show the same. */
const decimals = (max: number, round: (value: number) => number = cents) =>
  z.number().min(0).max(max).overwrite(round).nullable().optional()
/** EUR, or the currency of the home. */
const amount = decimals(99_999_999_999)
/** m² */
const area = decimals(999_999_999)
const count = decimals(9999, (value) => Math.round(value * 10) / 10)
const whole = z.int().min(0).max(9999).nullable().optional()
const flag = z.boolean().nullable().optional()
const wordsOf = <const T extends readonly string[]>(list: T) =>
  z
    .array(z.enum(list))
    .max(list.length)
    .overwrite((all) => [...new Set(all)])
    .optional()
const oneOf = <const T extends readonly string[]>(list: T) => z.enum(list).nullable().optional()

const translations = (one: z.ZodType<string>) => z.partialRecord(z.enum(TRANSLATED), one).optional()
const titles = translations(line(300).min(1))
const texts = translations(prose(20_000).min(1))

/** WGS 84 degrees. */
const position = z
  .strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
  .nullable()
  .optional()

const day = z.iso.date('day')
/** kWh/m²a */
const kwh = z.number().min(0).max(5000).optional()
/** The energy certificate as a hand sets it. */
export const certificateSchema = z.strictObject({
  jahrgang: z
    .enum([...ENERGY_YEARS, ...ENERGY_REASONS])
    .optional()
    .describe('Why the figures are missing'),
  epart: z.enum(ENERGY_KINDS).optional(),
  ausstelldatum: day.optional(),
  gueltig_bis: day.optional(),
  endenergiebedarf: kwh,
  energieverbrauchkennwert: kwh,
  wertklasse: line(100).min(1).optional().describe('Of the figure above'),
  stromwert: kwh,
  waermewert: kwh,
  mitwarmwasser: z.boolean().optional(),
  primaerenergietraeger: line(300).min(1).optional(),
  gebaeudeart: z.enum(ENERGY_BUILDINGS).optional(),
  baujahr: z.int().min(1000).max(2200).optional(),
  geg2018: line(300).min(1).optional(),
  epasstext: line(500).min(1).optional(),
})
type Certificate = z.output<typeof certificateSchema>

/** A part of the certificate as a feed wrote it. */
const fed = z.union([z.string().max(20_000), z.number(), z.boolean()])
/**
 * The parts stand in one field, so a change of one sends all. A part that the home says already may be what no hand
 * would write, such as a misspelt word of its feed: `foreignParts` compares them with the home.
 */
const energiepass = z
  .strictObject(
    Object.fromEntries(
      Object.entries(certificateSchema.shape).map(([name, part]) => [name, z.union([part, fed]).optional()]),
    ) as unknown as Record<keyof Certificate, z.ZodOptional<z.ZodType<string | number | boolean>>>,
  )
  .describe('A part may stay what the feed has written; a changed one is a value of the list')
  .nullable()
  .optional()

/** OpenImmo's uses (nutzungsart) that Klinke knows. */
export const NUTZUNGSARTEN = ['WOHNEN', 'GEWERBE', 'ANLAGE', 'WAZ'] as const

/** An address of the web, whole and without credentials, as the import takes it. */
const webAddress = z
  .string()
  .trim()
  .max(2000)
  .refine((text) => readWebAddress(text) !== null, 'invalid')
  .overwrite((text) => readWebAddress(text) ?? text)
const links = z
  .array(z.strictObject({ gruppe: z.enum(LINK_GROUPS), titel: line(200).nullable(), url: webAddress }))
  .max(LINKS_MAX)
  .optional()

/** The fields that a hand may set, in the steps of the form. Null clears one. */
export const HAND_STEPS = {
  object: {
    objekttitel: line(300).min(1).optional(),
    vermarktungsart: z
      .array(z.enum(VERMARKTUNGSARTEN))
      .min(1, 'missing')
      .max(2)
      .overwrite((all) => [...new Set(all)])
      .optional(),
    objektart: oneOf(OBJEKTARTEN),
    objektart_untergruppe: oneOf(UNTERGRUPPEN),
    nutzungsart: wordsOf(NUTZUNGSARTEN),
    agent_id: z.int().positive().nullable().optional().describe('The person of the agency'),
    project_id: z.int().positive().nullable().optional().describe('The project that it is a unit of'),
  },
  address: {
    strasse: words(200),
    hausnummer: words(40),
    stiege: words(40),
    tuernummer: words(40),
    plz: words(12),
    ort: words(120),
    ortsteil: words(120),
    land: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .nullable()
      .optional()
      .describe('ISO 3166 alpha-3'),
    position: position.describe('The exact place, degrees; shown as the next two fields say'),
    adresse_freigegeben: z.boolean().optional().describe('Whether street, number and exact place are shown'),
    ungenau_radius: z.int().min(50).max(20_000).nullable().optional().describe('Metres of the circle on the map'),
    etage: z.int().min(-9).max(200).nullable().optional(),
    anzahl_etagen: z.int().min(0).max(200).nullable().optional(),
  },
  price: {
    kaufpreis: amount,
    kaltmiete: amount,
    warmmiete: amount,
    nebenkosten: amount,
    heizkosten: amount,
    hauptmietzinsnetto: amount,
    hauptmietzinsust: amount,
    betriebskostennetto: amount,
    betriebskostenust: amount,
    gesamtbelastungbrutto: amount,
    ruecklagenetto: amount,
    kaution: amount,
    kaution_text: words(300),
    provisionspflichtig: flag,
    aussen_courtage: words(300),
    provisionnetto: amount,
    provisionbrutto: amount,
    waehrung: z.enum(CURRENCIES).optional().describe('Of all amounts'),
  },
  size: {
    wohnflaeche: area,
    nutzflaeche: area,
    gesamtflaeche: area,
    grundstuecksflaeche: area,
    balkon_terrasse_flaeche: area,
    gartenflaeche: area,
    kellerflaeche: area,
    anzahl_zimmer: count,
    anzahl_schlafzimmer: count,
    anzahl_badezimmer: count,
    anzahl_sep_wc: count,
    anzahl_stellplaetze: whole,
  },
  features: {
    ausstattung: wordsOf(AUSSTATTUNGEN),
    heizung: wordsOf(HEIZUNGEN),
    zustand: oneOf(ZUSTAENDE),
    bauart: oneOf(BAUARTEN),
    baujahr: z.int().min(1000).max(2200).nullable().optional(),
    letztemodernisierung: words(40),
    haustiere: flag,
  },
  energy: {
    hwb: z.number().min(0).max(9999).nullable().optional().describe('kWh/m²a'),
    hwb_klasse: oneOf(ENERGIEKLASSEN),
    fgee: z.number().min(0).max(99).nullable().optional(),
    fgee_klasse: oneOf(ENERGIEKLASSEN),
    energiepass,
  },
  texts: {
    dreizeiler: words(1000),
    objektbeschreibung: text,
    lage: text,
    ausstatt_beschr: text,
    sonstige_angaben: text,
    objekttitel_translations: titles,
    dreizeiler_translations: translations(line(1000).min(1)),
    objektbeschreibung_translations: texts,
    lage_translations: texts,
    ausstatt_beschr_translations: texts,
    sonstige_angaben_translations: texts,
  },
  availability: {
    verfuegbar_ab: words(120),
    befristet: flag,
    mietdauer_max_monate: z.int().min(1).max(1200).nullable().optional(),
  },
  media: { links: links.describe('Tours, films and pages elsewhere, in their order') },
} as const

export type HandStep = keyof typeof HAND_STEPS

export const handSchema = z.strictObject({
  ...HAND_STEPS.object,
  ...HAND_STEPS.address,
  ...HAND_STEPS.price,
  ...HAND_STEPS.size,
  ...HAND_STEPS.features,
  ...HAND_STEPS.energy,
  ...HAND_STEPS.texts,
  ...HAND_STEPS.availability,
  ...HAND_STEPS.media,
  ...factShape,
})

export type HandValues = z.output<typeof handSchema>
export type HandField = keyof HandValues

/** A field with a column of its own; other fields are the position, the links, and facts of sections. */
export type ColumnField = Exclude<HandField, FactField | 'position' | 'links'>

export const HAND_FIELDS = Object.keys(handSchema.shape) as HandField[]
export const handField = z.enum(HAND_FIELDS as [HandField, ...HandField[]])
export const COLUMN_FIELDS = HAND_FIELDS.filter(
  (field): field is ColumnField => field !== 'position' && field !== 'links' && !isFactField(field),
)
export const isHandField = (name: string): name is HandField => Object.hasOwn(handSchema.shape, name)

/** Fields whose text is HTML, made safe before it is stored. */
export const HAND_PROSE: readonly HandField[] = ['objektbeschreibung', 'lage', 'ausstatt_beschr', 'sonstige_angaben']

/** The same of each language. */
export const HAND_PROSE_TRANSLATIONS: readonly HandField[] = [
  'objektbeschreibung_translations',
  'lage_translations',
  'ausstatt_beschr_translations',
  'sonstige_angaben_translations',
]

/** Fields that decide in which place a home lies, and where the map shows it. */
export const HAND_PLACE: readonly HandField[] = [
  'plz',
  'ort',
  'land',
  'position',
  'adresse_freigegeben',
  'ungenau_radius',
]

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()])
const link = z.object({ gruppe: z.string(), titel: z.string().nullable(), url: z.string() })
const value = z.union([
  scalar,
  z.array(z.string()),
  z.array(link),
  z.array(z.record(z.string(), scalar)),
  z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
])
export const originSchema = z.object({
  field: handField,
  value,
  origin: z.enum(['feed', 'hand']).describe('Who says so'),
  feed_value: value.describe('What the feed said last; null of a home without a feed'),
  changed_at: z.iso.datetime().nullable().describe('When the hand set it'),
})
export type FieldOrigin = z.output<typeof originSchema>

import { z } from 'zod'
import {
  ANGEBOTSFORMEN,
  costPartSchema,
  ertragSchema,
  headPriceSchema,
  hinweisSchema,
  provisionSchema,
} from '../prices/schemas.ts'
import { ENERGIEKLASSEN, OBJEKTARTEN, type Objektart, VERMARKTUNGSARTEN, ZUSTAENDE } from './vocabulary.ts'

/**
 * The property data of the API and the pages, as schemas: types, OpenAPI text and the tests that compare answers with
 * their description all use them.
 */
const text = z.string()
const number = z.number()
const translations = z.record(text, text)

export const locationSchema = z.object({
  ort: text.nullable(),
  plz: text.nullable(),
  bezirk: text.nullable().describe('The name of the district, in Vienna'),
  bundesland: text.nullable(),
  land: text.nullable().describe('ISO 3166 alpha-2: AT, DE; null when the sender leaves it in doubt'),
  /** Null unless the sender releases the address. */
  strasse: text.nullable(),
  lat: number.nullable(),
  lng: number.nullable(),
  ungenau_radius: number.nullable().describe('Metres; null means the marker is exact'),
})
/** The part of an address that may be shown. */
export type Location = z.infer<typeof locationSchema>

export const pictureSchema = z.object({
  url: text.describe('The largest'),
  thumbnail_url: text,
  srcset: text.describe('All widths'),
  width: number,
  height: number,
  thumbhash: text.nullable().describe('ThumbHash as base64'),
  gruppe: text.describe('OpenImmo: TITELBILD, BILD, GRUNDRISS, ...'),
  titel: text.nullable(),
  titel_lang: text
    .optional()
    .describe('BCP 47 tag of titel where it was written for this language; without it, titel is in German'),
})
/** A picture as pages use it. */
export type Picture = z.infer<typeof pictureSchema>

export const offerSchema = z.object({
  id: number.int(),
  title_slug: text,
  firma: text,
  waehrung: text,
  preis: headPriceSchema,
  angebotsformen: z.array(z.enum(ANGEBOTSFORMEN)),
  kaufpreis: number.nullable(),
  kaltmiete: number.nullable(),
  gesamtmiete: number.nullable(),
  provisionsfrei: z.boolean(),
})
/** Another company's listing of the same home. */
export type Offer = z.infer<typeof offerSchema>

export const propertyCardSchema = z.object({
  id: number.int(),
  external_id: text,
  title_slug: text,
  objekttitel: text,
  objekttitel_lang: text.describe('BCP 47 tag of objekttitel, for the lang attribute'),
  objekttitel_translations: translations.describe('In every language that the sender gave, by language code'),
  status: z.enum(['active', 'reserved']),
  vermarktungsart: z.enum(VERMARKTUNGSARTEN),
  vermarktungsarten: z.array(z.enum(VERMARKTUNGSARTEN)),
  objektart: z.enum(OBJEKTARTEN as [Objektart, ...Objektart[]]).nullable(),
  objektart_untergruppe: text.nullable(),
  objektart_hauptgruppe: text.nullable(),
  location: locationSchema,
  waehrung: text.describe('ISO 4217; anything but EUR is rare'),
  preis: headPriceSchema.describe('The price that the home is shown by'),
  angebotsformen: z.array(z.enum(ANGEBOTSFORMEN)).describe('What is offered, where sale or rental alone would mislead'),
  kaufpreis: number.nullable().describe('The purchase price, as far as it is for sale'),
  kaltmiete: number.nullable().describe('As sent, for the `zeiteinheit` of the rent'),
  gesamtmiete: number.nullable().describe('Total of a rent where known, for its `zeiteinheit`'),
  preis_vorher: number.nullable().describe('Main price before its last reduction, null when it was not reduced'),
  flaeche: number.nullable().describe('m²: wohnflaeche, nutzflaeche for commercial objects'),
  grundstuecksflaeche: number.nullable().describe('m²'),
  anzahl_zimmer: number.nullable(),
  hwb_klasse: z.enum(ENERGIEKLASSEN).nullable(),
  provisionsfrei: z.boolean(),
  ertrag: ertragSchema.nullable().describe('Yield and rent income of what is bought to let'),
  primary_image: pictureSchema.nullable(),
  images: z.array(pictureSchema).describe('The first ones on a card, all on the page of a home'),
  bilder_anzahl: number.int().describe('Photographs on the page of the home'),
  kurztext: text.nullable().describe('The beginning of the description, or of the three lines; plain text'),
  kurztext_lang: text.nullable().describe('BCP 47 tag of kurztext'),
  ausstattung: z.array(text),
  verfuegbar_ab: text.nullable().describe('A day, or the words of the sender'),
  company: z.object({ id: number.int(), firma: text }),
  project_id: number.int().nullable(),
  auch_bei: z.array(offerSchema).describe('The same home at other companies, the cheapest first'),
  published_at: z.iso.datetime(),
})
/**
 * The data of a card in a list, and the answer of `POST /api/properties/batch`. Texts are in the requested language.
 */
export type PropertyCard = z.infer<typeof propertyCardSchema>

export const factSchema = z.object({
  label: text.describe('Message key'),
  format: z
    .enum([
      'text',
      'number',
      'area',
      'metre',
      'cubic_metre',
      'km',
      'kwh',
      'money',
      'year',
      'words',
      'yes_no',
      'date',
      'duration',
    ])
    .describe('area: m², kwh: kWh/m² in a year, duration: ISO 8601 such as P3Y, date: ISO 8601'),
  value: z.union([text, number, z.boolean(), z.array(text)]).nullable(),
})
export type Fact = z.infer<typeof factSchema>

export const factGroupSchema = z.object({ title: text.describe('Message key'), facts: z.array(factSchema) })
/** Facts of one group, in reading order. */
export type FactGroup = z.infer<typeof factGroupSchema>

const html = text.nullable().describe('Sanitised HTML: p br ul ol li strong em b i')

export const propertyDetailSchema = propertyCardSchema.extend({
  dreizeiler: text.nullable().describe('Plain text'),
  objektbeschreibung: html,
  lage: html,
  ausstatt_beschr: html,
  sonstige_angaben: html,
  text_lang: z.record(text, text).describe('BCP 47 tag of each text above that is not in the asked language'),
  dreizeiler_translations: translations,
  objektbeschreibung_translations: translations,
  lage_translations: translations,
  ausstatt_beschr_translations: translations,
  sonstige_angaben_translations: translations,
  zustand: z.enum(ZUSTAENDE).nullable(),
  baujahr: number.nullable(),
  wohnflaeche: number.nullable(),
  nutzflaeche: number.nullable(),
  heizung: z.array(text),
  groups: z.array(factGroupSchema),
  kosten: z.array(costPartSchema),
  energie: z.object({
    hwb: number.nullable().describe('kWh/m²a'),
    hwb_klasse: z.enum(ENERGIEKLASSEN).nullable(),
    fgee: number.nullable(),
    fgee_klasse: z.enum(ENERGIEKLASSEN).nullable(),
    endenergiebedarf: number.nullable().describe('kWh/m²a'),
    endenergiebedarf_klasse: text.nullable().describe('As sent (wertklasse): Austria has A++ to G, Germany A+ to H'),
    energieverbrauchkennwert: number.nullable().describe('kWh/m²a'),
    energieverbrauchkennwert_klasse: text.nullable(),
    pflicht: z.array(text).describe('The figures that an advertisement must state today: hwb, fgee, ...'),
    gueltig_bis: text.nullable(),
    angaben: z.array(factSchema).describe('The other values of the certificate'),
  }),
  befristung: z
    .object({
      befristet: z.boolean().nullable().describe('Whether the rent contract ends by itself'),
      max_mietdauer: text.nullable().describe('ISO 8601 duration such as P3Y, or the words sent'),
      monate: number.nullable().describe('The same in months'),
      min_mietdauer: text.nullable(),
      bisdatum: text.nullable(),
    })
    .describe('Limits of a rent contract'),
  preis_hinweise: z.array(hinweisSchema).describe('What a reader of the prices has to know, such as contradictions'),
  preis_text: text.nullable().describe("freitext_preis, in the sender's words"),
  preis_zeitraum: z.object({ von: text.nullable(), bis: text.nullable() }).nullable().describe('As sent'),
  versteigerung: z
    .object({
      termin: text.nullable().describe('As sent'),
      zusatztermin: text.nullable(),
      amtsgericht: text.nullable(),
      aktenzeichen: text.nullable(),
      verkehrswert: number.nullable(),
    })
    .nullable()
    .describe('A forced auction; null for every other offer'),
  provision: provisionSchema,
  grundrisse: z.array(pictureSchema),
  energieausweis_bilder: z.array(pictureSchema).describe('EPASS-SKALA: pictures of the scale'),
  qr_codes: z.array(pictureSchema),
  dokumente: z.array(z.object({ titel: text, url: text })),
  links: z.array(z.object({ titel: text.nullable(), url: text, gruppe: text })),
  agent: z
    .object({
      id: number.int(),
      name: text,
      position: text.nullable(),
      telefon: text.nullable(),
      mobil: text.nullable(),
      foto: pictureSchema.nullable(),
    })
    .nullable(),
  company_detail: z.object({
    id: number.int(),
    slug: text.describe('The last part of the address of its page: /anbieter/{id}/{slug}'),
    firma: text,
    ort: text.nullable(),
    line: text.nullable().describe('A line of its own'),
    checked_at: z.iso.datetime().nullable().describe('When Klinke compared its data with the public registers'),
    website: text.nullable(),
    telefon: text.nullable(),
    logo: pictureSchema.nullable(),
  }),
  project: z.object({ id: number.int(), titel: text }).nullable(),
  price_history: z.array(z.object({ at: z.iso.datetime(), art: text, betrag: number })),
  stand_vom: z.iso.datetime().nullable(),
  first_seen_at: z.iso.datetime(),
})
/** The data of a detail page, and the answer of GET /api/properties/{id}. */
export type PropertyDetail = z.infer<typeof propertyDetailSchema>

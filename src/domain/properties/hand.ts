import { z } from 'zod'
import { line, prose } from '../text.ts'

const words = (max: number) => line(max).nullable()
const text = prose(20_000).nullable()
/** EUR, or the currency of the home. */
const amount = z.number().min(0).max(99_999_999_999).nullable()
/** m² */
const area = z.number().min(0).max(999_999_999).nullable()
const count = z.number().min(0).max(9999).nullable()
const whole = z.int().min(0).max(9999).nullable()
const flag = z.boolean().nullable()

/**
 * The fields of a home that a hand may set, by their columns; null clears one. Address and position are not among them:
 * the imprecise place of a home follows from what its feed says.
 */
export const handSchema = z.strictObject({
  objekttitel: line(300).min(1).optional(),
  dreizeiler: words(1000).optional(),
  objektbeschreibung: text.optional(),
  lage: text.optional(),
  ausstatt_beschr: text.optional(),
  sonstige_angaben: text.optional(),
  verfuegbar_ab: words(120).optional(),
  kaufpreis: amount.optional(),
  kaltmiete: amount.optional(),
  warmmiete: amount.optional(),
  nebenkosten: amount.optional(),
  heizkosten: amount.optional(),
  gesamtbelastungbrutto: amount.optional(),
  kaution: amount.optional(),
  provisionspflichtig: flag.optional(),
  haustiere: flag.optional(),
  wohnflaeche: area.optional(),
  nutzflaeche: area.optional(),
  gesamtflaeche: area.optional(),
  grundstuecksflaeche: area.optional(),
  balkon_terrasse_flaeche: area.optional(),
  gartenflaeche: area.optional(),
  kellerflaeche: area.optional(),
  anzahl_zimmer: count.optional(),
  anzahl_schlafzimmer: count.optional(),
  anzahl_badezimmer: count.optional(),
  anzahl_stellplaetze: whole.optional(),
  baujahr: z.int().min(1000).max(2200).nullable().optional(),
})

export type HandValues = z.output<typeof handSchema>
export type HandField = keyof HandValues

export const HAND_FIELDS = Object.keys(handSchema.shape) as HandField[]
export const handField = z.enum(HAND_FIELDS as [HandField, ...HandField[]])

/** Fields whose text is HTML, made safe before it is stored. */
export const HAND_PROSE: readonly HandField[] = ['objektbeschreibung', 'lage', 'ausstatt_beschr', 'sonstige_angaben']

const value = z.union([z.string(), z.number(), z.boolean(), z.null()])
export const originSchema = z.object({
  field: handField,
  value,
  origin: z.enum(['feed', 'hand']).describe('Who says so'),
  feed_value: value.describe('What the feed said last'),
  changed_at: z.iso.datetime().nullable().describe('When the hand set it'),
})
export type FieldOrigin = z.output<typeof originSchema>

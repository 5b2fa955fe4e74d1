import type { FeedProperty, Json } from '../imports/feed.ts'

/** The fields of an object that its prices follow from: the part of a feed's object that the table `property` stores. */
export type PriceSource = Pick<
  FeedProperty,
  | 'objektart'
  | 'nutzungsart'
  | 'vermarktungsart'
  | 'waehrung'
  | 'kaufpreis'
  | 'kaltmiete'
  | 'warmmiete'
  | 'nebenkosten'
  | 'heizkosten'
  | 'hauptmietzinsnetto'
  | 'hauptmietzinsust'
  | 'betriebskostennetto'
  | 'betriebskostenust'
  | 'gesamtbelastungbrutto'
  | 'ruecklagenetto'
  | 'kaution'
  | 'kaution_text'
  | 'provisionspflichtig'
  | 'aussen_courtage'
  | 'provisionnetto'
  | 'provisionbrutto'
  | 'preise'
  | 'zustand_angaben'
  | 'verwaltung_objekt'
  | 'user_defined'
>

/** The names of PriceSource, for the rows of the database. */
export const PRICE_COLUMNS = [
  'objektart',
  'nutzungsart',
  'vermarktungsart',
  'waehrung',
  'kaufpreis',
  'kaltmiete',
  'warmmiete',
  'nebenkosten',
  'heizkosten',
  'hauptmietzinsnetto',
  'hauptmietzinsust',
  'betriebskostennetto',
  'betriebskostenust',
  'gesamtbelastungbrutto',
  'ruecklagenetto',
  'kaution',
  'kaution_text',
  'provisionspflichtig',
  'aussen_courtage',
  'provisionnetto',
  'provisionbrutto',
  'preise',
  'zustand_angaben',
  'verwaltung_objekt',
  'user_defined',
] as const satisfies readonly (keyof PriceSource)[]

/** A positive number of a section; null otherwise, since senders write 0 for "not stated". */
export function amountOf(section: Json, name: string): number | null {
  return positive(section[name])
}

/** A tax or share, where 0 is a statement. */
export function rateOf(section: Json, name: string): number | null {
  const value = section[name]
  return typeof value === 'number' && value >= 0 ? value : null
}

export function textOf(section: Json, name: string): string | null {
  const value = section[name]
  return typeof value === 'string' && value !== '' ? value : null
}

/** The records of a list, such as `zusatzkosten`. */
export function recordsOf(section: Json, name: string): Json[] {
  const value = section[name]
  return Array.isArray(value)
    ? value.filter((one): one is Json => typeof one === 'object' && one !== null && !Array.isArray(one))
    : []
}

export function positive(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null
}

/** Two amounts are the same to the sender: agencies round to whole euros. */
export const same = (a: number, b: number): boolean => Math.abs(a - b) <= 1

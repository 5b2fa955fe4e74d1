import type { Json } from '../imports/feed.ts'
import type { Angebotsform } from './schemas.ts'
import { amountOf, type PriceSource, textOf } from './source.ts'

/** What is offered beyond "to buy" and "to let", as far as a field says so. Words of texts are not interpreted. */
export function angebotsformen(source: PriceSource): Angebotsform[] {
  const { preise, verwaltung_objekt, user_defined } = source
  const sent = [user_defined.vermarktungsart].flat()
  const versteigerung = auctionOf(source)
  const forms: [Angebotsform, boolean][] = [
    ['ERBPACHT', sent.includes('ERBPACHT') || amountOf(preise, 'erbpacht') !== null],
    ['ZWANGSVERSTEIGERUNG', versteigerung !== null],
    ['BIETERVERFAHREN', isObject(verwaltung_objekt.bieterverfahren)],
    ['VERMIETET', verwaltung_objekt.vermietet === true],
    ['PACHT', sent.includes('PACHT') || amountOf(preise, 'pacht') !== null],
    ['LEASING', sent.includes('LEASING')],
  ]
  return forms.flatMap(([form, holds]) => (holds ? [form] : []))
}

/** A forced auction: when and where it takes place, and the value that an expert found, in `waehrung`. */
export interface Auction {
  /** As sent: a date, or words. */
  termin: string | null
  zusatztermin: string | null
  amtsgericht: string | null
  aktenzeichen: string | null
  verkehrswert: number | null
}

/** Null unless the sender says that the object is auctioned by a court. */
export function auctionOf({
  zustand_angaben,
  verwaltung_objekt,
}: Pick<PriceSource, 'zustand_angaben' | 'verwaltung_objekt'>): Auction | null {
  const sent = zustand_angaben.versteigerung
  const versteigerung: Json = isObject(sent) ? sent : {}
  const termin = textOf(versteigerung, 'zvtermin') ?? textOf(verwaltung_objekt, 'versteigerungstermin')
  if (versteigerung.zwangsversteigerung === false) return null
  if (versteigerung.zwangsversteigerung !== true && termin === null) return null
  return {
    termin,
    zusatztermin: textOf(versteigerung, 'zusatztermin'),
    amtsgericht: textOf(versteigerung, 'amtsgericht'),
    aktenzeichen: textOf(versteigerung, 'aktenzeichen'),
    verkehrswert: amountOf(versteigerung, 'verkehrswert'),
  }
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

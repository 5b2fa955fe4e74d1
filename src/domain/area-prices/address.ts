import type { Objektart, Vermarktungsart } from '../properties/vocabulary.ts'
import { COUNTRY, type Level } from './schemas.ts'

/** What a page of prices shows; omitted values are chosen by the server. */
export interface PricesView {
  objektart?: Objektart | undefined
  vermarktungsart?: Vermarktungsart | undefined
  level?: Level | undefined
}

/** The German path of the prices of a place: `/preise/graz?objektart=HAUS`. */
export function pricesPath(place: string, { objektart, vermarktungsart, level }: PricesView = {}): string {
  const params = new URLSearchParams({
    ...(objektart && { objektart }),
    ...(vermarktungsart && { vermarktungsart }),
    ...(level && { level }),
  })
  const path = place === COUNTRY ? '/preise' : `/preise/${place}`
  return params.size > 0 ? `${path}?${params}` : path
}

/** The path of the list with the homes behind the figures. */
export function homesPath(place: string, { objektart, vermarktungsart }: PricesView): string {
  const params = new URLSearchParams({ ...(objektart && { objektart }), ...(vermarktungsart && { vermarktungsart }) })
  if (place !== COUNTRY) params.set(/^\d{4}$/.test(place) ? 'plz' : 'ort', place)
  return `/immobilien?${params}`
}

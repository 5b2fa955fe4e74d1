import { HOME_COUNTRY } from '../places/home-country.ts'
import { once } from './once.ts'

interface Town {
  plz: string | null
  ort: string | null
  /** ISO 3166 alpha-2; null when unknown. */
  land?: string | null
  /** The name of a district of the town. */
  bezirk?: string | null
}

const namesIn = once((tag: string) => new Intl.DisplayNames(tag, { type: 'region', fallback: 'code' }))

/** The name of a country in a language: "Deutschland" for DE. */
export function countryName(code: string, tag: string): string {
  return namesIn(tag).of(code) ?? code
}

/**
 * "8010 Graz", "1070 Wien, Neubau", "80331 München, Deutschland": postcode and town, as far as known, with the district,
 * and with the country when it is another one; an empty text for none of them.
 * @param tag BCP 47 of the country's name; without it its code stands for it, "80331 München (DE)"
 */
export function postalTown({ plz, ort, land = null, bezirk }: Town, tag?: string): string {
  const town = [[plz, ort].filter(Boolean).join(' '), bezirk].filter(Boolean).join(', ')
  if (land === null || land === HOME_COUNTRY) return town
  if (!town) return tag ? countryName(land, tag) : land
  return tag ? `${town}, ${countryName(land, tag)}` : `${town} (${land})`
}

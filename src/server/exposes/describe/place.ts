import { countryName, postalTown } from '../../../domain/format/address.ts'
import { HOME_COUNTRY } from '../../../domain/places/home-country.ts'
import { isolated } from '../../../words/isolated.ts'
import type { Speech } from './speech.ts'

type Town = Parameters<typeof postalTown>[0]

/**
 * "1150 Wien, Rudolfsheim-Fünfhaus", "80331 München, Deutschland". An address keeps its postal form, with a Latin comma
 * and from left to right in every language; the country is a word of the document, and so is the comma before it.
 */
export function placeText(town: Town, speech: Speech): string {
  return withCountry(postalTown({ ...town, land: null }), town.land, speech)
}

/** The same behind street and number. @param street null: unknown, or hidden */
export function addressText(town: Town, street: string | null, speech: Speech): string {
  const address = [street, postalTown({ ...town, land: null })].filter(Boolean).join(', ')
  return withCountry(address, town.land, speech)
}

function withCountry(address: string, land: string | null | undefined, { tag, lang, language, comma }: Speech) {
  if (!land || land === HOME_COUNTRY) return address
  const country = countryName(land, tag)
  if (!address) return country
  // The comma of Chinese enumerations stands between equals.
  return `${isolated(address, language)}${lang === 'zh' ? '，' : comma}${country}`
}

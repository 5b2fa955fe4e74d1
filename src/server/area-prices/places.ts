import { type AreaPlace, COUNTRY, type Level } from '../../domain/area-prices/schemas.ts'
import { countryName } from '../../domain/format/address.ts'
import { HOME_COUNTRY } from '../../domain/places/home-country.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import { bundeslaenderOfPlz } from '../places/postcodes.ts'
import type { namesOf } from '../places/service.ts'

type Names = Awaited<ReturnType<typeof namesOf>>

/** Name and kind of a place; null for an unknown one. The town follows the number of a postcode. */
export function placeOf(slug: string, around: readonly string[], names: Names, language: Language): AreaPlace | null {
  if (slug === COUNTRY) return { slug, name: countryName(HOME_COUNTRY, LANGUAGES[language].tag), art: 'staat' }
  if (/^\d{4}$/.test(slug)) {
    if (around.length === 0 && bundeslaenderOfPlz(slug).length === 0) return null
    const town = around.map((each) => names[each]?.name).find((name) => name !== undefined)
    return { slug, name: town ? `${slug} ${town}` : slug, art: 'plz' }
  }
  const known = names[slug]
  return known ? { slug, ...known } : null
}

/** Vienna is a state and a town, and its districts and the statutory cities have the rank of a Bezirk. */
export function levelOf(art: AreaPlace['art'], around: readonly string[], names: Names): Level | null {
  if (art === 'plz' || art === 'bezirk') return art
  if (art === 'gemeindebezirk') return 'bezirk'
  if (art === 'bundesland') return art
  if (art !== 'ort') return null
  const [next] = around.map((slug) => (slug === COUNTRY ? 'staat' : names[slug]?.art))
  if (next === 'staat' || next === undefined) return 'bundesland'
  return next === 'bundesland' ? 'bezirk' : 'ort'
}

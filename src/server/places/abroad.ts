import { countryName } from '../../domain/format/address.ts'
import { once } from '../../domain/format/once.ts'
import { COUNTRIES } from '../../domain/places/countries.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import type { Ctx } from '../ctx.ts'
import { reader } from '../db/reader.ts'
import type { TownAbroad } from './abroad-cache.ts'
import { foldTyped } from './fold.ts'
import { findTownsAbroad } from './repository.ts'

/** More than any catalogue of homes in Austria names. */
const TOWNS_MOST = 5_000

/** The towns abroad with homes, those with most homes first; while the database is away, those known so far. */
export function townsAbroad(ctx: Pick<Ctx, 'db' | 'standbys' | 'caches'>): Promise<TownAbroad[]> {
  return ctx.caches.abroad
    .forceFetch('towns', { context: () => findTownsAbroad(reader(ctx), TOWNS_MOST) })
    .catch(() => ctx.caches.abroad.get('towns', { allowStale: true }) ?? [])
}

/**
 * Countries whose name begins with a typed text, in the language of the page, in German or in English.
 * @returns codes (alpha-2) with the name and whether the text is the whole of it
 */
export function countriesNamed(text: string, language: Language): { code: string; name: string; exact: boolean }[] {
  const typed = foldTyped(text.slice(0, 80))
  if (typed.length < 3) return []
  const tags = [...new Set([LANGUAGES[language].tag, LANGUAGES.de.tag, LANGUAGES.gb.tag])]
  const folded = tags.map(foldedCountries)
  return COUNTRIES.flatMap((code, at) => {
    const names = folded.map((all) => all[at] as string)
    if (!names.some((name) => name.startsWith(typed))) return []
    return [{ code, name: countryName(code, LANGUAGES[language].tag), exact: names.includes(typed) }]
  })
}

/** The names of COUNTRIES in a language, as typed texts are compared. */
const foldedCountries = once((tag: string) => COUNTRIES.map((code) => foldTyped(countryName(code, tag))))

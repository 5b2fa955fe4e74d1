import { LRUCache } from 'lru-cache'
import { countryName } from '../../domain/format/address.ts'
import { COUNTRIES } from '../../domain/places/countries.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import type { Ctx } from '../ctx.ts'
import { foldTyped } from './fold.ts'
import { findTownsAbroad, type TownAbroad } from './repository.ts'

/** A new town abroad may be found a minute late. */
const FRESH_MS = 60_000
const TOWNS_MOST = 5_000

export type AbroadCache = LRUCache<'towns', TownAbroad[], () => Promise<TownAbroad[]>>

export const createAbroadCache = (clock: () => Date): AbroadCache =>
  new LRUCache({
    max: 1,
    ttl: FRESH_MS,
    perf: { now: () => clock().getTime() },
    ttlResolution: 0,
    fetchMethod: (_key, _old, { context }) => context(),
    noDeleteOnFetchRejection: true,
    ignoreFetchAbort: true,
  })

/** The towns abroad with homes, those with most homes first. */
export function townsAbroad({ db, caches }: Pick<Ctx, 'db' | 'caches'>): Promise<TownAbroad[]> {
  return caches.abroad.forceFetch('towns', { context: () => findTownsAbroad(db, TOWNS_MOST) })
}

/**
 * Countries whose name begins with a typed text, in the language of the page, in German or in English.
 * @returns codes (alpha-2) with the name and whether the text is the whole of it
 */
export function countriesNamed(text: string, language: Language): { code: string; name: string; exact: boolean }[] {
  const typed = foldTyped(text.slice(0, 80))
  if (typed.length < 3) return []
  const tags = [...new Set([LANGUAGES[language].tag, LANGUAGES.de.tag, LANGUAGES.gb.tag])]
  return COUNTRIES.flatMap((code) => {
    const names = tags.map((tag) => foldTyped(countryName(code, tag)))
    if (!names.some((name) => name.startsWith(typed))) return []
    return [{ code, name: countryName(code, LANGUAGES[language].tag), exact: names.includes(typed) }]
  })
}

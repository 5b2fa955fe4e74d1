import type { Language } from './languages.ts'

/**
 * The languages to offer where a text is shown in another language than the page's: those in which it exists, English
 * first, since most readers know it next.
 * @param shown the language of the text that is shown
 */
export function otherLanguages(page: Language, shown: Language, existing: readonly Language[]): Language[] {
  if (page === shown) return []
  return existing
    .filter((code) => code !== page && code !== shown)
    .toSorted((a, b) => Number(b === 'gb') - Number(a === 'gb'))
}

import { LRUCache } from 'lru-cache'
import { DEFAULT_LANGUAGE, type Language } from '../../i18n/languages.ts'
import { localPath } from '../../i18n/paths.ts'

/** Characters of all parts; header and footer have 30,000 for a language and a section of the site. */
const KEPT_CHARACTERS = 8_000_000
const known = new LRUCache<string, string>({ maxSize: KEPT_CHARACTERS, sizeCalculation: (html) => html.length + 1 })

/**
 * The HTML of a part of pages, rendered once. While developing nothing is kept, since its components change.
 * @param key everything that the part depends on, beginning with the name of the part
 */
export async function keptHtml(key: readonly (string | number)[], render: () => Promise<string>): Promise<string> {
  const name = JSON.stringify(key)
  const kept = import.meta.env.MODE === 'development' ? undefined : known.get(name)
  if (kept !== undefined) return kept
  const html = await render()
  known.set(name, html)
  return html
}

/** Stands for the address of the page in a part that is kept. */
export const HERE = '/{here}'
const PLACES = /(?:\/([a-z]{2}))?\/\{here\}/g

/**
 * Puts the address of the page in place of HERE, for each link in its language.
 * @param address the German path, with its query
 */
export function withAddress(html: string, address: string): string {
  const escaped = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return html.replace(PLACES, (_, code: Language = DEFAULT_LANGUAGE) => localPath(code, escaped))
}

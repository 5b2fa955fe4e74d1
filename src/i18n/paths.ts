import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from './languages.ts'

const CODES = Object.keys(LANGUAGES) as Language[]

/**
 * The address of a page in a language: `/immobilien` is German, `/gb/immobilien` English.
 * @param path of the German page, beginning with `/`, with query and fragment if any; other addresses stay unchanged
 */
export function localPath(language: Language, path: string): string {
  if (language === DEFAULT_LANGUAGE || !path.startsWith('/') || path.startsWith('//')) return path
  return path === '/' ? `/${language}` : `/${language}${path.replace(/^\/(?=[?#])/, '')}`
}

/** The language in the prefix of an address, and the path of the German page. An unknown prefix is not a language. */
export function splitLocale(pathname: string): { language: Language; path: string } {
  const [, code = '', rest = ''] = /^\/([a-z]{2})(\/.*)?$/.exec(pathname) ?? []
  if (!isLanguage(code) || code === DEFAULT_LANGUAGE) return { language: DEFAULT_LANGUAGE, path: pathname }
  return { language: code, path: rest || '/' }
}

/** For `getStaticPaths` of pages that are built once per language: `src/pages/[...locale]/impressum.astro`. */
export function localeParams(): { params: { locale: string | undefined } }[] {
  return CODES.map((code) => ({ params: { locale: code === DEFAULT_LANGUAGE ? undefined : code } }))
}

import { LANGUAGES, type Language } from '../../i18n/languages.ts'

/**
 * The flags of the package flag-icons (MIT), one small file each, which the browser asks for only when it shows it.
 * Spain's is our own civil flag: with its coat of arms it weighs 80 kB, for a picture 20 px wide.
 */
const files = import.meta.glob<string>(
  [
    '/node_modules/flag-icons/flags/4x3/{at,gb,fr,it,pt,nl,se,pl,ru,tr,sa,ir,cn,jp}.svg',
    '/src/components/frame/flags/es.svg',
  ],
  { query: '?url&no-inline', import: 'default', eager: true, exhaustive: true },
)
const byCountry = new Map(Object.entries(files).map(([file, url]) => [file.slice(-6, -4), url]))

/** The address of a language's flag, 4:3. */
export function flagOf(language: Language): string {
  return byCountry.get(LANGUAGES[language].flag) ?? ''
}

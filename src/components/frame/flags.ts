import { LANGUAGES, type Language } from '../../i18n/languages.ts'

/**
 * The flags of the package flag-icons (MIT), one small file each, which the browser requests only when it shows them.
 * Spain's is our own civil flag: with its coat of arms it weighs 80 kB, for a picture 20 px wide.
 */
const files = import.meta.glob<string>(
  [
    '/node_modules/flag-icons/flags/4x3/{at,gb,fr,it,pt,nl,se,pl,ru,tr,sa,ir,cn,jp,eu}.svg',
    '/src/components/frame/flags/es.svg',
  ],
  { query: '?url&no-inline', import: 'default', eager: true, exhaustive: true },
)
/** Flags of a few hundred bytes, as data URLs. */
const small = import.meta.glob<string>(
  ['/node_modules/flag-icons/flags/4x3/{at,gb,fr,it,nl,se,pl,ru,tr,cn,jp}.svg', '/src/components/frame/flags/es.svg'],
  { query: '?url&inline', import: 'default', eager: true, exhaustive: true },
)
const byCountry = (all: Record<string, string>) =>
  new Map(Object.entries(all).map(([file, url]) => [file.slice(-6, -4), url]))
const addresses = byCountry(files)
const pictures = byCountry(small)

/** The address of a country's flag, 4:3; of a language's or the euro's; '' for any other. */
export function countryFlag(country: string): string {
  return addresses.get(country) ?? ''
}

/** The address of a language's flag. */
export function flagOf(language: Language): string {
  return countryFlag(LANGUAGES[language].flag)
}

/** The address of a flag that every page shows at once: a data URL if it is small, which saves a request. */
export function shownFlagOf(language: Language): string {
  return pictures.get(LANGUAGES[language].flag) ?? flagOf(language)
}

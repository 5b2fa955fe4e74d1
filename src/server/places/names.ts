import { displayNames } from '../../domain/format/intl.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import { translator } from '../../i18n/server.ts'
import type { Translate } from '../../i18n/translate.ts'
import { pauseOf } from '../../words/listed.ts'
import { BY_SLUG, ENTRIES, type Entry, fromPlaces } from './gazetteer.ts'

/**
 * Names of places in the languages of the interface. The catalogues contain them: `bundesland.*` for states (and
 * Vienna), `place.name.*` for towns with an established name, `place.bezirk` and `place.gemeindebezirk` for the words
 * around a district's own name. Every other place keeps its German name.
 */
const CODES = Object.keys(LANGUAGES) as Language[]
const TRANSLATORS = Object.fromEntries(CODES.map((language) => [language, translator(language)])) as Readonly<
  Record<Language, Translate>
>

/** Names that were asked for, by language: a suggestion reads those of every place that begins like the text. */
const known = fromPlaces(() => new Map<Language, Map<Entry, string>>(CODES.map((language) => [language, new Map()])))

/** The name in a language, or the German one as the fallback. */
export function nameIn(entry: Entry, language: Language): string {
  const names = known().get(language)
  const name = names?.get(entry) ?? findName(entry, language)
  names?.set(entry, name)
  return name
}

function findName(entry: Entry, language: Language): string {
  const t = TRANSLATORS[language]
  const { slug, name, art } = entry
  if (art === 'bezirk') return t('place.bezirk', { name: name.replace(/^Bezirk /, '') })
  const [, nr, district = ''] = art === 'gemeindebezirk' ? (/^Wien (\d+)\., (.+)$/.exec(name) ?? []) : []
  if (nr) return t('place.gemeindebezirk', { nr: Number(nr), name: district })
  return t.find(`place.name.${slug}`) ?? t.find(`bundesland.${slug}`) ?? name
}

/** Distinguishes a place from others of the same name: the areas around it, smallest first, or the country. */
export function aroundIn({ orte, in: german }: Entry, language: Language): string {
  if (language === 'de') return german
  const around = orte.slice(1).flatMap((slug) => {
    const entry = BY_SLUG.get(slug)
    // The state of Salzburg appears after the name of the town, to distinguish the two.
    const state = slug === 'land-salzburg' ? TRANSLATORS[language]('bundesland.salzburg') : undefined
    return entry ? [state ?? nameIn(entry, language)] : []
  })
  if (around.length > 0) return around.join(pauseOf(LANGUAGES[language].tag))
  return displayNames(LANGUAGES[language].tag, { type: 'region' }).of('AT') ?? german
}

/** Every place with a non-German name in some language: language, place, name. */
export const foreignNames = fromPlaces(() =>
  CODES.filter((code) => code !== 'de').flatMap((language) =>
    ENTRIES.flatMap((entry) => {
      const name = nameIn(entry, language)
      return name === entry.name ? [] : [[language, entry, name] as const]
    }),
  ),
)

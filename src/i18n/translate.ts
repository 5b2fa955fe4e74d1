import { formatNumber } from '../domain/format/number.ts'
import { once } from '../domain/format/once.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages.ts'
import type { Namespace, Namespaces } from './namespaces.ts'
import type { Parameters } from './parameters.generated.ts'

export type Catalogue = Readonly<Record<string, string>>
/** The loaded messages by language; German is always loaded. */
export type Words<German extends Catalogue = Catalogue> = { readonly de: German } & {
  readonly [L in Exclude<Language, 'de'>]?: Catalogue
}
export type Params = Readonly<Record<string, string | number>>

type Plain<K, All> = K extends `${infer Stem}_${'one' | 'other'}` ? (`${Stem}_one` extends All ? Stem : K) : K
type KeyOf<W> = W extends { readonly de: infer German } ? Plain<keyof German & string, keyof German> : never

/** Every message key of some namespaces; plural forms (`homes_one`, `homes_other`) by their stem. */
export type MessageKey<N extends Namespace = Namespace> = KeyOf<{ [One in N]: { de: Namespaces[One] } }[N]>

/** Keys of messages without parameters. */
export type PlainKey<N extends Namespace = Namespace> = Exclude<MessageKey<N>, keyof Parameters>

type Both<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer All) => void ? All : never
/** The parameters that a message needs; for several possible keys, the parameters of all of them. */
export type Arguments<K extends string> = [Extract<K, keyof Parameters>] extends [never]
  ? []
  : [params: Both<Parameters[Extract<K, keyof Parameters>]>]

interface Say<in Key extends string> {
  <K extends Key>(key: K, ...params: Arguments<K>): string
  /** For keys and parameters that are known at run time only: undefined when the message does not exist. */
  find(key: string, params?: Params): string | undefined
}

/** Translates messages of some namespaces into one language. A translator with more namespaces is assignable to it. */
export type Translate<N extends Namespace = Namespace> = Say<MessageKey<N>>

const pluralsOf = once((tag: string) => new Intl.PluralRules(tag))

/**
 * Creates a translator for i18next's catalogue format (JSON v4: `{{name}}` placeholders, plural suffixes selected by
 * `count`). Numbers are formatted in the language. German is the fallback for a missing message; an unknown key is
 * returned unchanged, so that the mistake is visible.
 * @param words its messages: of the namespaces that an island has loaded, or all of them on the server (server.ts)
 */
export const translatorOf = <W extends readonly Words[]>(language: Language, ...words: W): Say<KeyOf<W[number]>> =>
  translatorBy(fill, language, ...words)

/** Fills the placeholders of a message. */
export type Fill = (text: string, params: Params, tag: string) => string

/** The same, with another way to fill placeholders. */
export function translatorBy<W extends readonly Words[]>(
  fill: Fill,
  language: Language,
  ...words: W
): Say<KeyOf<W[number]>> {
  const { tag } = LANGUAGES[language]
  const find = (key: string, params?: Params) => {
    const text = textOf(key, params?.count)
    const filled = params && text ? fill(text, params, tag) : text
    return language === 'it' ? filled && elided(filled) : filled
  }
  const textOf = (key: string, count: Params[string] | undefined) => {
    const form = typeof count === 'number' ? `${key}_${pluralsOf(tag).select(count)}` : key
    return lookUp(words, language, form, key) ?? lookUp(words, DEFAULT_LANGUAGE, form, `${key}_other`, key)
  }
  const say = Object.assign((key: string, params?: Params) => find(key, params) ?? key, { find })
  return say as Say<KeyOf<W[number]>>
}

/** Italian joins the article with a number that is spoken with a vowel first: dall’8, all’11, dell’80, l’8. */
const elided = (text: string) =>
  text
    .replace(/\b([Dd]a|[Aa]|[Dd]e|[Ss]u)l (?=8|11\b)/g, '$1ll’')
    .replace(/\b([Ii])l (?=(?:8|11)\b)/g, (_, i) => (i === 'I' ? 'L’' : 'l’'))

/** A page asks for a thousand messages: one without parameters is not searched for places. */
const fill: Fill = (text, params, tag) =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = params[name]
    return value === undefined ? whole : typeof value === 'number' ? formatNumber(value, tag) : value
  })

function lookUp(words: readonly Words[], language: Language, ...keys: readonly string[]): string | undefined {
  for (const { [language]: catalogue } of words)
    for (const key of keys) if (catalogue?.[key] !== undefined) return catalogue[key]
  return undefined
}

import { formatNumber } from '../domain/format/number.ts'
import { once } from '../domain/format/once.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages.ts'
import type { Namespace, Namespaces } from './namespaces.ts'
import type { Parameters } from './parameters.generated.ts'

export type Catalogue = Readonly<Record<string, string>>
/** Messages in every language that is at hand; German always is. */
export type Words<German extends Catalogue = Catalogue> = { readonly de: German } & {
  readonly [L in Exclude<Language, 'de'>]?: Catalogue
}
export type Params = Readonly<Record<string, string | number>>

type Plain<K, All> = K extends `${infer Stem}_${'one' | 'other'}` ? (`${Stem}_one` extends All ? Stem : K) : K
type KeyOf<W> = W extends { readonly de: infer German } ? Plain<keyof German & string, keyof German> : never

/** Every key of some namespaces that may be asked for; plural forms (`homes_one`, `homes_other`) by their stem. */
export type MessageKey<N extends Namespace = Namespace> = KeyOf<{ [One in N]: { de: Namespaces[One] } }[N]>

/** Those that ask for nothing besides their key. */
export type PlainKey<N extends Namespace = Namespace> = Exclude<MessageKey<N>, keyof Parameters>

type Both<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer All) => void ? All : never
/** What a message must be given besides its key; where it may be one of several, what all of them ask for. */
export type Arguments<K extends string> = [Extract<K, keyof Parameters>] extends [never]
  ? []
  : [params: Both<Parameters[Extract<K, keyof Parameters>]>]

interface Say<in Key extends string> {
  <K extends Key>(key: K, ...params: Arguments<K>): string
  /** For keys and parameters that are known at run time only: undefined when there is no such message. */
  find(key: string, params?: Params): string | undefined
}

/** Says messages of some namespaces in one language. What knows more namespaces can stand in for it. */
export type Translate<N extends Namespace = Namespace> = Say<MessageKey<N>>

const pluralsOf = once((tag: string) => new Intl.PluralRules(tag))

/**
 * Looks up messages in i18next's catalogue format (JSON v4: `{{name}}` placeholders, plural suffixes chosen by
 * `count`). Numbers are written as the language writes them. German answers where the catalogue has a gap; a key
 * that no catalogue has is returned as it is, so that the mistake shows.
 * @param words that it knows: of the namespaces that an island loaded, or all of them on the server (server.ts)
 */
export function translatorOf<W extends readonly Words[]>(language: Language, ...words: W): Say<KeyOf<W[number]>> {
  const { tag } = LANGUAGES[language]
  const find = (key: string, params: Params = {}) => {
    const form = typeof params.count === 'number' ? `${key}_${pluralsOf(tag).select(params.count)}` : key
    const text = lookUp(words, language, [form, key]) ?? lookUp(words, DEFAULT_LANGUAGE, [form, `${key}_other`, key])
    return text?.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
      const value = params[name]
      return value === undefined ? whole : typeof value === 'number' ? formatNumber(value, tag) : value
    })
  }
  const say = Object.assign((key: string, params?: Params) => find(key, params) ?? key, { find })
  return say as Say<KeyOf<W[number]>>
}

function lookUp(words: readonly Words[], language: Language, keys: readonly string[]): string | undefined {
  for (const { [language]: catalogue } of words)
    for (const key of keys) if (catalogue?.[key] !== undefined) return catalogue[key]
  return undefined
}

import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../i18n/languages.ts'
import { localeParams } from '../../i18n/paths.ts'

export interface Text<K extends CollectionKey> {
  entry: CollectionEntry<K>
  /** The file's name, which is its address in every language. */
  name: string
  /** The language of the text: the requested one, or German. */
  language: Language
  /** The languages in which it exists. */
  languages: Language[]
}

/** The text with a name in a language, else in German; undefined when no German text has the name. */
export async function getEntry<K extends CollectionKey>(
  kind: K,
  language: Language,
  name: string,
): Promise<Text<K> | undefined> {
  return (await listEntries(kind, language)).find((text) => text.name === name)
}

/** Every German text of a kind, translated where a translation exists. Sorted by file name. */
export async function listEntries<K extends CollectionKey>(kind: K, language: Language): Promise<Text<K>[]> {
  const byName = new Map<string, Map<Language, CollectionEntry<K>>>()
  for (const entry of await getCollection(kind)) {
    const [code = '', name = ''] = entry.id.split('/')
    if (!isLanguage(code)) throw new Error(`src/content/${kind}/${code}: there is no language with this code.`)
    byName.set(name, (byName.get(name) ?? new Map()).set(code, entry))
  }
  const texts: Text<K>[] = []
  for (const [name, versions] of [...byName].sort(([a], [b]) => a.localeCompare(b))) {
    const written = versions.has(language) ? language : DEFAULT_LANGUAGE
    const entry = versions.get(written)
    if (entry && versions.has(DEFAULT_LANGUAGE)) {
      texts.push({ entry, name, language: written, languages: [...versions.keys()] })
    }
  }
  return texts
}

/** For `getStaticPaths` of `[...locale]/<folder>/[slug]`: every German text once per language. */
export async function entryParams(kind: CollectionKey) {
  const names = (await listEntries(kind, DEFAULT_LANGUAGE)).map(({ name }) => name)
  return localeParams().flatMap(({ params }) => names.map((slug) => ({ params: { ...params, slug } })))
}

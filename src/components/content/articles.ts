import { formatDate } from '../../domain/format/date.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import { localPath } from '../../i18n/paths.ts'
import { listEntries, type Text } from './entries.ts'

export type Article = Text<'blog'>

/** All articles, the newest first. */
export async function listArticles(language: Language): Promise<Article[]> {
  const articles = await listEntries('blog', language)
  return articles.sort((a, b) => b.entry.data.date.getTime() - a.entry.data.date.getTime())
}

export const isoDay = (date: Date) => date.toISOString().slice(0, 10)

/** "3. Jänner 2026" */
export const dayText = (date: Date, language: Language) => formatDate(isoDay(date), LANGUAGES[language].tag) ?? ''

/** schema.org BlogPosting; `image` is the path of the cover's link preview. */
export function articleData({ entry, name, language }: Article, image: string, site: string): object {
  const { title, description, date, updated, author, tags } = entry.data
  const url = site + localPath(language, `/blog/${name}`)
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description,
    url,
    mainEntityOfPage: url,
    image: new URL(image, site).href,
    datePublished: isoDay(date),
    dateModified: isoDay(updated ?? date),
    inLanguage: LANGUAGES[language].tag,
    keywords: tags,
    author: { '@type': 'Person', name: author },
    publisher: { '@type': 'Organization', name: 'Klinke', url: `${site}/`, logo: `${site}/icon-512.png` },
  }
}

import rss from '@astrojs/rss'
import type { APIContext } from 'astro'
import { listArticles } from '../../../components/content/articles.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { localeParams, localPath } from '../../../i18n/paths.ts'
import { translator } from '../../../i18n/server.ts'

export const getStaticPaths = () => localeParams()

/** The articles of a language as RSS 2.0. An article without translation is in German and links to the German page. */
export async function GET({ locals: { language, contact } }: APIContext) {
  const t = translator(language)
  const articles = await listArticles(language)
  return rss({
    // A comma or an order of words would be that of one language.
    title: `${t('frame.blog')} · ${t('site.name')}`,
    description: t('blog.lead'),
    site: contact.site + localPath(language, '/blog'),
    trailingSlash: false,
    customData: `<language>${LANGUAGES[language].tag}</language>`,
    items: articles.map(({ entry: { data }, name, language: written }) => ({
      title: data.title,
      description: data.description,
      pubDate: data.date,
      categories: data.tags,
      link: contact.site + localPath(written, `/blog/${name}`),
    })),
  })
}

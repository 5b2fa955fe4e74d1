import type { APIContext } from 'astro'
import { listEntries } from '../components/content/entries.ts'
import { categoryPath } from '../components/content/questions.ts'
import { FAQ_CATEGORIES } from '../domain/content/categories.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../i18n/languages.ts'
import { inLanguages, sitemap } from './_sitemap/xml.ts'

/** Pages that exist in every language, the two lists of all offers, and the prices of the country. */
const EVERYWHERE = [
  '/',
  '/immobilien',
  '/projekte',
  '/preise',
  '/hilfe',
  '/faq',
  '/blog',
  '/kontakt',
  '/anbieter-werden',
  '/melden',
  '/transparenz',
  '/suche',
  '/assistent',
]
const FOLDERS = { legal: '', help: '/hilfe', blog: '/blog', cms: '/seite' } as const

/** All editorial pages, prerendered. */
export async function GET({ locals: { contact } }: APIContext) {
  const all = Object.keys(LANGUAGES) as Language[]
  const entries = [...EVERYWHERE, ...FAQ_CATEGORIES.map(categoryPath)].flatMap((path) =>
    inLanguages(contact.site, path, all),
  )
  for (const kind of ['legal', 'help', 'blog', 'cms'] as const) {
    for (const { name, languages, entry } of await listEntries(kind, DEFAULT_LANGUAGE)) {
      const { updated, date } = { updated: undefined, date: undefined, ...entry.data }
      entries.push(...inLanguages(contact.site, `${FOLDERS[kind]}/${name}`, languages, updated ?? date))
    }
  }
  return sitemap(entries)
}

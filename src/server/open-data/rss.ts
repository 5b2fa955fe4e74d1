import { postalTown } from '../../domain/format/address.ts'
import { escapeXml } from '../../domain/format/xml.ts'
import type { PropertyCard } from '../../domain/properties/card.ts'
import { slugsOf } from '../../domain/search/around.ts'
import { formatSearch } from '../../domain/search/codec.ts'
import type { SearchQuery } from '../../domain/search/criteria.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import { localPath } from '../../i18n/paths.ts'
import { translator } from '../../i18n/server.ts'
import { chipsOf } from '../../words/filter.ts'
import { keyFacts } from '../../words/home.ts'
import { listed } from '../../words/listed.ts'
import { priceText } from '../../words/price.ts'
import { searchNames } from '../companies/search-names.ts'
import type { Ctx } from '../ctx.ts'
import { withKnownPlaces } from '../places/read-search.ts'
import { namesOf } from '../places/service.ts'
import { readProperties } from '../properties/service.ts'
import { add, node, put, write } from './xml.ts'

/** What a reader shows at once; the newest come first, and it keeps what it has read. */
const ITEMS = 50

/**
 * The newest homes of a search as RSS 2.0.
 * @throws DomainError input.invalid for an unknown place
 */
export async function searchRss(
  ctx: Ctx,
  asked: SearchQuery,
  language: Language,
  signal?: AbortSignal,
): Promise<string> {
  const query: SearchQuery = {
    ...(await withKnownPlaces(ctx, asked, language)),
    sort: 'neueste',
    seite: 1,
    pro_seite: ITEMS,
  }
  const { ids } = await ctx.search.search(query, { facets: false, signal })
  const [homes, places, names] = await Promise.all([
    readProperties(ctx, ids, language),
    namesOf(ctx, slugsOf(query.filter), language),
    searchNames(ctx, query.filter, language),
  ])
  const t = translator(language)
  const { tag } = LANGUAGES[language]
  const chips = chipsOf({ t, language, tag, places, names }, query).map(({ label }) => label)
  const title = chips.length > 0 ? listed(chips, tag) : t('frame.properties')
  const site = ctx.config.SITE_URL
  const params = formatSearch({ ...query, pro_seite: asked.pro_seite }).toString()
  const rss = node('rss')
  put(rss, '@version', '2.0')
  const channel = add(rss, 'channel')
  put(channel, 'title', `${t('site.name')}: ${title}`)
  put(channel, 'link', site + localPath(language, `/immobilien${params && `?${params}`}`))
  put(channel, 'description', title)
  put(channel, 'language', tag)
  // Minutes; as long as caches keep it.
  put(channel, 'ttl', 5)
  for (const home of homes) {
    const item = add(channel, 'item')
    const link = site + localPath(language, `/immobilien/${home.id}/${home.title_slug}`)
    put(item, 'title', home.objekttitel)
    put(item, 'link', link)
    // Readers take it for HTML.
    put(item, 'description', escapeXml(describe(home, language)))
    // Without the title: a home whose title changes is no new one.
    put(item, 'guid', site + localPath(language, `/immobilien/${home.id}`))
    put(item, 'pubDate', new Date(home.published_at).toUTCString())
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${write(rss)}\n`
}

/** "€ 289.000 · 8010 Graz · 74 m² · 3 Zi. · Helle Räume, ruhige Lage." */
function describe(home: PropertyCard, language: Language): string {
  const t = translator(language)
  const { tag } = LANGUAGES[language]
  const parts = [priceText(home, t, tag), postalTown(home.location, tag), ...keyFacts(home, t, tag), home.kurztext]
  return parts.filter(Boolean).join(' · ')
}

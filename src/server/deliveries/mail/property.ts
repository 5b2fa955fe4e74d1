import { postalTown } from '../../../domain/format/address.ts'
import type { PropertyCard } from '../../../domain/properties/card.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import { translator } from '../../../i18n/server.ts'
import { keyFacts } from '../../../words/home.ts'
import { priceText } from '../../../words/price.ts'
import type { Config } from '../../config.ts'
import type { PropertyBlock } from './blocks.ts'
import { siteUrl } from './layout.ts'

/** A home as mails show it, in their language. */
export function propertyBlock(config: Config, card: PropertyCard, language: Language, badge?: string): PropertyBlock {
  const t = translator(language)
  const { tag } = LANGUAGES[language]
  return {
    kind: 'property',
    title: card.objekttitel,
    url: siteUrl(config, language, `/immobilien/${card.id}/${card.title_slug}`),
    price: priceText(card, t, tag, 'among'),
    facts: [postalTown(card.location, tag), ...keyFacts(card, t, tag)].filter(Boolean),
    ...(badge && { badge }),
    ...(card.primary_image && {
      picture: { url: new URL(card.primary_image.thumbnail_url, config.SITE_URL).href, alt: card.objekttitel },
    }),
  }
}

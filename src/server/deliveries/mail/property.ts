import { formatArea, formatRooms } from '../../../domain/format/measure.ts'
import { currencyOf, formatPrice } from '../../../domain/format/price.ts'
import type { PropertyCard } from '../../../domain/properties/card.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import { translator } from '../../../i18n/server.ts'
import type { Config } from '../../config.ts'
import { type PropertyBlock, siteUrl } from './layout.ts'

/** A home as mails show it, in their language. */
export function propertyBlock(config: Config, card: PropertyCard, language: Language, badge?: string): PropertyBlock {
  const t = translator(language)
  const { tag } = LANGUAGES[language]
  const rooms = formatRooms(card.anzahl_zimmer, tag)
  const amount = card.vermarktungsart === 'MIETE' ? (card.gesamtmiete ?? card.kaltmiete) : card.kaufpreis
  const price = formatPrice(amount, { tag, onRequest: t('price.on_request'), currency: currencyOf(card.waehrung) })
  const facts = [
    [card.location.plz, card.location.ort].filter(Boolean).join(' '),
    formatArea(card.flaeche ?? card.grundstuecksflaeche, tag),
    rooms && t('unit.zi', { count: card.anzahl_zimmer ?? 0 }),
  ]
  return {
    kind: 'property',
    title: card.objekttitel,
    url: siteUrl(config, language, `/immobilien/${card.id}/${card.title_slug}`),
    price: card.vermarktungsart === 'MIETE' && amount ? `${price} ${t('price.month')}` : price,
    facts: facts.filter((fact): fact is string => Boolean(fact)),
    ...(badge && { badge }),
    ...(card.primary_image && {
      picture: { url: new URL(card.primary_image.thumbnail_url, config.SITE_URL).href, alt: card.objekttitel },
    }),
  }
}

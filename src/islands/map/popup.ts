import { formatArea, formatRooms } from '../../domain/format/measure.ts'
import { currencyOf, priceData } from '../../domain/format/price.ts'
import type { PropertyCard } from '../../domain/properties/card.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import { localPath } from '../../i18n/paths.ts'
import type { Translate } from '../../i18n/translate.ts'

/** A home as a small card over its mark: photo, price, facts, the way to its page. */
export function popupOf(card: PropertyCard, t: Translate, language: Language): HTMLElement {
  const { tag } = LANGUAGES[language]
  const link = document.createElement('a')
  link.className = 'map-home'
  link.href = localPath(language, `/immobilien/${card.id}/${card.title_slug}`)
  if (card.primary_image) {
    const photo = document.createElement('img')
    const { thumbnail_url, srcset, width, height } = card.primary_image
    Object.assign(photo, { src: thumbnail_url, width, height, alt: '', decoding: 'async' })
    if (srcset) Object.assign(photo, { sizes: '264px', srcset })
    link.append(photo)
  }
  const amount = card.vermarktungsart === 'KAUF' ? card.kaufpreis : (card.gesamtmiete ?? card.kaltmiete)
  const { text, data } = priceData(amount, {
    tag,
    onRequest: t('price.on_request'),
    currency: currencyOf(card.waehrung),
  })
  const price = line('b', '')
  if (data) {
    const value = document.createElement('data')
    for (const [name, content] of Object.entries(data)) value.setAttribute(name, content)
    value.textContent = text
    price.append(value)
  } else price.append(text)
  const rooms = formatRooms(card.anzahl_zimmer, tag)
  const facts = [
    formatArea(card.flaeche ?? card.grundstuecksflaeche, tag),
    rooms && t('unit.zi', { value: rooms }),
    card.hwb_klasse && t('unit.hwb', { value: card.hwb_klasse }),
  ]
  const title = line('strong', card.objekttitel)
  if (card.objekttitel_lang !== tag) title.lang = card.objekttitel_lang
  link.append(price, line('span', facts.filter(Boolean).join(' · ')), title)
  return link
}

function line(name: 'b' | 'span' | 'strong', text: string): HTMLElement {
  const element = document.createElement(name)
  element.textContent = text
  return element
}

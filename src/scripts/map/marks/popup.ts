import { currencyOf } from '../../../domain/format/price.ts'
import type { PropertyCard } from '../../../domain/properties/card.ts'
import { mainPrice } from '../../../domain/properties/price.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import { localPath } from '../../../i18n/paths.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { factsLine } from '../../../words/home.ts'
import { afterPrice, beforePrice, formNames } from '../../../words/price.ts'
import { priceElement } from '../../currency/element.ts'

/** A home as a small card over its mark: photo, price, facts, and the link to its page. */
export function popupOf(card: PropertyCard, t: Translate<'shared'>, language: Language): HTMLElement {
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
  const price = line('b', '')
  price.append(
    priceElement(mainPrice(card), { tag, onRequest: t('price.on_request'), currency: currencyOf(card.waehrung) }),
  )
  const before = beforePrice(card, t)
  if (before) price.prepend(line('small', before), ' ')
  const after = [afterPrice(card, t), ...formNames(card, t)].filter((words) => words !== null).join(' · ')
  if (after) price.append(' ', line('small', after))
  const title = line('strong', card.objekttitel)
  if (card.objekttitel_lang !== tag) title.lang = card.objekttitel_lang
  link.append(price, line('span', factsLine(card, t, tag)), title)
  return link
}

function line(name: 'b' | 'small' | 'span' | 'strong', text: string): HTMLElement {
  const element = document.createElement(name)
  element.textContent = text
  return element
}

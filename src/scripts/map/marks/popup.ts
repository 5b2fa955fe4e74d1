import { postalTown } from '../../../domain/format/address.ts'
import { withUnits } from '../../../domain/format/measure.ts'
import { currencyOf, withoutCents } from '../../../domain/format/price.ts'
import type { PropertyCard } from '../../../domain/properties/card.ts'
import { mainPrice } from '../../../domain/properties/price.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import { localPath } from '../../../i18n/paths.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { $favoriteIds } from '../../../stores/favorites/favorites.ts'
import { factsLine } from '../../../words/home.ts'
import { afterPrice, beforePrice, formNames } from '../../../words/price.ts'
import { priceElement } from '../../currency/element.ts'

/** The heart of islands/favorites/KeepButtons.tsx. */
const HEART = 'M10 16.8C4.6 12.9 2.2 10.2 2.2 7.2a3.9 3.9 0 0 1 7.8-1.1 3.9 3.9 0 0 1 7.8 1.1c0 3-2.4 5.7-7.8 9.6z'

/** A home as a small card over its mark: photo, price, facts, place, the link to its page, and the heart. */
export function popupOf(card: PropertyCard, t: Translate<'shared'>, language: Language): HTMLElement {
  const { tag } = LANGUAGES[language]
  const home = document.createElement('div')
  home.className = 'map-home relative text-13'
  // The map itself runs from left to right.
  home.dir = document.dir
  const link = document.createElement('a')
  link.className = 'grid pb-3 text-ink no-underline *:[:not(img)]:px-3'
  link.href = localPath(language, `/immobilien/${card.id}/${card.title_slug}`)
  if (card.primary_image) {
    const photo = document.createElement('img')
    const { thumbnail_url, srcset, width, height } = card.primary_image
    Object.assign(photo, { src: thumbnail_url, width, height, alt: '', decoding: 'async' })
    photo.className = 'mb-2.5 aspect-3/2 h-auto max-sm:aspect-2/1 w-full bg-line object-cover'
    if (srcset) Object.assign(photo, { sizes: '264px', srcset })
    link.append(photo)
  }
  const price = line('b', '', 'text-17 font-semibold')
  price.append(
    priceElement(withoutCents(mainPrice(card)), {
      tag,
      onRequest: t('price.on_request'),
      currency: currencyOf(card.waehrung),
    }),
  )
  const before = beforePrice(card, t)
  if (before) price.prepend(line('small', before, 'font-normal'), ' ')
  const after = [afterPrice(card, t), ...formNames(card, t)].filter((words) => words !== null).join(' · ')
  if (after) price.append(' ', line('small', after, 'font-normal'))
  const title = line('strong', withUnits(card.objekttitel), 'mt-0.5 font-serif text-15 font-medium')
  if (card.objekttitel_lang !== tag) title.lang = card.objekttitel_lang
  const place = line('span', postalTown(card.location, tag), 'truncate text-ink-soft')
  link.append(price, line('span', factsLine(card, t, tag), 'text-ink'), title, place)
  home.append(link, heart(card, t))
  return home
}

/** The heart in the corner of the photograph. The map keeps clicks from the page, so it has a listener of its own. */
function heart({ id, objekttitel }: PropertyCard, t: Translate<'shared'>): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'keep-sign absolute end-1 top-1'
  button.dataset.heart = String(id)
  button.ariaPressed = String($favoriteIds.get().has(id))
  button.ariaLabel = t('text.labelled', { label: t('keep.heart'), value: objekttitel })
  button.title = t('keep.heart')
  button.innerHTML = `<svg viewBox="0 0 20 20" aria-hidden="true"><path d="${HEART}"/></svg>`
  button.addEventListener('click', async () => {
    const isWanted = button.ariaPressed !== 'true'
    await (await import('../../favorites/marks.ts')).press(button, isWanted)
    button.ariaPressed = String($favoriteIds.get().has(id))
  })
  return button
}

function line(name: 'b' | 'small' | 'span' | 'strong', text: string, look = ''): HTMLElement {
  const element = document.createElement(name)
  element.className = look
  element.textContent = text
  return element
}

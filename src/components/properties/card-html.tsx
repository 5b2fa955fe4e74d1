import { LRUCache } from 'lru-cache'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PropertyCard } from '../../domain/properties/card.ts'
import type { Language } from '../../i18n/languages.ts'
import { Cards, firstPhotographs } from '../../islands/properties/Cards.tsx'

/** Where cards stand: what their HTML follows from besides the home and the language. */
type Place = Pick<ComponentProps<typeof Cards>, 'heading' | 'inList' | 'Details'>

/** The parts where no server puts them in: while developing, pages come from Astro's own server. */
const asText = (parts: readonly Uint8Array[]) => Buffer.concat(parts).toString()

/** 6,000 for an item. */
const KEPT_BYTES = 48_000_000
const known = new LRUCache<string, { card: PropertyCard; html: Uint8Array }>({
  maxSize: KEPT_BYTES,
  sizeCalculation: ({ html }) => html.length,
})

/**
 * The items of a grid of cards as HTML. An item is rendered once for each version of its home: a card takes React
 * 0.2 ms, and a page of the list has 24 of them.
 * @param eager number of photographs to load at once
 */
export function cardsHtml(
  { language, late = asText }: Pick<App.Locals, 'language' | 'late'>,
  cards: readonly PropertyCard[],
  place: Place,
  eager = 0,
): string {
  const first = firstPhotographs(cards, eager)
  return late(cards.map((card) => itemHtml(card, language, place, first.has(card))))
}

function itemHtml(card: PropertyCard, language: Language, place: Place, isEager: boolean): Uint8Array {
  const key = `${card.id} ${language} ${isEager} ${place.heading} ${place.inList} ${place.Details?.name}`
  const kept = known.get(key)
  // A home that changed has another card (server/properties/cards.ts).
  if (kept?.card === card) return kept.html
  const item = <Cards cards={[card]} language={language} eager={isEager ? 1 : 0} {...place} />
  // React puts a preload of the first photograph before the item, where a list allows none; the photograph follows at once.
  const html = Buffer.from(renderToStaticMarkup(item).replace(/^<link rel="preload"[^>]*>/, ''))
  known.set(key, { card, html })
  return html
}

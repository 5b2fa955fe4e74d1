import type { PropertyCard as Card } from '../../domain/properties/card.ts'
import type { Language } from '../../i18n/languages.ts'
import { translator } from '../../i18n/translate.ts'
import { PropertyCard } from './PropertyCard.tsx'

/** Cards in a grid of up to three columns. `eager` counts the cards in sight when the page opens. */
export function PropertyGrid({
  cards,
  language,
  eager = 0,
  heading,
}: {
  cards: readonly Card[]
  language: Language
  eager?: number
  heading?: 'h2' | 'h3'
}) {
  const t = translator(language)
  return (
    <ul className="card-grid">
      {cards.map((card, nr) => (
        <li key={card.id}>
          <PropertyCard card={card} t={t} language={language} eager={nr < eager} heading={heading} />
        </li>
      ))}
    </ul>
  )
}

import { memo, useMemo } from 'react'
import type { PropertyCard as Card } from '../../domain/properties/card.ts'
import type { Language } from '../../i18n/languages.ts'
import { shared } from '../../i18n/shared/browser.ts'
import { translatorOf } from '../../i18n/translate.ts'
import { PropertyCard } from './PropertyCard.tsx'

/**
 * Memoised: the same cards are rendered again when those below the window are added, and while the next answer loads.
 */
const KeptCard = memo(PropertyCard)

/** Cards in a grid of up to three columns. `eager` is the number of visible cards when the page opens. */
export function PropertyGrid({
  cards,
  language,
  eager = 0,
  heading,
  inList = false,
}: {
  cards: readonly Card[]
  language: Language
  eager?: number
  heading?: 'h2' | 'h3'
  /** In the search list, where homes can be hidden. */
  inList?: boolean
}) {
  return (
    <ul className="card-grid">
      <Cards cards={cards} language={language} eager={eager} heading={heading} inList={inList} />
    </ul>
  )
}

/** The items alone, for an existing grid. */
export function Cards({
  cards,
  language,
  eager = 0,
  heading,
  inList = false,
}: {
  cards: readonly Card[]
  language: Language
  eager?: number | undefined
  heading?: 'h2' | 'h3' | undefined
  inList?: boolean
}) {
  const t = useMemo(() => translatorOf(language, shared), [language])
  return cards.map((card, nr) => (
    <li key={card.id}>
      <KeptCard card={card} t={t} language={language} eager={nr < eager} heading={heading} inList={inList} />
    </li>
  ))
}

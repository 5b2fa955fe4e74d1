import { type ComponentType, memo, type ReactNode, useMemo, useRef } from 'react'
import type { PropertyCard as Card } from '../../domain/properties/card.ts'
import type { Language } from '../../i18n/languages.ts'
import { shared } from '../../i18n/shared/browser.ts'
import { type Translate, translatorOf } from '../../i18n/translate.ts'
import { $hiddenIds } from '../../stores/hidden.ts'
import { PropertyCard } from './PropertyCard.tsx'
import { useIds } from './use-ids.ts'

/**
 * Memoised: the same cards are rendered again when those below the window are added, and while the next answer loads.
 */
const KeptCard = memo(PropertyCard)

/** What a list says of a home besides its card, where it shows homes as rows. */
type CardDetails = ComponentType<{ card: Card; language: Language }>

/** The items of a grid of cards. `eager` is the number of photographs to load at once. */
export function Cards({
  cards,
  language,
  eager = 0,
  heading,
  inList = false,
  Details,
}: {
  cards: readonly Card[]
  language: Language
  eager?: number | undefined
  heading?: 'h2' | 'h3' | undefined
  inList?: boolean
  Details?: CardDetails | undefined
}) {
  const t = useMemo(() => translatorOf(language, shared), [language])
  const first = firstPhotographs(cards, eager)
  return cards.map((card) => (
    <Item key={card.id} card={card} t={t} canHide={inList}>
      <KeptCard
        card={card}
        t={t}
        language={language}
        eager={first.has(card)}
        heading={heading}
        inList={inList}
        Details={Details}
      />
    </Item>
  ))
}

/** The homes whose photographs come first; the first one may be of the second home, since not each has one. */
export const firstPhotographs = (cards: readonly Card[], count: number): ReadonlySet<Card> =>
  new Set(cards.filter((card) => card.primary_image).slice(0, count))

/** A card's place in the grid. A home that the visitor hides there leaves a line with an undo button. */
function Item({
  card,
  t,
  canHide,
  children,
}: {
  card: Card
  t: Translate<'shared'>
  canHide: boolean
  children: ReactNode
}) {
  const hidden = useIds($hiddenIds)
  const isHidden = canHide && hidden.has(card.id)
  const wasHidden = useRef(isHidden)
  if (!isHidden) wasHidden.current = false
  return (
    <li data-hidden={isHidden ? '' : undefined}>
      {children}
      {isHidden && !wasHidden.current && (
        <p className="card-folded">
          <span>{t('card.hidden', { title: card.objekttitel })}</span>{' '}
          <button type="button" className="link" data-unhide={card.id}>
            {t('keep.undo')}
          </button>
        </p>
      )}
    </li>
  )
}

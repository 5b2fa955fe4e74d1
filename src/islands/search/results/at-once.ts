import { useEffect, useState } from 'react'
import type { PropertyCard } from '../../../domain/properties/card.ts'
import { later } from './later.ts'

/** Three rows of the widest grid: more than most windows show below the filters. */
const AT_ONCE = 9
/** A row of the narrowest grid, the next one, and one more. */
const AT_LEAST = 3
/** px by which the cards rise when chips disappear */
const RISE = 120
/**
 * Number of cards below the window that are rendered at a time: two rows of the widest grid. A new request waits no
 * longer than that.
 */
const STEP = 6
const ALL = Number.POSITIVE_INFINITY

interface Drawn {
  cards: readonly PropertyCard[]
  /** The number of rendered cards. */
  count: number
  /** The previous cards, which hold the space of the others. */
  before: readonly PropertyCard[]
}

/**
 * What to render of a new answer: the visible cards at once, and those below the window a moment later, so that a
 * filter answers quickly. The old cards hold the space of the late ones, otherwise the page would become short for a
 * moment, and a visitor who has scrolled would lose the position.
 * @param isOnePage false when several pages are loaded: the visitor is somewhere in them
 */
export function useAtOnce(cards: readonly PropertyCard[], isOnePage: boolean): readonly PropertyCard[] {
  const [known, setDrawn] = useState<Drawn>(() => {
    return { cards, count: isOnePage && isAtTop() ? countInSight() : ALL, before: [] }
  })
  const isNew = known.cards !== cards
  const drawn = isNew ? { cards, count: isOnePage ? countInSight() : ALL, before: listed(known) } : known
  if (isNew) setDrawn(drawn)
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins once for each new answer
  useEffect(() => {
    let { count } = drawn
    if (count >= cards.length) return
    return later(() => {
      count += STEP
      setDrawn((now) => ({ ...now, count }))
      return count < cards.length
    })
  }, [cards])
  return listed(drawn)
}

function listed({ cards, count, before }: Drawn): readonly PropertyCard[] {
  if (count >= cards.length) return cards
  const first = cards.slice(0, count)
  const ids = new Set(first.map(({ id }) => id))
  return [...first, ...before.filter(({ id }) => !ids.has(id)).slice(0, cards.length - count)]
}

/** Where the first answer may be short for a moment; never on the server, which renders the whole page. */
function isAtTop(): boolean {
  return typeof window !== 'undefined' && scrollY === 0
}

/** The number of old cards that begin above the window's end: the new answer will show as many. */
function countInSight(): number {
  const items = [...document.querySelectorAll('.results .card-grid > li')]
  const below = items.findIndex((item) => item.getBoundingClientRect().top > innerHeight + RISE)
  return below < 0 ? Math.max(items.length, AT_ONCE) : Math.max(below, AT_LEAST)
}

import { useEffect, useState } from 'react'
import type { PropertyCard } from '../../domain/properties/card.ts'
import { later } from './later.ts'

/** Three rows of the widest grid: more than most windows show below the filters. */
const AT_ONCE = 9
/** A row of the narrowest grid, the next one, and one more. */
const AT_LEAST = 3
/** px by which chips that go away let the cards rise */
const RISE = 120
/** Cards below the window that are drawn at a time: two rows of the widest grid. A new question waits for no more. */
const STEP = 6
const ALL = Number.POSITIVE_INFINITY

interface Drawn {
  cards: readonly PropertyCard[]
  /** How many of them are drawn. */
  count: number
  /** What stood there before, which holds the places of the others. */
  before: readonly PropertyCard[]
}

/**
 * What to draw of a new answer: the cards that the window shows at once, and those below it a moment later, so that a
 * filter answers within a blink. The old cards hold the places of the late ones meanwhile, else the page would become
 * short for that moment, and whoever has scrolled would lose his place.
 * @param isOnePage false where several pages stand below each other: their reader is somewhere in them already
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

/** Where the first answer may be short for a moment; never on the server, which writes the whole page. */
function isAtTop(): boolean {
  return typeof window !== 'undefined' && scrollY === 0
}

/** How many cards of the old answer begin above the window's end: as many of the new one will. */
function countInSight(): number {
  const items = [...document.querySelectorAll('.results .card-grid > li')]
  const below = items.findIndex((item) => item.getBoundingClientRect().top > innerHeight + RISE)
  return below < 0 ? Math.max(items.length, AT_ONCE) : Math.max(below, AT_LEAST)
}

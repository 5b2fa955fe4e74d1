import { startTransition, useEffect, useMemo, useState } from 'react'
import type { PropertyCard } from '../../domain/properties/card.ts'

/** Three rows of the widest grid: more than most windows show below the filters. */
const AT_ONCE = 9
/** A row of the narrowest grid, the next one, and one more. */
const AT_LEAST = 3
/** px by which chips that go away let the cards rise */
const RISE = 120
/** The first cards are on the screen by then, also where drawing is slow. */
const LATER_MS = 50
const NONE: readonly PropertyCard[] = []

/**
 * What to draw of a new answer: the cards that the window shows at once, and those below it a moment later, so that a
 * filter answers within a blink. The old cards hold the places of the late ones meanwhile, else the page would become
 * short for that moment, and whoever has scrolled would lose his place.
 * @param isOnePage false where several pages stand below each other: their reader is somewhere in them already
 */
export function useAtOnce(cards: readonly PropertyCard[], isOnePage: boolean): readonly PropertyCard[] {
  const [drawn, setDrawn] = useState(() => (isAtTop() ? NONE : cards))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the old cards are counted once for each new answer
  const atOnce = useMemo(countInSight, [cards])
  useEffect(() => {
    // After the frame: effects of an answer run before it is painted, since the store's changes are urgent to React.
    let task: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => {
      // In small pieces, which the next question and its answer go before.
      task = setTimeout(() => startTransition(() => setDrawn(cards)), LATER_MS)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(task)
    }
  }, [cards])
  if (drawn === cards || !isOnePage || cards.length <= atOnce) return cards
  const first = cards.slice(0, atOnce)
  const ids = new Set(first.map(({ id }) => id))
  return [...first, ...drawn.filter(({ id }) => !ids.has(id)).slice(0, cards.length - atOnce)]
}

/** Where the first answer may be short for a moment; never on the server, which writes the whole page. */
function isAtTop(): boolean {
  return typeof window !== 'undefined' && scrollY === 0
}

/** How many cards of the old answer begin above the window's end: as many of the new one will. */
function countInSight(): number {
  if (typeof window === 'undefined') return 0
  const items = [...document.querySelectorAll('.results .card-grid > li')]
  const below = items.findIndex((item) => item.getBoundingClientRect().top > innerHeight + RISE)
  return below < 0 ? Math.max(items.length, AT_ONCE) : Math.max(below, AT_LEAST)
}

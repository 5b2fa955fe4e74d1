import { useEffect, useState } from 'react'
import type { PropertyCard } from '../../domain/properties/card.ts'

/** Three rows of the widest grid: more than any window shows below the filters. */
const AT_ONCE = 9
/** The first cards are on the screen by then, also where drawing is slow. */
const LATER_MS = 50
const NONE: readonly PropertyCard[] = []

/**
 * What to draw of a new answer: its first cards at once, and those below the window a moment later, so that a filter
 * answers within a blink. The old cards hold the places of the late ones meanwhile, else the page would become
 * short for that moment, and whoever has scrolled would lose his place.
 * @param isOnePage false where several pages stand below each other: their reader is somewhere in them already
 */
export function useAtOnce(cards: readonly PropertyCard[], isOnePage: boolean): readonly PropertyCard[] {
  const [drawn, setDrawn] = useState(() => (isAtTop() ? NONE : cards))
  useEffect(() => {
    // After the frame: effects of an answer run before it is painted, since the store's changes are urgent to React.
    let task: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => setDrawn(cards), LATER_MS)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(task)
    }
  }, [cards])
  if (drawn === cards || !isOnePage || cards.length <= AT_ONCE) return cards
  const first = cards.slice(0, AT_ONCE)
  const ids = new Set(first.map(({ id }) => id))
  return [...first, ...drawn.filter(({ id }) => !ids.has(id)).slice(0, cards.length - AT_ONCE)]
}

/** Where the first answer may be short for a moment; never on the server, which writes the whole page. */
function isAtTop(): boolean {
  return typeof window !== 'undefined' && scrollY === 0
}

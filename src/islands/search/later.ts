import { startTransition, useEffect, useState } from 'react'
import { $search } from '../../stores/search.ts'

/** What the window shows of an answer is painted by then, also where drawing is slow. */
const LATER_MS = 50

/**
 * Does what may wait of an answer, step by step: first after the frame that shows it, then after each frame that shows
 * a step. While a question is on its way nothing is done: its answer is about to draw over it all.
 * @param step returns whether there is another one
 * @returns the way to stop
 */
export function later(step: () => boolean): () => void {
  let frame = 0
  let task: ReturnType<typeof setTimeout>
  let unlisten = () => {}
  const next = (ms: number) => {
    // Effects of an answer run before it is painted, since the store's changes are urgent to React.
    frame = requestAnimationFrame(() => {
      task = setTimeout(go, ms)
    })
  }
  const go = () => {
    if ($search.get().phase !== 'loading') return step() && next(0)
    unlisten = $search.listen(({ phase }) => {
      if (phase === 'loading') return
      unlisten()
      // Where the question failed: what it was asked about still stands.
      next(LATER_MS)
    })
  }
  next(LATER_MS)
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(task)
    unlisten()
  }
}

/** The value that was given last, some time after it was given, drawn in small pieces. */
export function useLater<T>(value: T): T {
  const [kept, keep] = useState(value)
  useEffect(
    () =>
      later(() => {
        startTransition(() => keep(() => value))
        return false
      }),
    [value],
  )
  return kept
}

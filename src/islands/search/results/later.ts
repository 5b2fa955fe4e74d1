import { startTransition, useEffect, useState } from 'react'
import { $search } from '../../../stores/search/search.ts'

/** The visible part of an answer is painted by then, also on slow devices. */
const LATER_MS = 50

/**
 * Runs the deferrable work of an answer, step by step: first after the frame that shows the answer, then after each
 * frame that shows a step. It pauses while a request is running: its answer will replace the result.
 * @param step returns whether another step follows
 * @returns a function that stops it
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
      // The request failed: its predecessor's result is still visible.
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

/** The last value, some time after it was set, rendered in small pieces. */
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

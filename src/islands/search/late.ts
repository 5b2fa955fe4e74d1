import { useEffect, useState } from 'react'

/** Most answers are there before. */
const LATE_MS = 200

/**
 * Whether an answer has let us wait for a while: only then the old results dim. A style sheet alone could wait as well,
 * but browsers put what is about to fade on a surface of its own from the start, and draw all cards for it twice.
 */
export function useLate(isBusy: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isBusy) return setLate(false)
    const task = setTimeout(() => setLate(true), LATE_MS)
    return () => clearTimeout(task)
  }, [isBusy])
  return isBusy && isLate
}

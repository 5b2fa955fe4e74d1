import { useEffect, useState } from 'react'

/** Most answers arrive before. */
const LATE_MS = 200

/**
 * Whether the answer takes noticeably long: only then the old results dim. A style sheet alone could delay it too, but
 * browsers move content that is about to fade to its own layer from the start, and paint all cards twice for it.
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

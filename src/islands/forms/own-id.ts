import { useEffect, useId, useState } from 'react'

/**
 * An id for the attributes that tie parts together. The server writes ids without the island's prefix (renderToString
 * is not told it), and React leaves attributes as it finds them: once awake, all of them are written anew, so that
 * those of parts that come later fit.
 */
export function useOwnId(): string {
  const id = useId()
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  return isAwake ? `${id}-own` : id
}

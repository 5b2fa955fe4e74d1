import { useEffect, useId, useState } from 'react'

/**
 * An id for attributes that refer to each other. The server writes ids without the island's prefix (renderToString does
 * not know it), and React does not correct attributes: after hydration all of them are rendered again, so that they
 * match the ids of later parts.
 */
export function useOwnId(): string {
  const id = useId()
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  return isAwake ? `${id}-own` : id
}

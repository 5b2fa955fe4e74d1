import { useEffect, useState } from 'react'
import type { PushState } from './allow.ts'

const load = () => import('./allow.ts')

/**
 * The state of push messages in this browser (null until it is known), and a function that requests the permission,
 * which only a click may call.
 */
export function usePush(): { state: PushState | null; ask: () => void } {
  const [state, setState] = useState<PushState | null>(null)
  useEffect(() => {
    load()
      .then(({ readPush }) => readPush())
      .then(setState, () => undefined)
  }, [])
  const ask = () =>
    void load()
      .then(({ allowPush }) => allowPush())
      .then(setState, () => setState('failed'))
  return { state, ask }
}

/** Tells whether a click may help. */
export const canAsk = (state: PushState | null) => state === 'unasked' || state === 'failed'

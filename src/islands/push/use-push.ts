import { useEffect, useState } from 'react'
import type { PushState } from './allow.ts'

const load = () => import('./allow.ts')

/**
 * How it stands with messages in this browser (null until that is known), and asking its owner for them, which only a
 * press may do.
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

/** Whether pressing something may help. */
export const canAsk = (state: PushState | null) => state === 'unasked' || state === 'failed'

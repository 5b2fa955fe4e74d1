import { useEffect, useState } from 'react'
import { $unsaved } from '../../../stores/admin/unsaved.ts'

/** Asks before the page is left while a form has unsaved changes. The words are the browser's own. */
export function useGuard(): { isChanged: boolean; note: () => void; settle: () => void } {
  const [isChanged, setChanged] = useState(false)
  useEffect(() => {
    if (!isChanged) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    $unsaved.set($unsaved.get() + 1)
    return () => {
      removeEventListener('beforeunload', ask)
      $unsaved.set($unsaved.get() - 1)
    }
  }, [isChanged])
  return { isChanged, note: () => setChanged(true), settle: () => setChanged(false) }
}

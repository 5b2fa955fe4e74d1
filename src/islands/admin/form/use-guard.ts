import { useEffect, useState } from 'react'

/** Asks before the page is left while a form has unsaved changes. The words are the browser's own. */
export function useGuard(): { isChanged: boolean; note: () => void; settle: () => void } {
  const [isChanged, setChanged] = useState(false)
  useEffect(() => {
    if (!isChanged) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isChanged])
  return { isChanged, note: () => setChanged(true), settle: () => setChanged(false) }
}

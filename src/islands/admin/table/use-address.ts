import { useEffect, useState } from 'react'

/** Parts of a screen that read the address hear of each other's changes by it. */
const CHANGED = 'klinke:address'

type Change = (values: Readonly<Record<string, string | null>>, how?: { isCorrection: boolean }) => void

/**
 * The query string of the page as state: a change writes it to the address, so that a view can be shared. A correction
 * takes the place of an address that shows nothing, so that Back does not lead there.
 */
export function useAddress(): [URLSearchParams, Change] {
  const [search, setSearch] = useState(() => location.search)
  useEffect(() => {
    const follow = () => setSearch(location.search)
    const names = ['popstate', CHANGED] as const
    for (const name of names) addEventListener(name, follow)
    return () => {
      for (const name of names) removeEventListener(name, follow)
    }
  }, [])
  const change: Change = (values, how) => {
    const params = new URLSearchParams(location.search)
    for (const [name, value] of Object.entries(values)) {
      if (value === null || value === '') params.delete(name)
      else params.set(name, value)
    }
    // Every other change begins at the first page again.
    if (!('seite' in values) && !('spalten' in values)) params.delete('seite')
    const next = params.size ? `?${params}` : location.pathname
    if (how?.isCorrection) history.replaceState(history.state, '', next)
    else history.pushState(history.state, '', next)
    dispatchEvent(new Event(CHANGED))
  }
  return [new URLSearchParams(search), change]
}

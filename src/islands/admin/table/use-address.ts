import { useEffect, useState } from 'react'

/** The query string of the page as state: a change writes it to the address, so that a view can be shared. */
export function useAddress(): [URLSearchParams, (change: Readonly<Record<string, string | null>>) => void] {
  const [search, setSearch] = useState(() => location.search)
  useEffect(() => {
    const follow = () => setSearch(location.search)
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  const change = (values: Readonly<Record<string, string | null>>) => {
    const params = new URLSearchParams(location.search)
    for (const [name, value] of Object.entries(values)) {
      if (value === null || value === '') params.delete(name)
      else params.set(name, value)
    }
    // Every other change begins at the first page again.
    if (!('seite' in values) && !('spalten' in values)) params.delete('seite')
    const next = params.size ? `?${params}` : location.pathname
    history.pushState(history.state, '', next)
    setSearch(location.search)
  }
  return [new URLSearchParams(search), change]
}

import { useEffect, useState } from 'react'
import type { Filter } from '../../../domain/search/criteria.ts'
import { fetchNames } from '../../../stores/search/names.ts'
import type { NamesById } from '../../../words/place.ts'

/** The names of the companies and projects in a search; until the server answers, none. */
export function useSearchNames({ anbieter = [], projekt = [] }: Filter): NamesById {
  const [names, setNames] = useState<NamesById>({})
  const wanted = JSON.stringify({ anbieter, projekt })
  useEffect(() => {
    const filter = JSON.parse(wanted) as Required<Pick<Filter, 'anbieter' | 'projekt'>>
    if (filter.anbieter.length + filter.projekt.length === 0) return
    const stop = new AbortController()
    void fetchNames(filter, stop.signal).then((found) => {
      if (!stop.signal.aborted) setNames(found)
    })
    return () => stop.abort()
  }, [wanted])
  return names
}

import { useEffect, useState } from 'react'
import { suggestPlaces } from '../../../stores/search/places.ts'
import { type PlaceNames, placeName } from '../../../words/place.ts'

/** The names of places in the page's language, by slug; until the server answers, the slug as a word. */
export function usePlaceNames(slugs: readonly string[]): PlaceNames {
  const [places, setPlaces] = useState<PlaceNames>({})
  const wanted = slugs.join()
  useEffect(() => {
    const stop = new AbortController()
    for (const slug of wanted.split(',').filter(Boolean))
      void suggestPlaces(placeName(slug, {}), { signal: stop.signal }).then((found) => {
        const place = found?.find((one) => one.slug === slug)
        if (place && !stop.signal.aborted) setPlaces((known) => ({ ...known, [slug]: place }))
      })
    return () => stop.abort()
  }, [wanted])
  return places
}

import { useRef, useState } from 'react'
import type { PlaceSuggestion } from '../../../domain/places/suggestion.ts'
import { suggestPlaces } from '../../../stores/search/places.ts'

/** Answers of this page by criteria and text: letters that are deleted again need no request. */
const kept = new Map<string, PlaceSuggestion[]>()
const KEPT_MOST = 200

/**
 * Suggestions for a text, without a pause: an answer takes a few milliseconds. A newer text aborts the request of an
 * older one. When the server does not answer, the list is empty and says nothing.
 */
export function useSuggestions(criteria: () => string) {
  const [found, setFound] = useState<readonly PlaceSuggestion[]>([])
  const [isOpen, setOpen] = useState(false)
  const [isUnknown, setUnknown] = useState(false)
  const current = useRef<AbortController>(undefined)

  const show = (text: string, places: readonly PlaceSuggestion[]) => {
    setFound(places)
    setUnknown(text.length > 1 && places.every(({ near }) => near))
    setOpen(true)
  }
  return {
    found,
    isOpen,
    /** No name begins with the text. */
    isUnknown,
    async open(text: string): Promise<void> {
      current.current?.abort()
      const asked = criteria()
      const key = `${asked} ${text}`
      const known = kept.get(key)
      if (known) return show(text, known)
      const mine = new AbortController()
      current.current = mine
      const places = await suggestPlaces(text, { criteria: asked, signal: mine.signal })
      if (!places || current.current !== mine || mine.signal.aborted) return
      if (kept.size >= KEPT_MOST) kept.clear()
      kept.set(key, places)
      show(text, places)
    },
    close() {
      current.current?.abort()
      setOpen(false)
    },
  }
}

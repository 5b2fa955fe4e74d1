import { joinTyped, placeOptions } from '../../domain/places/typed.ts'
import { suggestPlaces } from '../../stores/search/places.ts'

const PAUSE_MS = 120
let pause: ReturnType<typeof setTimeout> | undefined
let current: AbortController | undefined

/**
 * Fills a place field's datalist from GET /api/places, debounced. When the server does not answer, the list stays as it
 * was.
 */
export function fillSoon(field: HTMLInputElement): void {
  clearTimeout(pause)
  pause = setTimeout(() => void fill(field), PAUSE_MS)
}

async function fill({ list, value }: HTMLInputElement) {
  const parts = value.split(';').map((part) => part.trim())
  const last = parts.pop() ?? ''
  if (!list || last.length < 2) return
  current?.abort()
  const mine = new AbortController()
  current = mine
  const places = await suggestPlaces(last, mine.signal)
  if (current !== mine || places.length === 0) return
  list.replaceChildren(
    ...placeOptions(places).map(({ value, label }) => new Option(label, joinTyped([...parts, value]))),
  )
}

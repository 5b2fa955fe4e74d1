import { joinTyped, typedName } from '../../domain/places/typed.ts'
import { suggestPlaces } from '../../stores/places.ts'

/**
 * Fills the place field's datalist from GET /api/places while somebody types. Plain DOM, so that suggestions come
 * before (and without) React. When the server does not answer, the list stays as it was.
 */
const PAUSE_MS = 120
const list = document.getElementById('orte')
let pause: ReturnType<typeof setTimeout> | undefined
let current: AbortController | undefined

document.addEventListener('input', (event) => {
  const field = event.target
  if (!(field instanceof HTMLInputElement) || field.getAttribute('list') !== 'orte') return
  clearTimeout(pause)
  pause = setTimeout(() => void fill(field.value), PAUSE_MS)
})

async function fill(typed: string) {
  const parts = typed.split(';').map((part) => part.trim())
  const last = parts.pop() ?? ''
  if (!list || last.length < 2) return
  current?.abort()
  const mine = new AbortController()
  current = mine
  const places = await suggestPlaces(last, mine.signal)
  if (current !== mine || places.length === 0) return
  const twice = (name: string) => places.filter((place) => place.name === name).length > 1
  list.replaceChildren(
    ...places.map((place) => new Option(place.in, joinTyped([...parts, typedName(place, twice(place.name))]))),
  )
}

import { call } from '../api.ts'
import { $hiddenIds } from '../hidden.ts'
import { HOME, homeIdOf, keepWalk, type ResultWalk } from './result-walk.ts'

/**
 * Reads the page of results before or after the known ones, through the API and not the list, when the home stands at
 * their edge.
 * @returns the longer walk, which is kept; null when nothing is missing there, or nothing could be read
 */
export async function extendWalk(walk: ResultWalk, id: number): Promise<ResultWalk | null> {
  const at = walk.homes.findIndex((path) => homeIdOf(path) === id)
  if (at < 0) return null
  let longer = walk
  try {
    if (at === walk.homes.length - 1) longer = await addPage(longer, 1)
    if (at === 0) longer = await addPage(longer, -1)
  } catch {
    // One of the two directions may have been read.
  }
  if (longer === walk) return null
  keepWalk(longer)
  return longer
}

/** Adds the next page that has a home which is neither known nor hidden. */
async function addPage(walk: ResultWalk, step: 1 | -1): Promise<ResultWalk> {
  const params = new URLSearchParams(walk.search)
  const known = new Set(walk.homes.map(homeIdOf))
  const hidden = $hiddenIds.get()
  let { total } = walk
  let seite = step === 1 ? walk.lastPage + 1 : walk.firstPage - 1
  for (; seite >= 1 && seite <= Math.ceil(total / walk.perPage); seite += step) {
    params.set('seite', String(seite))
    const answer = await call('GET /api/properties', { query: params })
    total = answer.total
    const fresh = answer.data
      .filter((card) => !known.has(card.id) && !hidden.has(card.id))
      .map((card) => `/immobilien/${card.id}/${card.title_slug}`)
      .filter((path) => HOME.test(path))
    if (fresh.length > 0)
      return step === 1
        ? { ...walk, total, lastPage: seite, homes: [...walk.homes, ...fresh] }
        : { ...walk, total, firstPage: seite, homes: [...fresh, ...walk.homes] }
  }
  return walk
}

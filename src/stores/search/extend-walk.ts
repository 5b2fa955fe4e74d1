import { call } from '../api.ts'
import { HOME, homeIdOf, keepWalk, type ResultWalk } from './result-walk.ts'

/**
 * Reads the page of results before or after the known ones, through the API and not the list, when the home stands at
 * their edge.
 * @returns the longer walk, which is kept; null when nothing is missing there, or nothing could be read
 */
export async function extendWalk(walk: ResultWalk, id: number): Promise<ResultWalk | null> {
  const at = walk.homes.findIndex((path) => homeIdOf(path) === id)
  const isFirst = at === 0 && walk.before > 0
  const isLast = at === walk.homes.length - 1 && walk.before + walk.homes.length < walk.total
  if (at < 0 || !(isFirst || isLast)) return null
  const params = new URLSearchParams(walk.search)
  const seite = isLast
    ? Math.floor((walk.before + walk.homes.length) / walk.perPage) + 1
    : Math.floor((walk.before - 1) / walk.perPage) + 1
  params.set('seite', String(seite))
  try {
    const { data, total } = await call('GET /api/properties', { query: params })
    const known = new Set(walk.homes.map(homeIdOf))
    const fresh = data
      .filter((card) => !known.has(card.id))
      .map((card) => `/immobilien/${card.id}/${card.title_slug}`)
      .filter((path) => HOME.test(path))
    if (fresh.length === 0) return null
    const longer: ResultWalk = isLast
      ? { ...walk, total, homes: [...walk.homes, ...fresh] }
      : { ...walk, total, before: Math.max(0, walk.before - fresh.length), homes: [...fresh, ...walk.homes] }
    keepWalk(longer)
    return longer
  } catch {
    return null
  }
}

/** A favourite. `created_at` is ISO 8601, null when only the order is known (guests). */
export interface Favorite {
  property_id: number
  note: string
  created_at: string | null
}

/** The account's list as this browser last received it; `at` is the time of the request, ms since 1970. */
export interface KeptFavorites {
  user: number
  at: number
  list: readonly Favorite[]
}

/** Specification, section 9: query cache freshness. */
const FRESH_MS = 300_000

export function isFresh(kept: KeptFavorites | null, user: number | undefined): boolean {
  const age = kept ? Date.now() - kept.at : Number.NaN
  return kept?.user === user && age >= 0 && age < FRESH_MS
}

/** Reads a stored list of ids; duplicates and invalid ids are removed, null when it is not a list. */
export function parseIds(text: string): number[] | null {
  const list = parsed(text)
  return Array.isArray(list) ? [...new Set(list.map(Number).filter(isId))] : null
}

/** Reads stored notes by id; null when invalid. */
export function parseNotes(text: string): Record<string, string> | null {
  const notes = parsed(text)
  if (typeof notes !== 'object' || notes === null || Array.isArray(notes)) return null
  return Object.fromEntries(Object.entries(notes).filter(([id, note]) => isId(Number(id)) && typeof note === 'string'))
}

export function parseKept(text: string): KeptFavorites | null {
  const kept = parsed(text) as Partial<KeptFavorites> | null
  if (typeof kept !== 'object' || kept === null) return null
  const { user, at, list } = kept
  return Number.isFinite(user) && Number.isFinite(at) && Array.isArray(list)
    ? { user: Number(user), at: Number(at), list: readFavorites(list) }
    : null
}

/** Reads the answer of GET /api/favorites, oldest first. */
export function readFavorites(data: unknown): Favorite[] {
  if (!Array.isArray(data)) return []
  const list = data.flatMap((one): Favorite[] => {
    const id = Number(one?.property_id)
    if (!isId(id)) return []
    const { note, created_at } = one
    return [
      {
        property_id: id,
        note: typeof note === 'string' ? note : '',
        created_at: typeof created_at === 'string' && !Number.isNaN(Date.parse(created_at)) ? created_at : null,
      },
    ]
  })
  return list.sort((a, b) => Date.parse(a.created_at ?? '') - Date.parse(b.created_at ?? '') || 0)
}

const isId = (id: number) => Number.isSafeInteger(id) && id > 0

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

let last: Promise<unknown> = Promise.resolve()

/** Runs tasks one after the other: a removal must not overtake the addition that it reverts. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work, work)
  last = mine
  return mine
}

import { $consent } from './consent.ts'
import { persisted } from './persist.ts'

interface Visits {
  /** The last sign of this visit; ms since 1970. */
  last: number
  /** The last sign of the visit before it, null on the first. */
  before: number | null
}

/** After such a pause somebody has come again. */
export const VISIT_PAUSE_MS = 30 * 60_000

const $visits = persisted<Visits | null>('klinke_last_visit', null, parseVisits, (visits) =>
  visits ? JSON.stringify(visits) : undefined,
)

/**
 * Notes that somebody looks at lists now. Only with consent to functional storage; whoever takes that back takes the
 * entry with it.
 * @returns when the visit before this one ended, null when there was none or nothing may be kept
 */
export function noteVisit(now = Date.now()): number | null {
  const visits = $visits.get()
  if (!$consent.get()?.functional) {
    if (visits) $visits.set(null)
    return null
  }
  const isNew = visits !== null && now - visits.last > VISIT_PAUSE_MS
  const before = isNew ? visits.last : (visits?.before ?? null)
  $visits.set({ last: now, before })
  return before
}

function parseVisits(text: string): Visits | null {
  try {
    const { last, before } = JSON.parse(text)
    if (!Number.isFinite(last) || last > Date.now()) return null
    return { last, before: Number.isFinite(before) && before < last ? before : null }
  } catch {
    return null
  }
}

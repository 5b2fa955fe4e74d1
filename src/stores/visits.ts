import { $consent } from './consent.ts'
import { persisted } from './persist.ts'

interface Visits {
  /** The last activity of this visit; ms since 1970. */
  last: number
  /** The last activity of the previous visit, null on the first. */
  before: number | null
}

/** After such a pause a new visit begins. */
export const VISIT_PAUSE_MS = 30 * 60_000

const $visits = persisted<Visits | null>('klinke_last_visit', null, parseVisits, (visits) =>
  visits ? JSON.stringify(visits) : undefined,
)

/**
 * Records that the visitor looks at lists now. Only with consent to functional storage; withdrawing the consent removes
 * the entry.
 * @returns when the previous visit ended, null without one or without consent
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

import { atom } from 'nanostores'
import { $consent } from './consent/consent.ts'
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

/** When the previous visit ended, in ms since 1970; null before `noteVisit`, without a visit and without consent. */
export const $lastVisit = atom<number | null>(null)

/**
 * Records that the visitor looks at lists now, and sets `$lastVisit`. Only with consent to functional storage;
 * withdrawing the consent removes the entry.
 */
export function noteVisit(now = Date.now()): void {
  $lastVisit.set(visitBefore(now))
}

function visitBefore(now: number): number | null {
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

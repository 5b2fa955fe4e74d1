import { parseConsent } from '../../domain/consent/consent.ts'
import { tellConsent } from '../../stores/consent-states.ts'

/** A choice that is kept is applied at start; without one, what was denied before everything else stays denied. */
try {
  const kept = parseConsent(localStorage.getItem('cookie-consent') ?? '')
  if (kept) tellConsent(kept)
} catch {
  // Where storage is forbidden nothing is kept.
}

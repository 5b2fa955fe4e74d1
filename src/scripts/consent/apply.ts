import { parseConsent } from '../../domain/consent/consent.ts'
import { tellConsent } from '../../stores/consent-states.ts'

/** Applies a stored choice at the start; without one, everything stays denied. */
try {
  const kept = parseConsent(localStorage.getItem('cookie-consent') ?? '')
  if (kept) tellConsent(kept)
} catch {
  // Without storage there is no choice.
}

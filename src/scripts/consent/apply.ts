import { parseConsent } from '../../domain/consent/consent.ts'
import { tellConsent } from '../../stores/consent/consent-states.ts'
import { readText } from '../../stores/storage.ts'

/** The stored choice; null without one. */
export const storedChoice = () => parseConsent(readText('cookie-consent') ?? '')

/** Applies a stored choice at the start; without one, everything stays denied. */
const choice = storedChoice()
if (choice) tellConsent(choice)

// Given or withdrawn in another tab, or while the browser kept this page for Back.
addEventListener('storage', ({ key }) => {
  if (key === 'cookie-consent' || key === null) tellConsent(storedChoice())
})
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) tellConsent(storedChoice())
})

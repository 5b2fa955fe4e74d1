import { parseConsent } from '../../domain/consent/consent.ts'
import { tellConsent } from '../../stores/consent/consent-states.ts'
import { readText } from '../../stores/storage.ts'

/** Applies a stored choice at the start; without one, everything stays denied. */
const choice = parseConsent(readText('cookie-consent') ?? '')
if (choice) tellConsent(choice)

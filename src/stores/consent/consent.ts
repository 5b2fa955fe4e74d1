import { type ConsentPurpose, chooseConsent } from '../../domain/consent/choose.ts'
import { type Consent, parseConsent } from '../../domain/consent/consent.ts'
import { persisted } from '../persist.ts'
import { tellConsent } from './consent-states.ts'

/** The visitor's choice, null before the first one. The key is the specification's. */
export const $consent = persisted<Consent | null>('cookie-consent', null, parseConsent)

/** Stores a choice and applies it at once. */
export function giveConsent(allowed: readonly ConsentPurpose[]): void {
  $consent.set(chooseConsent(allowed, new Date()))
  tellConsent($consent.get())
}

import {
  type Consent,
  type ConsentPurpose,
  chooseConsent,
  parseConsent,
  storageStates,
} from '../domain/consent/consent.ts'
import { persisted } from './persist.ts'

/** The visitor's choice, null before there is one. The key is the specification's. */
export const $consent = persisted<Consent | null>('cookie-consent', null, parseConsent)

/** Keeps a choice and applies it at once. */
export function giveConsent(allowed: readonly ConsentPurpose[]): void {
  $consent.set(chooseConsent(allowed, new Date()))
  applyConsent()
}

declare global {
  interface Window {
    /** The queue that measuring scripts read; we load none of them ourselves. */
    dataLayer?: unknown[]
  }
}

/**
 * Tells scripts of others what they may store. Klinke ships none; an operator's own script listens for
 * `klinke:consent` and may load itself only when its purpose is granted.
 */
export function applyConsent(): void {
  const states = storageStates($consent.get())
  window.dataLayer ??= []
  window.dataLayer.push(['consent', 'update', states])
  dispatchEvent(new CustomEvent('klinke:consent', { detail: states }))
}

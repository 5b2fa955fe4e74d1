import { type Consent, storageStates } from '../domain/consent/consent.ts'

declare global {
  interface Window {
    /**
     * Puts a command into `dataLayer`, the queue that measuring scripts read; we load none of them ourselves. Made by
     * the script before the first paint (components/frame/theme.js), which denies everything first.
     */
    gtag?: (command: 'consent', kind: 'update', states: object) => void
  }
}

/**
 * Tells scripts of others what they may store, now or at the start of a page. Klinke ships none; an operator's own
 * script reads the commands as Google's consent mode has them, or listens for `klinke:consent` and loads itself only
 * when its purpose is granted.
 */
export function tellConsent(consent: Consent | null): void {
  const states = storageStates(consent)
  window.gtag?.('consent', 'update', states)
  dispatchEvent(new CustomEvent('klinke:consent', { detail: states }))
}

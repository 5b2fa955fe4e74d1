import { type Consent, storageStates } from '../../domain/consent/consent.ts'

declare global {
  interface Window {
    /**
     * Adds a command to `dataLayer`, the queue that analytics scripts read; we load none of them ourselves. The script
     * before the first paint defines it (scripts/frame/theme.js) and denies everything first.
     */
    gtag?: (command: 'consent', kind: 'update', states: object) => void
  }
}

/**
 * Tells third-party scripts which storage they may use, now or at the start of a page. Klinke ships none; an operator's
 * own script reads the commands of Google's consent mode, or listens for `klinke:consent` and starts only when its
 * purpose is granted.
 */
export function tellConsent(consent: Consent | null): void {
  const states = storageStates(consent)
  window.gtag?.('consent', 'update', states)
  dispatchEvent(new CustomEvent('klinke:consent', { detail: states }))
}

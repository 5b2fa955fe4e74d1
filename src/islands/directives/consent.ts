import { isAutomated, parseConsent } from '../../domain/consent/consent.ts'
import { readyToLoad } from './ready.ts'

const DELAY_MS = 1500

/**
 * Wakes the cookie banner 1.5 s after the page has loaded when no choice is kept, never for automated browsers; and at
 * once when somebody asks for the settings (`[data-consent-open]`).
 */
export default function onConsent(
  load: () => Promise<() => Promise<void>>,
  _options: unknown,
  element: HTMLElement,
): void {
  let isAwake = false
  const wake = () => {
    if (isAwake) return
    isAwake = true
    void readyToLoad(element)
      .then(load)
      .then((hydrate) => hydrate())
      .catch((error: unknown) => {
        isAwake = false
        throw error
      })
  }
  document.addEventListener('click', (event) => {
    if (!(event.target as Element).closest('[data-consent-open]')) return
    if (isAwake) dispatchEvent(new Event('klinke:consent-open'))
    else document.documentElement.dataset.consent = 'open'
    wake()
  })
  if (isAutomated(navigator) || hasChosen()) return
  const later = () => setTimeout(wake, DELAY_MS)
  if (document.readyState === 'complete') later()
  else addEventListener('load', later, { once: true })
}

function hasChosen(): boolean {
  try {
    return parseConsent(localStorage.getItem('cookie-consent') ?? '') !== null
  } catch {
    return false
  }
}

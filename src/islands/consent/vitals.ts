import { onCLS, onINP, onLCP } from 'web-vitals'
import { isAutomated, parseConsent } from '../../domain/consent/consent.ts'
import { PHONE_BELOW, pageKindOf } from '../../domain/performance/page-kind.ts'
import type { Vital } from '../../domain/performance/vitals.ts'
import { readText } from '../../stores/storage.ts'

/**
 * Measures how fast this page is, for visitors who allow statistics, and sends it once, when they first leave the page
 * or its tab. It is loaded after the consent; the browser keeps what it measured before. No session goes with it, hence
 * a beacon instead of the client of the API.
 */
let values: Partial<Record<Vital, number>> = {}
let isSent = false

if (!isAutomated(navigator)) {
  const keep = ({ name, value }: { name: string; value: number }) => {
    values[name as Vital] = name === 'CLS' ? Math.round(value * 1e4) / 1e4 : Math.round(value)
  }
  onLCP(keep)
  onINP(keep)
  onCLS(keep)
  // At the window, after the listeners of the three at the document, which finish their figures.
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send())
  addEventListener('pagehide', send)
  // Back and forward restore the page as it was: its figures begin anew.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    values = {}
    isSent = false
  })
}

function send() {
  // Withdrawn meanwhile, perhaps in another tab.
  const isAllowed = parseConsent(readText('cookie-consent') ?? '')?.analytics
  if (isSent || !isAllowed || Object.keys(values).length === 0) return
  isSent = true
  const { language = 'de' } = document.documentElement.dataset
  // Only German pages have no language in their address. i18n/paths.ts would bring React with it.
  const path = language === 'de' ? location.pathname : location.pathname.slice(language.length + 1)
  const device = innerWidth < PHONE_BELOW ? 'phone' : 'desk'
  const body = JSON.stringify({ page: pageKindOf(path), language, device, ...values })
  navigator.sendBeacon('/api/vitals', new Blob([body], { type: 'application/json' }))
}

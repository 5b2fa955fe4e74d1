import { isAutomated } from '../../domain/consent/consent.ts'
import { retrying } from '../../islands/frame/retry.ts'
import { storedChoice } from './apply.ts'

/**
 * Loads the cookie banner 1.5 s after the page, if no choice is stored, never in automated browsers; and at once when
 * the visitor opens the settings (`[data-consent-open]`). With consent to statistics, the measurement is loaded instead.
 * It is not an island: every page would carry Astro's runtime for it, a quarter of the size of a text page.
 */
const DELAY_MS = 1500
let banner: Promise<void> | undefined

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element && target.closest('[data-consent-open]'))) return
  document.documentElement.dataset.consent = 'open'
  dispatchEvent(new Event('klinke:consent-open'))
  wake()
})
if (!isAutomated(navigator)) {
  if (document.readyState === 'complete') later()
  else addEventListener('load', later, { once: true })
}

function later() {
  setTimeout(() => {
    const choice = storedChoice()
    if (!choice) wake()
    // A page that cannot be measured is no failure for its visitor.
    else if (choice.analytics) load(true).catch(() => {})
  }, DELAY_MS)
}

const load = (measures?: true) =>
  retrying(() => import('../../islands/consent/after.ts')).then(({ default: begin }) => begin(measures))

function wake() {
  banner ??= load()
  banner.catch(() => {
    // The next click on the settings tries again; the error has been reported.
    banner = undefined
  })
}

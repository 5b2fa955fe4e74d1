/**
 * What is fetched before anybody asks: the pages that are likely to come next, 2 s after this one and each a little
 * later than the last (specification, section 2), and the words of English and French (section 4; German is part of the
 * code). Not for people who save data, and not for automats, whom no next page awaits.
 */
import { isAutomated } from '../../domain/consent/consent.ts'

const AFTER_MS = 2000
const UP_TO_MS = 1000
/** The first homes of a list. */
const CARDS = 2
/** The application counts as loaded then (specification, section 4); tests and styles may wait for it. */
const LOADED_MS = 100

if (document.readyState === 'complete') whenLoaded()
else addEventListener('load', whenLoaded, { once: true })

function whenLoaded() {
  setTimeout(() => {
    document.documentElement.dataset.loaded = ''
  }, LOADED_MS)
  if (isAutomated(navigator) || isThrifty()) return
  for (const url of likely()) setTimeout(() => prefetch(url), AFTER_MS + Math.random() * UP_TO_MS)
  // Only where a part of the page will need words in the browser.
  if (document.querySelector('astro-island')) setTimeout(() => whenIdle(fetchWords), AFTER_MS)
}

function isThrifty(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

/** The pages of the main navigation and the first homes, without this page. */
function likely(): Set<string> {
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>('.frame-nav a'),
    ...[...document.querySelectorAll<HTMLAnchorElement>('.card-title a')].slice(0, CARDS),
  ]
  return new Set(links.filter(({ pathname }) => pathname !== location.pathname).map(({ href }) => href))
}

function prefetch(url: string) {
  const link = document.createElement('link')
  link.rel = 'prefetch'
  link.href = url
  document.head.append(link)
}

function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work, UP_TO_MS)
}

function fetchWords() {
  void import('../../i18n/ahead.ts')
    .then(
      ({ fetchWords }) => fetchWords(),
      () => undefined,
    )
    .catch(
      // Nobody has asked for them yet; whoever does tries anew.
      () => undefined,
    )
}

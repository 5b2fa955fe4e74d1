/**
 * Prefetching: the pages that are likely to follow, from 2 s after this one, one after the other (specification,
 * section 2), and the messages in English and French (section 4; German is part of the code). Not for visitors with
 * data saver, and not for bots, which open no next page.
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
  // Only if a part of the page needs messages in the browser.
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
      // A failed prefetch is ignored; the actual use tries again.
      () => undefined,
    )
}

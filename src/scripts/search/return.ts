import { $returning, keepSearch, keptSearch } from '../../stores/search/search-state.ts'

/**
 * A visitor who returns from a home finds the list as before: the loaded pages, and the scroll position. The navigation
 * item for the list clears that (scripts/frame/account.ts).
 */
const HOME_PATH = /^(\/[a-z]{2})?\/(immobilien\/|onr\/|immobilie\/)/
let isForgotten = false

addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return
  if (target.closest('[data-forget-search]')) isForgotten = true
  // Pressed while React is loading: Listing.tsx handles it then.
  target.closest<HTMLElement>('[data-search="more"]')?.setAttribute('data-pressed', '')
})

// The browser has restored the page as it was left.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) isForgotten = false
})

addEventListener('pagehide', () => {
  const list = document.querySelector<HTMLElement>('[data-first-page]')
  if (!list || isForgotten) return
  keepSearch({
    searchParams: location.search.slice(1),
    scrollPosition: Math.round(scrollY),
    firstPage: Number(list.dataset.firstPage),
  })
})

comeBack()

function comeBack() {
  const list = document.querySelector<HTMLElement>('[data-first-page]')
  const state = keptSearch()
  if (!list || state?.searchParams !== location.search.slice(1) || !isReturn()) return
  if (state.firstPage < Number(list.dataset.firstPage)) {
    history.scrollRestoration = 'manual'
    $returning.set(state)
    // Hydrates the island as an interaction does.
    list.querySelector('[data-search]')?.dispatchEvent(new Event('input', { bubbles: true }))
  } else if (navigationType() === 'navigate') scrollTo({ top: state.scrollPosition, behavior: 'instant' })
}

/** By the browser's back or reload, or by a link on a home's page. */
function isReturn(): boolean {
  if (navigationType() !== 'navigate') return true
  const from = document.referrer && new URL(document.referrer)
  return Boolean(from) && (from as URL).origin === location.origin && HOME_PATH.test((from as URL).pathname)
}

function navigationType(): string {
  const [entry] = performance.getEntriesByType('navigation')
  return (entry as PerformanceNavigationTiming | undefined)?.type ?? 'navigate'
}

import type { Language } from '../../i18n/languages.ts'
import { backPath, type ResultWalk, readWalk, stepAt } from '../../stores/search/result-walk.ts'

/**
 * From home to home: the way back to the results, the previous and the next one, by link, arrow key or swipe. The list is
 * not loaded; at the edge of what is known, the API tells the next homes.
 */
const nav = document.querySelector<HTMLElement>('[data-walk]')
const id = Number(nav?.closest<HTMLElement>('[data-home]')?.dataset.home)
// The table of languages is bundled with React.
const language = document.documentElement.dataset.language as Language

const link = (name: 'previous' | 'next') => nav?.querySelector<HTMLAnchorElement>(`[data-walk-step="${name}"]`)
const walk = nav && readWalk()
if (nav && walk && show(nav, walk)) {
  document.querySelector('[data-ways]')?.setAttribute('data-walking', '')
  addEventListener('keydown', onKey)
  addEventListener('touchstart', onTouch, { passive: true })
  const extend = () =>
    import('../../stores/search/extend-walk.ts')
      .then(({ extendWalk }) => extendWalk(walk, id))
      .then((longer) => longer && show(nav, longer))
      .catch(() => {})
  // After the page: the visitor reads before leaving.
  if (!link('next')?.href || !link('previous')?.href) setTimeout(extend, 500)
}

/** @returns false when the home is not one of the results */
function show(nav: HTMLElement, walk: ResultWalk): boolean {
  const step = stepAt(walk, id, language)
  if (!step) return false
  const back = nav.querySelector<HTMLAnchorElement>('[data-walk-back]')
  if (back) back.href = backPath(walk, language)
  const text = nav.querySelector<HTMLElement>('[data-walk-text]')
  // Our own formatting is bundled with React; the tag of Walk.astro says how we write figures.
  const number = new Intl.NumberFormat(nav.dataset.tag)
  if (text) {
    text.textContent = (text.dataset.walkText ?? '')
      .replace('{nr}', number.format(step.nr))
      .replace('{total}', number.format(step.total))
  }
  for (const name of ['previous', 'next'] as const) {
    const path = step[name]
    if (path) link(name)?.setAttribute('href', path)
    else link(name)?.removeAttribute('href')
  }
  nav.hidden = false
  return true
}

/** In a right-to-left page the next home lies to the left. */
const isRtl = () => document.documentElement.dir === 'rtl'

function go(towards: 'left' | 'right'): void {
  const to = link((towards === 'right') === !isRtl() ? 'next' : 'previous')
  if (to?.href) location.assign(to.href)
}

/** What has its own use of the arrow keys, or scrolls by itself. */
const OWN =
  'input, select, textarea, button[popovertarget], [contenteditable], dialog, [role], [tabindex="0"], .leaflet-container, .gallery, table'

function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
  if (document.querySelector('dialog[open]') || (event.target as Element).closest?.(OWN)) return
  go(event.key === 'ArrowRight' ? 'right' : 'left')
}

/** px; a shorter or steeper movement is a tap or a scroll. */
const SWIPE = 90
/** px; browsers use the edges of the screen for their own history. */
const EDGE = 24
const SWIPE_MS = 600

function onTouch(start: TouchEvent): void {
  const [touch] = start.touches
  const isOurs =
    touch &&
    start.touches.length === 1 &&
    touch.clientX > EDGE &&
    touch.clientX < innerWidth - EDGE &&
    (visualViewport?.scale ?? 1) < 1.01 &&
    !(start.target as Element).closest?.(OWN)
  if (!isOurs) return
  const end = (event: TouchEvent) => {
    removeEventListener('touchend', end)
    const [last] = event.changedTouches
    if (!last || event.timeStamp - start.timeStamp > SWIPE_MS) return
    const [dx, dy] = [last.clientX - touch.clientX, last.clientY - touch.clientY]
    // The finger pulls the next page in from the side.
    if (Math.abs(dx) > SWIPE && Math.abs(dx) > 3 * Math.abs(dy)) go(dx < 0 ? 'right' : 'left')
  }
  addEventListener('touchend', end, { passive: true })
  addEventListener('touchcancel', () => removeEventListener('touchend', end), { once: true, passive: true })
}

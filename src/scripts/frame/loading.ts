/**
 * Shows a skeleton screen when the next page takes noticeably long. It lies over the page, which stays unchanged
 * beneath: so nothing is lost when the browser aborts or goes back, and the browser remembers the scroll position.
 */
const PATIENCE_MS = 150
/** After this time the skeleton disappears: reading on is better than waiting. */
const GIVE_UP_MS = 10_000

/** Number of parts of each shape; styles/skeleton.css defines their look. */
const SHAPES = { list: 7, detail: 12, text: 9, map: 1 } as const

let waiting: ReturnType<typeof setTimeout> | undefined
let shown: HTMLElement | undefined

// On the window, so that other handlers of a click or form run first and can prevent it.
addEventListener('click', (event) => {
  const { target, defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return
  const link = target.closest<HTMLAnchorElement>('a[href]')
  if (link && !link.hasAttribute('download') && (!link.target || link.target === '_self')) expect(link.href)
})
addEventListener('submit', ({ target, defaultPrevented }) => {
  if (!defaultPrevented && target instanceof HTMLFormElement && target.method === 'get') expect(`${target.action}?`)
})
addEventListener('keydown', ({ key }) => key === 'Escape' && undo())
// Before the browser stores this page for later, and again in case it stored the skeleton anyway.
addEventListener('pagehide', undo)
addEventListener('pageshow', undo)
// The answer was a file or empty, or the visitor pressed stop.
window.navigation?.addEventListener('navigateerror', undo)

function expect(address: string) {
  const url = new URL(address)
  const isHere = url.pathname === location.pathname && url.search === location.search && address.includes('#')
  const shape = shapeOf(url.pathname)
  if (url.origin !== location.origin || isHere || !shape) return
  undo()
  waiting = setTimeout(() => show(shape), PATIENCE_MS)
}

/** The skeleton for the page at a path; null for a file. */
function shapeOf(pathname: string): keyof typeof SHAPES | null {
  const path = pathname.replace(/^\/[a-z]{2}(?=\/|$)/, '')
  if (/^\/(api|media|_astro)\/|\.\w+$/.test(path)) return null
  if (/^\/(immobilien|immobilie|projekte|onr)\/./.test(path)) return 'detail'
  if (path === '/kartensuche') return 'map'
  return /^(\/|\/(immobilien|projekte|favoriten|vergleich|blog))?$/.test(path) ? 'list' : 'text'
}

function show(shape: keyof typeof SHAPES) {
  const main = document.querySelector('main')
  if (!main) return
  const status = document.createElement('p')
  status.className = 'sr-only'
  status.role = 'status'
  shown = document.createElement('div')
  shown.className = `skeleton skeleton-${shape}`
  // A page cannot detect that the answer was a file or empty: a click removes the skeleton.
  shown.addEventListener('click', undo)
  shown.append(status, ...Array.from({ length: SHAPES[shape] }, () => document.createElement('i')))
  main.append(shown)
  main.ariaBusy = 'true'
  // Screen readers announce a live region only when its text changes after it exists.
  status.textContent = main.dataset.loading ?? ''
  waiting = setTimeout(undo, GIVE_UP_MS)
}

function undo() {
  clearTimeout(waiting)
  shown?.remove()
  shown = undefined
  document.querySelector('main')?.removeAttribute('aria-busy')
}

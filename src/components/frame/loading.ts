/**
 * While the next page is on its way and takes longer than somebody waits without noticing, the shape of what comes
 * stands in its place. It lies over the page, which stays as it is beneath: so nothing is lost when the browser gives up
 * or comes back, and the browser remembers where the page was scrolled to.
 */
const PATIENCE_MS = 150
/** When nothing has come by then, reading on is better than waiting. */
const GIVE_UP_MS = 10_000

/** How many parts each shape has; what they look like is said in styles/skeleton.css. */
const SHAPES = { list: 7, detail: 12, text: 9, map: 1 } as const

let waiting: ReturnType<typeof setTimeout> | undefined
let shown: HTMLElement | undefined

// On the window, so that whoever handles a click or a form by himself has said so before.
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
// Before the browser keeps this page for later, and again should it have kept the shape all the same.
addEventListener('pagehide', undo)
addEventListener('pageshow', undo)
// The answer was a file or nothing at all, or somebody pressed stop.
window.navigation?.addEventListener('navigateerror', undo)

function expect(address: string) {
  const url = new URL(address)
  const isHere = url.pathname === location.pathname && url.search === location.search && address.includes('#')
  const shape = shapeOf(url.pathname)
  if (url.origin !== location.origin || isHere || !shape) return
  undo()
  waiting = setTimeout(() => show(shape), PATIENCE_MS)
}

/** The shape of the page at a path; null where there will be none, but a file. */
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
  // A file or an empty answer leaves no trace that a page could see: whoever waits for nothing sends it away.
  shown.addEventListener('click', undo)
  shown.append(status, ...Array.from({ length: SHAPES[shape] }, () => document.createElement('i')))
  main.append(shown)
  main.ariaBusy = 'true'
  // A live region is heard only when its text comes after itself.
  status.textContent = main.dataset.loading ?? ''
  waiting = setTimeout(undo, GIVE_UP_MS)
}

function undo() {
  clearTimeout(waiting)
  shown?.remove()
  shown = undefined
  document.querySelector('main')?.removeAttribute('aria-busy')
}

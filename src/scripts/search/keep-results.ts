import { germanPath, homeIdOf, keepWalk } from '../../stores/search/result-walk.ts'

/**
 * Keeps the results of a list or a map when the visitor leaves the page, for the steps from home to home
 * (scripts/detail/walk.ts). Homes that the visitor hid are left out.
 */
addEventListener('pagehide', () => {
  const list = document.querySelector<HTMLElement>('[data-total]')
  if (!list) return
  const homes = new Map<number, string>()
  for (const link of list.querySelectorAll<HTMLAnchorElement>(
    'article:not([hidden]) h2 a[href], article:not([hidden]) h3 a[href]',
  )) {
    const path = germanPath(new URL(link.href).pathname)
    const id = homeIdOf(path)
    if (id !== null && link.checkVisibility()) homes.set(id, path)
  }
  if (homes.size === 0) return
  // The list beside the map writes its own search, which names the visible part.
  const params = new URLSearchParams(list.dataset.search ?? location.search)
  params.delete('seite')
  keepWalk({
    // The section of the map stands in the hash.
    from: location.pathname + location.search + location.hash,
    homes: [...homes.values()],
    firstPage: Number(list.dataset.firstPage ?? 1),
    lastPage: Number(list.dataset.lastPage),
    total: Number(list.dataset.total),
    search: params.toString(),
    perPage: Number(list.dataset.perPage),
  })
})

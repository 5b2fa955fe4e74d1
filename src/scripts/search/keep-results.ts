import { germanPath, homeIdOf, keepWalk } from '../../stores/search/result-walk.ts'

/**
 * Keeps the results of a list or a map when the visitor leaves the page, for the steps from home to home
 * (scripts/detail/walk.ts). Homes that the visitor hid are left out.
 */
addEventListener('pagehide', () => {
  const list = document.querySelector<HTMLElement>('[data-total], [data-map-results]')
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
  const params = new URLSearchParams(location.search)
  const firstPage = Number(list.dataset.firstPage ?? 0)
  const perPage = Number(list.dataset.perPage ?? homes.size)
  params.delete('seite')
  keepWalk({
    // The section of the map stands in the hash.
    from: location.pathname + location.search + location.hash,
    homes: [...homes.values()],
    before: firstPage ? (firstPage - 1) * perPage : 0,
    total: firstPage ? Number(list.dataset.total) : homes.size,
    search: firstPage ? params.toString() : null,
    perPage,
  })
})

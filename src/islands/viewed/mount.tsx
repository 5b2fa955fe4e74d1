import { createRoot } from 'react-dom/client'
import { pageLanguage } from '../../i18n/load.ts'
import Viewed from './Viewed.tsx'

/**
 * Adds the row of viewed homes at its place: when its homes are there, and as soon as the place is out of sight, so that
 * a slow answer does not shift visible content.
 */
export function mountRow(place: Element): void {
  const row = document.createElement('div')
  const add = () =>
    new IntersectionObserver(([entry], watcher) => {
      if (!entry || !isOutOfSight(entry)) return
      watcher.disconnect()
      place.append(row)
    }).observe(place)
  createRoot(row).render(<Viewed language={pageLanguage()} row={add} />)
}

/** Below the window, or above it in browsers with scroll anchoring; otherwise the page would jump. */
function isOutOfSight({ boundingClientRect: { top, bottom } }: IntersectionObserverEntry): boolean {
  return top >= innerHeight || (bottom <= 0 && CSS.supports('overflow-anchor', 'auto'))
}

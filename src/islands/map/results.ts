import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { $mapList } from '../../stores/search/map.ts'
import { MapResults, type MapResultsProps } from './MapResults.tsx'

/** Data that the list cannot know by itself. */
type Surroundings = Pick<MapResultsProps, 'query' | 'inView' | 'places' | 'names' | 'language' | 'variant'>

/**
 * Renders the list after every answer. The first one replaces the server's HTML; the scroll position in the list stays.
 */
export function watchResults(box: HTMLElement, surroundings: () => Surroundings): void {
  let root: Root | undefined
  $mapList.listen(({ cards, total, hasMore, phase }) => {
    // Until the first answer, the server's HTML is the best content.
    if (!root && phase === 'loading') return box.setAttribute('aria-busy', 'true')
    box.removeAttribute('aria-busy')
    if (!root) {
      box.replaceChildren()
      root = createRoot(box)
    }
    root.render(createElement(MapResults, { ...surroundings(), cards, total, hasMore, phase }))
  })
}

import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { formatSearch } from '../../domain/search/codec.ts'
import { $mapList } from '../../stores/search/map.ts'
import { MapResults, type MapResultsProps } from './MapResults.tsx'

/** Data that the list cannot know by itself. */
type Surroundings = Pick<MapResultsProps, 'query' | 'inView' | 'places' | 'names' | 'language' | 'variant'>

/**
 * Renders the list after every answer. The first one replaces the server's HTML; the scroll position in the list stays.
 */
export function watchResults(box: HTMLElement, surroundings: () => Surroundings): void {
  let root: Root | undefined
  $mapList.listen(({ query, cards, total, hasMore, phase }) => {
    // Until the first answer, the server's HTML is the best content.
    if (!root && phase === 'loading') return box.setAttribute('aria-busy', 'true')
    box.removeAttribute('aria-busy')
    // For the steps from home to home (scripts/search/keep-results.ts): the address lacks the visible part of the map.
    if (phase === 'ready') {
      box.dataset.lastPage = String(query?.seite ?? 1)
      box.dataset.total = String(total)
      box.dataset.search = query ? formatSearch({ ...query, seite: 1 }).toString() : ''
    }
    if (!root) {
      box.replaceChildren()
      root = createRoot(box)
    }
    root.render(createElement(MapResults, { ...surroundings(), cards, total, hasMore, phase }))
  })
}

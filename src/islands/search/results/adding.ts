import { type RefObject, useCallback, useEffect, useRef } from 'react'
import type { SearchQuery } from '../../../domain/search/criteria.ts'
import type { Language } from '../../../i18n/languages.ts'
import { $search, askMore } from '../../../stores/search/search.ts'
import { searchPath } from '../paths.ts'

/**
 * Appends the next page to the visible ones. The address follows, so that a reload or a shared link shows the last of
 * them; the focus moves to the first new home.
 * @param first the search that the server rendered
 * @returns the action of the button
 */
export function useAdding(root: RefObject<HTMLElement | null>, first: SearchQuery, language: Language): () => void {
  const isBusy = useRef(false)
  const add = useCallback(async () => {
    const { shown, added, phase } = $search.get()
    if (isBusy.current || phase === 'loading') return
    isBusy.current = true
    const last = (shown ?? added)?.query ?? first
    const query = { ...last, seite: last.seite + 1 }
    const before = homesIn(root.current)
    const known = shown ? [] : before.map((home) => Number(home.dataset.home))
    await askMore(query, language, new Set(known))
    isBusy.current = false
    const now = $search.get()
    if ((now.shown ?? now.added)?.query !== query) return
    const firstPage = Number(root.current?.dataset.firstPage)
    history.replaceState({ firstPage }, '', searchPath(query, language))
    requestAnimationFrame(() => homesIn(root.current)[before.length]?.querySelector('a')?.focus())
  }, [root, first, language])

  // Pressed before the code had loaded.
  useEffect(() => {
    if (root.current?.querySelector('[data-search="more"][data-pressed]')) void add()
  }, [root, add])
  return () => void add()
}

function homesIn(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('.card-grid [data-home]') ?? [])]
}

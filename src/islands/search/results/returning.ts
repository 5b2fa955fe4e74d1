import { useEffect } from 'react'
import { formatSearch } from '../../../domain/search/codec.ts'
import type { SearchQuery } from '../../../domain/search/criteria.ts'
import type { Language } from '../../../i18n/languages.ts'
import { $settled, ask, NOTHING_ASKED } from '../../../stores/search/search.ts'
import { $returning } from '../../../stores/search/search-state.ts'
import { useStore } from '../../frame/use-store.ts'
import { parseAddress } from '../filter/read-form.ts'

/** Restores the loaded pages, and then the scroll position (`scripts/search/return.ts` decides when). */
export function useReturn(language: Language): void {
  const state = useStore($returning, { ssr: () => null })
  const { shown, phase } = useStore($settled, { ssr: () => NOTHING_ASKED })

  useEffect(() => {
    const kept = $returning.get()
    if (kept) void ask(parseAddress(kept.searchParams), language, kept.firstPage)
  }, [language])

  useEffect(() => {
    if (!state || (!shown && phase !== 'failed')) return
    history.scrollRestoration = 'auto'
    $returning.set(null)
    // The request failed, or the visitor has searched for something else meanwhile.
    if (!shown || textOf(shown.query) !== textOf(parseAddress(state.searchParams))) return
    history.replaceState({ firstPage: state.firstPage }, '', location.href)
    scrollTo({ top: state.scrollPosition, behavior: 'instant' })
  }, [state, shown, phase])
}

const textOf = (query: SearchQuery) => formatSearch(query).toString()

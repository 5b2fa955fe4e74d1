import { useEffect } from 'react'
import type { Language } from '../../../i18n/languages.ts'
import { $settled, ask, NOTHING_ASKED } from '../../../stores/search/search.ts'
import { $returning } from '../../../stores/search/search-state.ts'
import { useStore } from '../../frame/use-store.ts'
import { parseAddress } from '../filter/read-form.ts'

/** Restores the loaded pages, and then the scroll position (`shell-return.ts` decides when). */
export function useReturn(language: Language): void {
  const state = useStore($returning, { ssr: () => null })
  const { shown } = useStore($settled, { ssr: () => NOTHING_ASKED })

  useEffect(() => {
    const kept = $returning.get()
    if (kept) void ask(parseAddress(kept.searchParams), language, kept.firstPage)
  }, [language])

  useEffect(() => {
    if (!state || !shown) return
    history.replaceState({ firstPage: state.firstPage }, '', location.href)
    scrollTo({ top: state.scrollPosition, behavior: 'instant' })
    history.scrollRestoration = 'auto'
    $returning.set(null)
  }, [state, shown])
}

import { keptSearch } from '../../stores/search/search-state.ts'

/** On a detail page, the link to all homes leads back to the visitor's stored search. */
const link = document.querySelector<HTMLAnchorElement>('[data-back-to-list]')
const state = keptSearch()
if (link && state) link.search = state.searchParams

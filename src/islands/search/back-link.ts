import { keptSearch } from '../../stores/search-state.ts'

/** On a home's page the way to all homes leads back to the search that somebody came from, while it is kept. */
const link = document.querySelector<HTMLAnchorElement>('[data-back-to-list]')
const state = keptSearch()
if (link && state) link.search = state.searchParams

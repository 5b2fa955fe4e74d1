import { loadCatalogue, pageLanguage } from './load.ts'

// Every island imports this file: its code waits here for the words of its page, so that it hydrates in the language
// that the server wrote. On the server all catalogues are at hand already.
if (!import.meta.env.SSR) await loadCatalogue(pageLanguage())

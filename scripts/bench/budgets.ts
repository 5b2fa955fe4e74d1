/**
 * The budget of a page before any interaction, by its kind: kB over the network (br, without headers), number of files,
 * and ms to the largest picture or text on slow 4G (Lighthouse, mobile). `npm run bench -- pages` prints it next to the
 * measured values; tests/e2e/budgets.spec.ts enforces bytes and files.
 */
export interface Budget {
  js: number
  html: number
  requests: number
  total: number
  lcp: number
}

/** The script before the first paint counts as HTML since decision 81: 1.3 kB of each page moved from `js` to `html`. */
export const BUDGETS = {
  content: { js: 4.8, html: 13.3, requests: 7, total: 110, lcp: 900 },
  home: { js: 13.7, html: 15.6, requests: 14, total: 240, lcp: 1200 },
  /**
   * The code for paper, the feed of the search and the way to its order came on 2026-11-28: 0.3 kB. The unchanged demo
   * has 23.9 kB in 20 files since the words of 2026-11-29; homes that journeys import have no photographs, and less.
   */
  list: { js: 18.7, html: 24, requests: 20, total: 340, lcp: 1400 },
  /** The map of the surroundings, the filled-in purchase costs and the plans of a project's units came with decision 77. */
  detail: { js: 13.7, html: 19.2, requests: 18, total: 290, lcp: 1100 },
  /** Three homes with their photographs came on 2026-11-30. */
  sentence: { js: 9.7, html: 13.3, requests: 13, total: 220, lcp: 900 },
  prices: { js: 13.7, html: 23.3, requests: 10, total: 150, lcp: 1000 },
  map: { js: 18.7, html: 18.4, requests: 22, total: 560, lcp: 1200 },
} as const satisfies Record<string, Budget>

export type PageKind = keyof typeof BUDGETS

/** The kind of the page at a path; null for application pages (account, favourites, comparison, expose, assistant). */
export function kindOf(path: string): PageKind | null {
  const [, first = '', second] = path.replace(/[?#].*/, '').split('/')
  if (first === '') return 'home'
  if (first === 'immobilien') return second ? 'detail' : 'list'
  if (first === 'projekte') return second ? 'detail' : 'list'
  if (first === 'preise') return 'prices'
  if (first === 'kartensuche') return 'map'
  if (first === 'ki-suche') return 'sentence'
  if (
    /^(anmelden|registrieren|passwort-vergessen|dashboard|newsletter|favoriten|vergleich|expose|assistent)$/.test(first)
  )
    return null
  // The page for a missing address shows homes, like the start page.
  return first === 'gibt-es-nicht' ? 'home' : 'content'
}

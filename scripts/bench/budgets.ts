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

export const BUDGETS = {
  content: { js: 6, html: 12, requests: 7, total: 110, lcp: 900 },
  home: { js: 15, html: 14, requests: 14, total: 240, lcp: 1200 },
  list: { js: 20, html: 22, requests: 19, total: 340, lcp: 1400 },
  detail: { js: 15, html: 17, requests: 15, total: 290, lcp: 1100 },
  sentence: { js: 11, html: 12, requests: 10, total: 120, lcp: 900 },
  prices: { js: 15, html: 22, requests: 10, total: 150, lcp: 1000 },
  map: { js: 20, html: 17, requests: 22, total: 560, lcp: 1200 },
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

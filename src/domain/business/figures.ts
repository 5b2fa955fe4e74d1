/** What is counted each day, in the order of the screen. */
export const FIGURES = [
  'visit',
  'page',
  'search',
  'miss',
  'view',
  'favorite',
  'inquiry',
  'appointment',
  'alert',
  'alert_sent',
  'agent',
  'agent_sent',
] as const
export type FigureName = (typeof FIGURES)[number]

/** Kinds of pages. */
export const PAGE_KINDS = [
  'start',
  'list',
  'map',
  'home',
  'place',
  'prices',
  'project',
  'company',
  'assistant',
  'guide',
  'other',
] as const
export type PageKind = (typeof PAGE_KINDS)[number]

/** From where a search came; `api` is a call from outside our pages. */
export const SEARCH_KINDS = ['list', 'map', 'sentence', 'api'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

/** Figures that also belong to the company of a home, with their column of `company_day`. */
export const COMPANY_FIGURES = {
  view: 'views',
  favorite: 'favorites',
  inquiry: 'inquiries',
  appointment: 'appointments',
  alert: 'alerts',
} as const satisfies Partial<Record<FigureName, string>>

/** Smaller numbers of searches and sentences are not shown. */
export const LEAST_SHOWN = 5

const SECTIONS: Readonly<Record<string, PageKind>> = {
  '': 'start',
  kartensuche: 'map',
  orte: 'place',
  preise: 'prices',
  projekte: 'project',
  anbieter: 'company',
  assistent: 'assistant',
  'ki-suche': 'assistant',
  blog: 'guide',
  faq: 'guide',
  hilfe: 'guide',
  seite: 'guide',
}

/**
 * The kind of a page.
 * @param route the name of its route: `/immobilien/{id}/{slug}`
 * @returns null for pages that are not counted: those of staff, and unknown addresses
 */
export function pageKindOf(route: string): PageKind | null {
  const [, section = '', ...rest] = route.split('/')
  if (section === 'admin' || section === '*' || section === '_astro') return null
  if (section === 'immobilien') return rest.length > 0 ? 'home' : 'list'
  return SECTIONS[section] ?? 'other'
}

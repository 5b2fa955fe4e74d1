/** The kinds of pages of which visitors' figures are kept. An address would say more than a speed needs. */
export const PAGE_KINDS = [
  'home',
  'list',
  'map',
  'property',
  'project',
  'provider',
  'place',
  'prices',
  'comparison',
  'favorites',
  'account',
  'assistant',
  'expose',
  'content',
  'other',
] as const
export type PageKind = (typeof PAGE_KINDS)[number]

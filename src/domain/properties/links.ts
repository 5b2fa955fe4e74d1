/** Links of a home to films, tours and pages elsewhere, by OpenImmo's groups of files. */
export const LINK_KINDS = ['FILMLINK', 'PANORAMA', 'LINKS'] as const
/** The groups that links may have: feeds also send films and the sender's own page as links. */
export const LINK_GROUPS = [...LINK_KINDS, 'FILM', 'ANBOBJURL'] as const
/** The kind under which a link of a feed is shown. */
export const linkKindOf = (gruppe: string): string =>
  gruppe === 'FILM' ? 'FILMLINK' : gruppe === 'ANBOBJURL' ? 'LINKS' : gruppe
/** Number of links that a home may have by hand, those of its feed included. */
export const LINKS_MAX = 100

export interface Link {
  gruppe: string
  titel: string | null
  url: string
}

/** Links of a home to films, tours and pages elsewhere, by OpenImmo's groups of files. */
export const LINK_KINDS = ['FILMLINK', 'PANORAMA', 'LINKS'] as const

export interface Link {
  gruppe: string
  titel: string | null
  url: string
}

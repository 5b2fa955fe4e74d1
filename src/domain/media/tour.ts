/** A link of a home to a page elsewhere, as its sender delivers it. */
interface SentLink {
  url: string
  /** OpenImmo's word, in capitals. */
  gruppe: string
}

/** Sites that show virtual tours only. Senders deliver their tours as films and plain links, too. */
const TOUR_HOSTS = [
  'matterport.com',
  'ogulo.com',
  'ogulo.de',
  'immoviewer.com',
  'kuula.co',
  'roundme.com',
  'cloudpano.com',
  'eyespy360.com',
  'giraffe360.com',
  'floorfy.com',
  'nodalview.com',
  'youriguide.com',
  'feelestate.com',
  'theta360.com',
]

const isTour = ({ url, gruppe }: SentLink): boolean => {
  if (gruppe === 'PANORAMA') return true
  // The offer on the agency's own site is none, wherever that is.
  if (gruppe === 'ANBOBJURL' || !URL.canParse(url)) return false
  const { hostname } = new URL(url)
  return TOUR_HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`))
}

/** The virtual tour among the links of a home: the first panorama, or the first link to a known site of tours. */
export const tourAmong = <L extends SentLink>(links: readonly L[]): L | null => links.find(isTour) ?? null

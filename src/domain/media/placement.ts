/** The columns of a stored file that decide where it is shown. */
export interface PlacedFile {
  hash: string
  /** OpenImmo's word, in capitals; senders use others too. */
  gruppe: string
  mime: string
  /** Empty for documents. */
  widths: readonly number[]
}

/** The files of a home by the place where they are shown, each in the sender's order. A file appears once. */
export interface Placement<F> {
  /** The gallery, the title picture first. Without photographs, plans: better than an empty frame. */
  photos: F[]
  plans: F[]
  /** Pictures of the energy certificate's scale. */
  scales: F[]
  /** QR codes, which belong to the links. */
  codes: F[]
  /** The agency's own signs: never pictures of a home. */
  logos: F[]
  /** PDFs, and scanned pages sent as documents. */
  papers: F[]
}

type Place = keyof Placement<never>

/** OpenImmo's words for the title picture. */
export const TITLES: ReadonlySet<string> = new Set(['TITELBILD', 'HAUPTFOTO'])

/** OpenImmo's groups and the spellings that senders use for them; every other group is a photograph. */
const PLACES: Readonly<Record<string, Place>> = {
  GRUNDRISS: 'plans',
  GRUNDRISSE: 'plans',
  'EPASS-SKALA': 'scales',
  EPASS_SKALA: 'scales',
  EPASSSKALA: 'scales',
  QRCODE: 'codes',
  'QR-CODE': 'codes',
  ANBIETERLOGO: 'logos',
  LOGO: 'logos',
  DOKUMENTE: 'papers',
  DOKUMENT: 'papers',
}

/** A map of the site is a picture of the home, but never before a photograph. */
const LAST = new Set(['KARTEN_LAGEPLAN', 'LAGEPLAN'])

/** @param gruppe in capitals */
export const isSitePlan = (gruppe: string): boolean => LAST.has(gruppe)

/** Whether a picture is drawn (floor plan, site plan), so that nothing may be cut off it. @param gruppe in capitals */
export const isDrawing = (gruppe: string): boolean => isSitePlan(gruppe) || PLACES[gruppe] === 'plans'

/**
 * Places the files of one home. The title picture is first wherever the sender lists it; a file that is linked twice
 * (two addresses, one content) is shown once, at its more telling place: as the title picture before a plain picture.
 */
export function placeFiles<F extends PlacedFile>(files: readonly F[]): Placement<F> {
  const placed: Placement<F> = { photos: [], plans: [], scales: [], codes: [], logos: [], papers: [] }
  const seen = new Set<string>()
  const rank = ({ gruppe }: F) => (TITLES.has(gruppe) ? 0 : LAST.has(gruppe) ? 2 : 1)
  for (const file of [...files].sort((a, b) => rank(a) - rank(b))) {
    if (seen.has(file.hash)) continue
    seen.add(file.hash)
    const place = file.widths.length === 0 ? 'papers' : (PLACES[file.gruppe] ?? 'photos')
    placed[place].push(file)
  }
  if (placed.photos.every(({ gruppe }) => LAST.has(gruppe))) placed.photos.push(...placed.plans)
  return placed
}

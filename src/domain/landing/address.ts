import { OBJEKTARTEN, type Objektart, VERMARKTUNGSARTEN, type Vermarktungsart } from '../properties/vocabulary.ts'
import { PER_PAGE, type SearchQuery } from '../search/criteria.ts'

/** A place, or a kind of homes in a place, has a page of its own from so many homes on. */
export const LANDING_MIN = 3

/** What a landing page offers: homes of one type, to buy or to rent. */
export interface LandingKind {
  objektart: Objektart
  vermarktungsart: Vermarktungsart
}

/** The last part of the address. It is German in all languages, so that one page has one address. */
const DEALS: Readonly<Record<Vermarktungsart, string>> = { KAUF: 'kaufen', MIETE: 'mieten' }

/** WOHNUNG and MIETE -> "wohnung-mieten" */
export const kindSlug = ({ objektart, vermarktungsart }: LandingKind): string =>
  `${objektart.toLowerCase().replaceAll('_', '-')}-${DEALS[vermarktungsart]}`

/** All kinds by their part of the address, in the order of the vocabulary. */
const KINDS: ReadonlyMap<string, LandingKind> = new Map(
  OBJEKTARTEN.flatMap((objektart) =>
    VERMARKTUNGSARTEN.map((vermarktungsart) => {
      const kind = { objektart, vermarktungsart }
      return [kindSlug(kind), kind] as const
    }),
  ),
)
export const KIND_SLUGS: readonly string[] = [...KINDS.keys()]

/** "wohnung-mieten" -> WOHNUNG and MIETE; null for another text. */
export const kindOfSlug = (slug: string): LandingKind | null => KINDS.get(slug) ?? null

/** The German path of a landing page; without a kind, that of all homes of the place. */
export function landingPath(place: string, kind: string | null = null, seite = 1): string {
  return `/orte/${place}${kind === null ? '' : `/${kind}`}${seite > 1 ? `?seite=${seite}` : ''}`
}

/** The search for what a landing page shows. */
export function landingQuery(place: string, kind: LandingKind | null, seite = 1): SearchQuery {
  return {
    filter: {
      ...(kind && { vermarktungsart: [kind.vermarktungsart], objektart: [kind.objektart] }),
      ort: [place],
    },
    sort: 'neueste',
    seite,
    pro_seite: PER_PAGE,
  }
}

/** The landing page with the same homes in the same order as a search; null when none exists. */
export function landingOf({ filter, sort, pro_seite, seite }: SearchQuery): string | null {
  const { ort, objektart, vermarktungsart, ...others } = filter
  const [place] = ort ?? []
  if (place === undefined || ort?.length !== 1 || sort !== 'neueste' || pro_seite !== PER_PAGE) return null
  if (Object.values(others).some((value) => value !== undefined)) return null
  if (objektart === undefined && vermarktungsart === undefined) return landingPath(place, null, seite)
  const [art] = objektart ?? []
  const [deal] = vermarktungsart ?? []
  if (art === undefined || deal === undefined || objektart?.length !== 1 || vermarktungsart?.length !== 1) return null
  return landingPath(place, kindSlug({ objektart: art, vermarktungsart: deal }), seite)
}

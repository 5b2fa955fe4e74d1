import { once } from '../../domain/format/once.ts'
import { distanceKm, type Point } from '../../domain/search/area.ts'
import { borderingOf } from '../boundaries/known.ts'
import { BY_SLUG, ENTRIES, type Entry, fromPlaces } from './gazetteer.ts'

/** A place reaches no farther than this. Kilometres. */
const REACH = 30
/** Farther places have no part in a cell: among those around every place, the border is closed by a dozen. */
const NEAREST = 60
/** A common border that is shorter is a corner where several places meet. Kilometres. */
const BORDER_MIN = 0.3
/** More than there are places: addresses may name others. */
const KNOWN_MAX = 4096
const KM_PER_DEGREE = 111.195

/** Other places exist once boundaries are loaded. */
const known = fromPlaces(() =>
  once((slug: string): readonly string[] => {
    const place = BY_SLUG.get(slug)
    if (!place) return []
    const official = borderingOf(slug)
    return official ? nearestFirst(place, official) : bordering(place)
  }, KNOWN_MAX),
)

/**
 * The places that border a place: of a town the towns around it, of a district the other districts, of a Bezirk the
 * Bezirke. Where official borders are loaded, these tell. Else only the centres are known: so each point belongs to the
 * nearest centre, and those places border each other whose points do (the edges of a Voronoi diagram).
 * @returns slugs, nearest first; none for an unknown place
 */
export const neighboursOf = (slug: string): readonly string[] => known()(slug)

function nearestFirst(place: Entry, slugs: readonly string[]): string[] {
  const entries = slugs.flatMap((slug) => BY_SLUG.get(slug) ?? [])
  const km = ({ lat, lng }: Entry) => distanceKm(place.lat, place.lng, lat, lng)
  return entries.sort((a, b) => km(a) - km(b)).map(({ slug }) => slug)
}

function bordering(place: Entry): string[] {
  const east = Math.cos((place.lat * Math.PI) / 180) * KM_PER_DEGREE
  const others = ENTRIES.filter((one) => one !== place && isAlike(place, one))
    .map(({ slug, lat, lng }) => {
      const at: Point = [(lat - place.lat) * KM_PER_DEGREE, (lng - place.lng) * east]
      return { slug, at, km: Math.hypot(...at) }
    })
    .filter(({ km }) => km > 0)
    .sort((a, b) => a.km - b.km)
    .slice(0, NEAREST)
  const reach = place.art === 'bundesland' ? REACH * 10 : place.art === 'bezirk' ? REACH * 2 : REACH
  let ring: Corner[] = [
    [-reach, -reach],
    [-reach, reach],
    [reach, reach],
    [reach, -reach],
  ].map(([y, x]) => ({ at: [y, x] as Point, slug: null }))
  for (const { slug, at } of others) ring = cutOff(ring, at, slug)
  const borders = new Set(
    ring.flatMap(({ at, slug }, i) => {
      const next = ring[(i + 1) % ring.length] as Corner
      return slug !== null && Math.hypot(next.at[0] - at[0], next.at[1] - at[1]) >= BORDER_MIN ? [slug] : []
    }),
  )
  return others.filter(({ slug }) => borders.has(slug)).map(({ slug }) => slug)
}

/** A corner of a cell, and the place behind the edge that begins there. */
interface Corner {
  at: Point
  slug: string | null
}

/** The part of a convex cell around [0, 0] that is nearer to its middle than to another centre. */
function cutOff(ring: readonly Corner[], [y, x]: Point, slug: string): Corner[] {
  const half = (y * y + x * x) / 2
  const beyond = ({ at }: Corner) => at[0] * y + at[1] * x - half
  return ring.flatMap((corner, i) => {
    const next = ring[(i + 1) % ring.length] as Corner
    const [here, there] = [beyond(corner), beyond(next)]
    const cross = (): Point => {
      const share = here / (here - there)
      return [corner.at[0] + share * (next.at[0] - corner.at[0]), corner.at[1] + share * (next.at[1] - corner.at[1])]
    }
    if (here <= 0) return there <= 0 ? [corner] : [corner, { at: cross(), slug }]
    return there <= 0 ? [{ at: cross(), slug: corner.slug }] : []
  })
}

/** Places that border each other are of one kind; a city without a Bezirk lies among Bezirke and among towns. */
function isAlike(place: Entry, other: Entry): boolean {
  switch (place.art) {
    case 'bundesland':
      return other.art === 'bundesland' || other.slug === 'wien'
    case 'bezirk':
      return other.art === 'bezirk' || (isTown(other) && !other.orte.some((slug) => slug.startsWith('bezirk-')))
    case 'gemeindebezirk':
      return other.art === 'gemeindebezirk' || (isTown(other) && other.slug !== 'wien')
    default:
      if (place.town === undefined) return isTown(other)
      return other.town === place.town || (isTown(other) && other.slug !== place.town)
  }
}

const isTown = ({ art, town }: Entry) => art === 'ort' && town === undefined

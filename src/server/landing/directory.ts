import { KIND_SLUGS, kindSlug, LANDING_MIN } from '../../domain/landing/address.ts'
import { BUNDESLAENDER, type Objektart, type Vermarktungsart } from '../../domain/properties/vocabulary.ts'
import type { Ctx } from '../ctx.ts'
import { reader } from '../db/reader.ts'
import { slugOfBundesland } from '../places/gazetteer.ts'
import { type Directory, type PlaceHomes, readDirectoryCached } from './directory-cache.ts'
import { countHomes, findStrays, type HomesRow } from './repository.ts'

/** The homes that are listed by themselves: those of no page of a place. The newest, of all places together. */
const STRAYS_MOST = 300

/** The directory of the published homes; its counts may be some minutes old. */
export const readDirectory = (ctx: Pick<Ctx, 'db' | 'caches'>): Promise<Directory> =>
  readDirectoryCached(ctx.caches.directory, () => makeDirectory(ctx))

/** The number of homes in a place, perhaps of one kind (`wohnung-mieten`). */
export const homesIn = ({ places }: Directory, place: string, kind: string | null): number =>
  (kind === null ? places.get(place)?.count : places.get(place)?.kinds.get(kind)) ?? 0

const STATES: ReadonlySet<string> = new Set(BUNDESLAENDER.map(slugOfBundesland))

async function makeDirectory(ctx: Pick<Ctx, 'db' | 'standbys'>): Promise<Directory> {
  const db = reader(ctx)
  const places = placesOf(await countHomes(db))
  const byCount = (a: string, b: string) =>
    (places.get(b)?.count ?? 0) - (places.get(a)?.count ?? 0) || (a < b ? -1 : 1)
  const slugs = [...places.keys()].sort(byCount)
  const inside = Map.groupBy(
    slugs.filter((slug) => places.get(slug)?.parent),
    (slug) => places.get(slug)?.parent ?? '',
  )
  const has = (slug: string) => (places.get(slug)?.count ?? 0) >= LANDING_MIN
  const roots = slugs.filter((slug) => places.get(slug)?.parent === null)
  const states = roots.filter((slug) => STATES.has(slug))
  // Homes with no more than a state have that as their only place.
  const regions = [...roots.filter((slug) => !STATES.has(slug)), ...roots.flatMap((slug) => inside.get(slug) ?? [])]
  const without = [...states, ...regions.filter((slug) => !has(slug))]
  const strays = Map.groupBy(await findStrays(db, without, STRAYS_MOST), ({ state }) =>
    state !== null && STATES.has(state) && has(state) ? state : '',
  )
  return {
    places,
    inside,
    states: states.filter(has),
    abroad: roots.filter((slug) => !STATES.has(slug) && has(slug)),
    strays: new Map([...strays].map(([state, homes]) => [state, homes.map(({ id }) => id)])),
  }
}

function placesOf(rows: readonly HomesRow[]): Map<string, PlaceHomes> {
  const places = new Map<string, PlaceHomes & { parents: Map<string | null, number> }>()
  for (const { orte, objektart, vermarktungsart, anzahl } of rows) {
    const kinds =
      objektart === null
        ? []
        : vermarktungsart.map((deal) =>
            kindSlug({ objektart: objektart as Objektart, vermarktungsart: deal as Vermarktungsart }),
          )
    for (const [at, ort] of orte.entries()) {
      const place = places.get(ort) ?? { count: 0, kinds: new Map(), parent: null, parents: new Map() }
      places.set(ort, place)
      place.count += anzahl
      add(place.parents, orte[at + 1] ?? null, anzahl)
      for (const kind of kinds) add(place.kinds, kind, anzahl)
    }
  }
  for (const place of places.values()) {
    // Addresses of one town may contradict each other; most are right.
    place.parent = [...place.parents].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null
    place.kinds = new Map(
      KIND_SLUGS.flatMap((kind) => (place.kinds.has(kind) ? [[kind, place.kinds.get(kind) ?? 0]] : [])),
    )
  }
  return places
}

function add<K>(counts: Map<K, number>, key: K, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count)
}

import type { Wider } from '../../domain/search/answers.ts'
import { distanceKm } from '../../domain/search/area.ts'
import { type Around, circlesOf, NEARBY, placesOf } from '../../domain/search/around.ts'
import { formatSearch } from '../../domain/search/codec.ts'
import { type Filter, withAlternatives } from '../../domain/search/criteria.ts'
import { WIDER, withSurroundings } from '../../domain/search/relax.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import { translator } from '../../i18n/server.ts'
import { aroundText } from '../../words/filter.ts'
import type { Ctx } from '../ctx.ts'
import { lookUpAround } from '../places/around.ts'
import { TOWN_OF_PLZ } from '../places/gazetteer.ts'
import { neighboursOf } from '../places/neighbours.ts'
import { placeBySlug } from '../places/places.ts'
import { namesOf } from '../places/service.ts'
import { countHomes } from '../search/count.ts'

/** The criteria that name a place. */
const WAYS = withAlternatives('ort')
/** The most offers of each kind: more would be a list. */
const CIRCLES_OFFERED = 3
const PLACES_OFFERED = 5
/** A search may name a hundred places; so many neighbours are counted. */
const NEIGHBOURS_COUNTED = 24

/**
 * Searches that find more around the places of a search: with larger circles, each of which finds more than the one
 * before, and in neighbouring places, those with most homes first. Each search counts only, in a fraction of a
 * millisecond.
 * @param total the number of homes of the search itself
 */
export async function widerSearches(
  ctx: Ctx,
  filter: Filter,
  total: number,
  language: Language,
  signal?: AbortSignal,
): Promise<Wider[]> {
  if (!WAYS.some((name) => filter[name] !== undefined)) return []
  const count = (wider: Filter) => countHomes(ctx, wider, signal)
  const circles = await largerCircles(ctx, filter, total, language, count)
  return [...circles, ...(await neighbours(ctx, filter, language, count))]
}

type Count = (filter: Filter) => Promise<number>

async function largerCircles(ctx: Ctx, filter: Filter, total: number, language: Language, count: Count) {
  // A postcode has no centre of its own, its town has.
  const towns = (filter.plz ?? []).flatMap((code) => TOWN_OF_PLZ.get(code)?.slug ?? [])
  const ort = [...new Set([...(filter.ort ?? []), ...towns])]
  const offers: Wider[] = []
  let most = total
  for (const km of WIDER) {
    const wider = withSurroundings({ ...filter, ...(ort.length > 0 && { ort }) }, km)
    if (!wider) continue
    const found = await count(await lookUpAround(ctx, wider))
    if (found <= most) continue
    most = found
    offers.push({
      name: 'umkreis',
      label: await labelOf(ctx, wider, km, language),
      total: found,
      criteria: textOf(wider),
    })
    if (offers.length === CIRCLES_OFFERED) break
  }
  return offers
}

/** "Graz + 10 km"; of several places only the radius. */
async function labelOf(ctx: Ctx, { umkreis = [] }: Filter, km: Around['km'], language: Language): Promise<string> {
  const t = translator(language)
  const [first] = umkreis
  const isOne = umkreis.length === 1 && first?.ort !== undefined
  if (!isOne) return km === NEARBY ? t('list.all_nearby') : t('list.radius', { km })
  const places = await namesOf(ctx, [first.ort as string], language)
  return aroundText({ t, language, tag: LANGUAGES[language].tag, places }, first)
}

async function neighbours(ctx: Ctx, filter: Filter, language: Language, count: Count): Promise<Wider[]> {
  const { ort = [], umkreis = [] } = filter
  const own = new Set([...ort, ...placesOf(umkreis)])
  const circles = circlesOf(umkreis)
  const isInside = (slug: string) => {
    const place = placeBySlug(slug)
    return !place || circles.some(({ lat, lng, km }) => distanceKm(lat, lng, place.lat, place.lng) <= km)
  }
  const near = [...new Set([...own].flatMap(neighboursOf))].filter((slug) => !own.has(slug) && !isInside(slug))
  const others = Object.fromEntries(
    Object.entries(filter).filter(([name]) => !(WAYS as readonly string[]).includes(name)),
  ) as Filter
  const counted: { slug: string; total: number }[] = []
  for (const slug of near.slice(0, NEIGHBOURS_COUNTED)) {
    const total = await count({ ...others, ort: [slug] })
    if (total > 0) counted.push({ slug, total })
  }
  const best = counted.sort((a, b) => b.total - a.total).slice(0, PLACES_OFFERED)
  const names = await namesOf(
    ctx,
    best.map(({ slug }) => slug),
    language,
  )
  return best.map(({ slug, total }) => {
    const criteria = textOf({ ...filter, ort: [...ort, slug] })
    return { name: 'ort', label: names[slug]?.name ?? slug, total, criteria }
  })
}

const textOf = (filter: Filter) => formatSearch({ filter }).toString()

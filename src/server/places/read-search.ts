import { DomainError, type Problem } from '../../domain/errors.ts'
import { joinTyped, unknownPlace } from '../../domain/places/typed.ts'
import { readAround } from '../../domain/search/around.ts'
import { parseSearch } from '../../domain/search/codec.ts'
import type { SearchQuery } from '../../domain/search/criteria.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Ctx } from '../ctx.ts'
import { lookUpAround } from './around.ts'
import { isAbroadSlug, placeBySlug } from './places.ts'
import { suggestPlaces } from './suggest.ts'

interface Read {
  query: SearchQuery
  problems: Problem[]
  /** The unknown places as text, as a visitor would type them. */
  unknown: string
  /** The search asks for places and knows none of them: nothing may be shown instead, least of all every home. */
  isNowhere: boolean
}

/** The most names beside an unknown one. */
const NEAR_MOST = 4

/**
 * Reads a search from a query string, as `parseSearch` does, and also looks up the places: an unknown slug in `ort`,
 * `umkreis` or `ohne` is left out and listed in `problems` with the nearest names, so that "nothing found" is never the
 * answer for an unknown place. Of places abroad only the form is checked: no list of them exists.
 */
export async function readSearch(
  ctx: Pick<Ctx, 'db' | 'caches'>,
  params: URLSearchParams,
  language: Language,
): Promise<Read> {
  const parsed = parseSearch(params)
  const { filter: asked } = parsed.query
  const ort = [...new Set([...(asked.ort ?? []), ...withoutRadius(params)])]
  const given = { ...parsed.query, filter: { ...asked, ...(ort.length > 0 && { ort }) } }
  const { query, problems, isNowhere, unknown } = keepKnown(given, language)
  const filter = await lookUpAround(ctx, query.filter)
  // A name that no slug or postcode can have: "ort=Wien!".
  const unreadable = parsed.problems.filter(({ field }) => field === 'ort' || field === 'plz')
  const isLost = unreadable.length > 0 && !filter.ort && !filter.plz && !filter.umkreis
  return {
    query: { ...query, filter },
    problems: [...parsed.problems, ...problems],
    unknown: joinTyped([unknown, ...unreadable.map(({ params }) => String(params?.value ?? ''))].filter(Boolean)),
    isNowhere: isNowhere || isLost,
  }
}

/** The places whose radius cannot be searched: they are searched without it, and a message tells about the radius. */
function withoutRadius(params: URLSearchParams): string[] {
  const parts = params.getAll('umkreis').flatMap((text) => text.split('~'))
  return parts.flatMap((part) => {
    const slug = readAround(part) === 'radius' ? (part.split(',', 1)[0] as string).trim() : ''
    return /^[a-z]/.test(slug) ? [slug] : []
  })
}

/** The search with all its places looked up. @throws DomainError input.invalid with the unknown ones */
export async function withKnownPlaces<Q extends SearchQuery>(
  ctx: Pick<Ctx, 'db' | 'caches'>,
  query: Q,
  language: Language,
): Promise<Q> {
  const { problems } = keepKnown(query, language)
  if (problems.length) throw new DomainError('input.invalid', problems)
  return { ...query, filter: await lookUpAround(ctx, query.filter) }
}

function keepKnown(query: SearchQuery, language: Language): Read {
  const { ort = [], umkreis = [], ohne = [], ...others } = query.filter
  const isKnown = (slug: string) => placeBySlug(slug) !== null || isAbroadSlug(slug)
  const places = ort.filter(isKnown)
  const without = ohne.filter(isKnown)
  const around = umkreis.filter((one) => one.ort === undefined || isKnown(one.ort))
  const unknown = (field: string, slugs: readonly string[]) =>
    slugs
      .filter((slug) => !isKnown(slug))
      .map((slug): Problem => ({ ...unknownPlace(slug, nearestTo(slug, language)), field }))
  const problems = [
    ...unknown('ort', ort),
    ...unknown(
      'umkreis',
      umkreis.flatMap((one) => one.ort ?? []),
    ),
  ]
  return {
    query: {
      ...query,
      filter: {
        ...others,
        ...(places.length > 0 && { ort: places }),
        ...(around.length > 0 && { umkreis: around }),
        ...(without.length > 0 && { ohne: without }),
      },
    },
    problems: [...problems, ...unknown('ohne', ohne)],
    unknown: joinTyped(problems.map(({ params }) => String(params?.value).replaceAll('-', ' '))),
    isNowhere: problems.length > 0 && places.length === 0 && around.length === 0 && !others.plz,
  }
}

/** The places with a name like that of an unknown slug, or that begin so. */
const nearestTo = (slug: string, language: Language) =>
  suggestPlaces(slug.replaceAll('-', ' '), new Map(), NEAR_MOST, language)

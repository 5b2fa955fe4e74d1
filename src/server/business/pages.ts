import { createMiddleware } from 'hono/factory'
import { askedOf } from '../../domain/business/asked.ts'
import { type PageKind, pageKindOf, type SearchKind } from '../../domain/business/figures.ts'
import { parseSearch } from '../../domain/search/codec.ts'
import type { Filter } from '../../domain/search/criteria.ts'
import { splitLocale } from '../../i18n/paths.ts'
import type { Ctx } from '../ctx.ts'
import type { HttpEnv } from '../http/env.ts'
import { isProgram } from '../http/programs.ts'
import type { Visitor } from '../operations/visitor.ts'
import { placeBySlug } from '../places/places.ts'
import { count } from './count.ts'

/** Lists and maps say the number of results in it. */
const TOTAL = 'X-Total-Count'

/**
 * Counts the pages that people open, visits, and searches (decision 71). A visit is a page that was opened from
 * elsewhere: neither cookies nor addresses are needed for that.
 * @param pageRoute the name of the route of a path
 */
export function countPages(ctx: Ctx, pageRoute: (path: string) => string) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    await next()
    const header = (name: string) => c.req.header(name)
    if (c.req.method !== 'GET' || c.res.status !== 200 || c.req.path.startsWith('/api/')) return
    if (!(c.res.headers.get('content-type') ?? '').startsWith('text/html')) return
    if (!isOpened(header) || isProgram(header('user-agent'))) return
    const kind = pageKindOf(pageRoute(c.req.path))
    if (!kind) return
    count(ctx, 'page', kind)
    if (!isFromHere(ctx, header)) count(ctx, 'visit', kind)
    const total = c.res.headers.get(TOTAL)
    if (total === null || !isSearchPage(kind)) return
    const params = new URL(c.req.url).searchParams
    const { query } = parseSearch(params)
    if (query.seite === 1) countSearch(ctx, params.has('frage') ? 'sentence' : kind, query.filter, Number(total))
  })
}

const isSearchPage = (kind: PageKind) => kind === 'list' || kind === 'map'

/** Browsers load pages ahead, and scripts load parts of them: nobody sees these. */
function isOpened(header: (name: string) => string | undefined): boolean {
  if (/prefetch|prerender/.test(`${header('sec-purpose') ?? ''}${header('purpose') ?? ''}`)) return false
  return (header('sec-fetch-dest') ?? 'document') === 'document'
}

function isFromHere({ config }: Ctx, header: (name: string) => string | undefined): boolean {
  const host = hostOf(header('referer'))
  return host !== null && (host === header('host') || host === hostOf(config.SITE_URL))
}

const hostOf = (url: string | undefined): string | null => (url && URL.canParse(url) ? new URL(url).host : null)

/** Counts a search with at least one criterion. */
function countSearch(ctx: Ctx, kind: SearchKind, filter: Filter, total: number): void {
  if (Object.keys(filter).length === 0) return
  const asked = askedOf(filter, (slug) => placeBySlug(slug) !== null)
  count(ctx, 'search', kind)
  if (asked) count(ctx, 'asked', asked)
  if (total > 0) return
  count(ctx, 'miss', kind)
  if (asked) count(ctx, 'unmet', asked)
}

/**
 * Counts a search that a script of a list or map made, or a call from elsewhere. Scripts of other pages make no search
 * of a person: they read the homes before and after one.
 */
export function countCall(
  ctx: Ctx,
  { userAgent, referrer, outside }: Pick<Visitor, 'userAgent' | 'referrer' | 'outside'>,
  { filter, seite }: { filter: Filter; seite: number },
  total: number,
): void {
  if (seite !== 1 || outside || isProgram(userAgent)) return
  const kind = kindOf(referrer)
  if (kind) countSearch(ctx, kind, filter, total)
}

function kindOf(referrer: string | undefined): SearchKind | null {
  if (!referrer || !URL.canParse(referrer)) return 'api'
  const { path } = splitLocale(new URL(referrer).pathname)
  if (/^\/kartensuche(?:\/|$)/.test(path)) return 'map'
  return path === '/immobilien' ? 'list' : null
}

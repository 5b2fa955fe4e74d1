import { existsSync, readFileSync } from 'node:fs'
import { splitLocale } from '../../i18n/paths.ts'
import { projectPath } from '../paths.ts'

/** A route of the built pages, as dist/server/routes.json lists them. */
export interface PageRoute {
  /** As its file is called: `/immobilien/[id]/[slug]`. */
  route: string
  /** The source of the expression that its paths match. */
  match: string
  /** `project` is ours, `internal` is Astro's. */
  origin: string
}

/** What no route of a page knows. One name for all of it, or strangers could fill the memory of what is measured. */
const UNKNOWN = '/*'
/** No address of a page is longer; thirty expressions are not asked of anything else. */
const PATH_MAX = 500

/**
 * Names the route of a page's path: `/immobilien/{id}/{slug}` for `/gb/immobilien/7/flat`. There are as many names as
 * routes, whatever is asked for.
 */
export function nameRoutes(routes: readonly PageRoute[]): (path: string) => string {
  const known = routes
    .filter(({ origin, route }) => origin === 'project' && !/^\/\[\.\.\.\w+\]$/.test(route))
    .map(({ route, match }) => ({ name: nameOf(route), match: new RegExp(match) }))
  return (path) => {
    if (path.startsWith('/_astro/')) return '/_astro/*'
    if (path.length > PATH_MAX) return UNKNOWN
    const german = splitLocale(path).path
    return known.find(({ match }) => match.test(german))?.name ?? UNKNOWN
  }
}

/** Pages that are built beforehand have the language as a part of their route. */
const nameOf = (route: string) => route.replace('/[...locale]', '').replace(/\[(\w+)\]/g, '{$1}')

/** The routes of the pages that were built; none where nothing was. */
export function readPageRoutes(): PageRoute[] {
  const file = projectPath('dist/server/routes.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PageRoute[]) : []
}

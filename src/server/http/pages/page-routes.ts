import { existsSync, readFileSync } from 'node:fs'
import { splitLocale } from '../../../i18n/paths.ts'
import { projectPath } from '../../paths.ts'

/** A route of the built pages, as listed in dist/server/routes.json. */
export interface PageRoute {
  /** The name of its file: `/immobilien/[id]/[slug]`. */
  route: string
  /** The source of the regular expression for its paths. */
  match: string
  /** `project` is ours, `internal` is Astro's. */
  origin: string
}

/** The name for all unknown paths. One name, since strangers could otherwise fill the memory of the metrics. */
const UNKNOWN = '/*'
/** No address of a page is longer; longer ones are not matched against thirty expressions. */
const PATH_MAX = 500

/**
 * Returns the route of a page's path: `/immobilien/{id}/{slug}` for `/gb/immobilien/7/flat`. There are as many names as
 * routes, for any requests.
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

/** Routes of prerendered pages contain the language. */
const nameOf = (route: string) => route.replace('/[...locale]', '').replace(/\[(\w+)\]/g, '{$1}')

/** The routes of the built pages; none without a build. */
export function readPageRoutes(): PageRoute[] {
  const file = projectPath('dist/server/routes.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PageRoute[]) : []
}

import { pathToFileURL } from 'node:url'
import type { App as AstroApp } from 'astro/app'
import { ownPath } from '../domain/own-path.ts'
import type { Language } from '../i18n/languages.ts'
import { localPath, splitLocale } from '../i18n/paths.ts'
import type { Ctx } from './ctx.ts'
import { keptParts } from './http/pages/kept-parts.ts'
import { createLateParts } from './http/pages/late-parts.ts'
import type { PageCall } from './operations/page-calls.ts'
import type { Visitor } from './operations/visitor.ts'
import { projectPath } from './paths.ts'

/** The content of `Astro.locals` for pages. */
export interface PageLocals {
  ctx: Ctx
  call: PageCall
  requestId: string
  language: Language
  /** Path and query of the requested German page: `/immobilien?seite=2` for `/gb/immobilien?seite=2`. */
  address: string
  /** The error that occurred before the page was rendered, for the error page. */
  failure?: unknown
  /** What the error page says of it, where that is known. */
  refusal?: string
  /** Of a form that was sent to a page. */
  visitor?: Visitor
}

/** The pages that take a form (POST), as German paths. None of them acts for an account. */
const FORM_PAGES = ['/anbieter-werden', '/assistent', '/beschwerde', '/melden']
export const takesForm = ({ address }: Pick<PageLocals, 'address'>): boolean =>
  FORM_PAGES.includes(address.replace(/\?.*/s, ''))

/** Answers with a page. @throws errors that even the error page could not show */
export type RenderPage = (request: Request, locals: PageLocals) => Promise<Response>

/** Astro's route of missing pages, the fallback of all routes. */
const MISSING = '/[...missing]'
const FAILED = '/500'

/** Loads the output of `astro build`. */
export async function loadPages(siteUrl: string): Promise<RenderPage> {
  const { app } = (await import(/* @vite-ignore */ pathToFileURL(projectPath('dist/server/entry.mjs')).href)) as {
    app: AstroApp
  }
  const routeOf = (name: string) => {
    const found = app.manifest.routes.find(({ routeData }) => routeData.route === name)
    if (!found) throw new Error(`The built pages have no route ${name}.`)
    return found.routeData
  }
  const [missing, failed] = [routeOf(MISSING), routeOf(FAILED)]
  const { origin } = new URL(siteUrl)
  keptParts.beLate()
  return async (request, locals) => {
    const { method, headers } = request
    // The operator's origin: visitors can choose the Host header.
    const sent = method === 'POST' && { body: request.body, duplex: 'half' }
    const asked = new Request(origin + locals.address, { method, headers, ...sent })
    const matched = app.match(asked)
    // Astro has its own routes (/_image, /_server-islands/...), and no route matches an address with a line break
    // (%0A).
    const routeData = locals.failure ? failed : matched?.origin === 'project' ? matched : missing
    const late = createLateParts(keptParts)
    return late.fill(await app.render(asked, { locals: { ...locals, late: late.add }, routeData }))
  }
}

/** Astro always answers 500 with its error page; the page of an unreachable database sets Retry-After. */
export function tellAway(response: Response): Response {
  if (response.status !== 500 || !response.headers.has('Retry-After')) return response
  return new Response(response.body, { status: 503, headers: response.headers })
}

/**
 * The language of an address, and path and query of the German page: one page is one route in all languages.
 * @param url absolute, as in a Request
 */
export function readAddress(url: string): Pick<PageLocals, 'language' | 'address'> {
  const { pathname, search } = new URL(url)
  const { language, path } = splitLocale(pathname)
  return { language, address: path + search }
}

/** Only the host matters here: whether a path leads to another one. */
const ANY_ORIGIN = 'http://klinke'

/**
 * German pages have no prefix, and no page ends with a slash: returns the correct address for `/de/immobilien` or
 * `/immobilien/`; null for any other. Never an address of another host, as `//host` would be.
 * @param url path and query, without the prefix of another language
 */
export function properAddress(url: string, language: Language): string | null {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? []
  if (!path.startsWith('/')) return null
  const german = /^\/de(?=\/|$)/.test(path) ? path.slice(3).replace(/^[/\\]+/, '') : path.slice(1)
  const plain = `/${german.length > 1 && /[^/]\/$/.test(german) ? german.slice(0, -1) : german}`
  const proper = plain === path ? null : ownPath(plain + query, ANY_ORIGIN)
  return proper && localPath(language, proper)
}

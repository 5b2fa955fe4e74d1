import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { pathToFileURL } from 'node:url'
import { ownPath } from '../domain/own-path.ts'
import type { Language } from '../i18n/languages.ts'
import { localPath, splitLocale } from '../i18n/paths.ts'
import type { Ctx } from './ctx.ts'
import { projectPath } from './paths.ts'

/** What pages find in `Astro.locals`. */
export interface PageLocals {
  ctx: Ctx
  requestId: string
  language: Language
  /** What went wrong before the page was begun: for the page that says so. */
  failure?: unknown
}

/** Answers with a page; resolves when the answer is written or the visitor has gone. */
export type PageHandler = (req: IncomingMessage, res: ServerResponse, locals: PageLocals) => Promise<void>

type AstroHandler = (
  req: IncomingMessage,
  res: ServerResponse,
  next: (error?: unknown) => void,
  locals: PageLocals,
) => Promise<void>

/** Answers with the page that says what went wrong. */
export function answerFailure(pages: PageHandler, req: IncomingMessage, res: ServerResponse, locals: PageLocals) {
  req.url = '/500'
  return pages(req, res, locals)
}

/**
 * Where `[...missing].astro` answers. Routes match no line end, so that to an address with one (%0A, %E2%80%A8) no page
 * answers, not even this one, and the visitor would wait for ever.
 */
const MISSING = '/-'

/** Loads what `astro build` made. */
export async function loadPages(): Promise<PageHandler> {
  const entry = (await import(pathToFileURL(projectPath('dist/server/entry.mjs')).href)) as { handler: AstroHandler }
  return (req, res, locals) =>
    new Promise((resolve, reject) => {
      const proper = properAddress(req.url ?? '/', locals.language)
      if (proper !== null) {
        res.writeHead(301, { Location: proper, 'Cache-Control': 'public, max-age=300' }).end(resolve)
        return
      }
      req.url = withoutAstrosOwn(req.url ?? '/')
      res.once('close', resolve)
      const nobody = (error: unknown) => {
        if (error || req.url === MISSING) return reject(error ?? new Error('no page answers'))
        req.url = MISSING
        entry.handler(req, res, nobody, locals).catch(reject)
      }
      entry.handler(req, res, nobody, locals).catch(reject)
    })
}

/**
 * Astro gives its error page 500, whatever that says; the page of a database that is away names a time to come again.
 * Once for each answer, however many pages are tried for it.
 */
export function tellAway(res: ServerResponse): void {
  const writeHead = res.writeHead.bind(res) as (status: number, headers?: OutgoingHttpHeaders) => ServerResponse
  const told = (status: number, headers: OutgoingHttpHeaders = {}) => {
    if (status !== 500 || !('retry-after' in headers)) return writeHead(status, headers)
    res.statusMessage = 'Service Unavailable'
    return writeHead(503, headers)
  }
  Object.assign(res, { writeHead: told })
}

/** Only its own host matters: whether a path leads to another. */
const ANY_ORIGIN = 'http://klinke'

/**
 * German pages have no prefix, and no page ends in a slash: where `/de/immobilien` or `/immobilien/` is asked for, the
 * address that it should be; null for any other. Never an address of another host, as `//host` would be.
 * @param url path and query, without the prefix of another language
 */
export function properAddress(url: string, language: Language): string | null {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? []
  // A proxy's request names the host too.
  if (!path.startsWith('/')) return null
  const german = /^\/de(?=\/|$)/.test(path) ? path.slice(3).replace(/^[/\\]+/, '') : path.slice(1)
  const plain = `/${german.length > 1 && /[^/]\/$/.test(german) ? german.slice(0, -1) : german}`
  const proper = plain === path ? null : ownPath(plain + query, ANY_ORIGIN)
  return proper && localPath(language, proper)
}

/**
 * Astro adds routes of its own, which begin with an underscore (/_image, /_server-islands/...). No page of ours does,
 * so such an address is made one that no route knows, and the page of missing addresses answers.
 */
export function withoutAstrosOwn(url: string): string {
  return url.replace(/^[/\\]+(?:_|%5f)/i, '/-')
}

/**
 * Takes the language out of a request's address, so that a page is one route in all of them: `/gb/immobilien` goes on
 * as `/immobilien`.
 */
export function takeLocale(req: IncomingMessage): Language {
  const url = req.url ?? '/'
  const end = url.indexOf('?') < 0 ? url.length : url.indexOf('?')
  const { language, path } = splitLocale(url.slice(0, end))
  req.url = path + url.slice(end)
  return language
}

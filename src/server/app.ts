import { Hono } from 'hono'
import { DomainError } from '../domain/errors.ts'
import { OPERATIONS } from '../domain/operations/all.ts'
import { countPages } from './business/pages.ts'
import type { Ctx } from './ctx.ts'
import { passingFailure } from './db/passing.ts'
import { exposeRoutes } from './exposes/routes.ts'
import { uploadRoutes } from './feeds/uploads.ts'
import type { HttpEnv } from './http/env.ts'
import { answerError } from './http/envelope.ts'
import { forEverybody } from './http/headers.ts'
import { healthRoutes } from './http/health.ts'
import { limitAddress } from './http/limits/bounds.ts'
import { exceptUploads, limitBody, readOnly } from './http/limits/limit.ts'
import { limitTypedPlaces } from './http/limits/typed-places.ts'
import { createMetrics, observe } from './http/observe.ts'
import { ownWrites } from './http/own-writes.ts'
import { answerErrorWith } from './http/pages/error-page.ts'
import { keepPages } from './http/pages/kept-pages.ts'
import { nameRoutes, readPageRoutes } from './http/pages/page-routes.ts'
import { builtFiles } from './http/pages/static.ts'
import { securityTxt } from './http/security-txt.ts'
import { visitor } from './http/visitor.ts'
import { mcpRoutes } from './mcp/routes.ts'
import { mediaRoutes } from './media/routes.ts'
import { ALL } from './operations/all.ts'
import { mountOperations } from './operations/http.ts'
import { openApiDocument } from './operations/openapi.ts'
import { callsOfPage } from './operations/page-calls.ts'
import { visitorOf } from './operations/visitor.ts'
import { properAddress, type RenderPage, readAddress, takesForm, tellAway } from './pages.ts'
import { previewRoutes } from './previews/routes.ts'
import { pictureUploadRoutes } from './properties/picture-uploads.ts'

/** Maximum size of a request body; calls that need less declare it themselves. */
const BODY_BYTES = 64 * 1024

export interface Web {
  pages: RenderPage
  /** Folder of the built files, or null in development, where Vite serves them. */
  files: string | null
}

/** What a worker answers: monitors only. */
export function createMonitorApp(ctx: Ctx): Hono<HttpEnv> {
  const metrics = createMetrics(ctx)
  const app = new Hono<HttpEnv>()
  app.use(observe(ctx, metrics, nameRoutes([])))
  app.onError(answerError)
  app.route(
    '/',
    healthRoutes(metrics, () => false),
  )
  app.all('*', () => {
    throw new DomainError('route.not_found')
  })
  return app
}

/**
 * The whole HTTP application: health, API, MCP, media, built files, pages, in this order.
 * @param isDraining whether the process has been asked to stop, and a proxy in front must choose another
 */
export function createApp(ctx: Ctx, web: Web | null, isDraining: () => boolean = () => false): Hono<HttpEnv> {
  const metrics = createMetrics(ctx)
  const app = new Hono<HttpEnv>()
  const pageRoute = nameRoutes(web?.files ? readPageRoutes() : [])
  app.use(observe(ctx, metrics, pageRoute))
  app.use(ownWrites)
  if (web) app.use(countPages(ctx, pageRoute))
  app.onError(web ? answerErrorWith(web.pages) : answerError)
  app.use(limitAddress, exceptUploads(limitBody(BODY_BYTES)))
  app.route('/', healthRoutes(metrics, isDraining))
  app.route('/', securityTxt)
  app.use('/api/*', visitor)
  mountOperations(app, ALL)
  app.route('/', uploadRoutes(ctx))
  app.route('/', pictureUploadRoutes(ctx))
  // Generated once: that takes longer than most answers.
  let description: string | undefined
  app.get('/api/openapi.json', (c) => {
    description ??= JSON.stringify(openApiDocument(ctx.config, OPERATIONS))
    return c.body(description, 200, { 'Content-Type': 'application/json' })
  })
  app.all('/api/*', () => {
    throw new DomainError('route.not_found')
  })
  app.route('/', mcpRoutes(ctx.config, BODY_BYTES))
  app.use('/media/*', forEverybody)
  app.route('/', mediaRoutes)
  app.route('/', previewRoutes())
  app.route('/', exposeRoutes)
  if (web?.files) app.use(builtFiles(web.files))
  if (web) {
    app.post('*', visitor, async (c, next) => {
      const address = readAddress(c.req.url)
      if (!takesForm(address)) return next()
      const { ctx } = c.var
      const call = callsOfPage(ctx, address.language)
      const sender = { ...visitorOf(c), language: address.language }
      return web.pages(c.req.raw, { ctx, call, requestId: c.var.requestId, ...address, visitor: sender })
    })
    app.use(readOnly, limitTypedPlaces)
    const pages = keepPages(web.pages, ctx)
    app.get('*', async (c) => {
      const address = readAddress(c.req.url)
      const { ctx } = c.var
      const call = callsOfPage(ctx, address.language)
      const locals = { ctx, call, requestId: c.var.requestId, ...address }
      const proper = properAddress(locals.address, locals.language)
      if (proper !== null) return c.body(null, 301, { Location: proper, 'Cache-Control': 'public, max-age=300' })
      const answer = await pages(c.req.raw, locals).catch((failure) => {
        if (!passingFailure(failure)) throw failure
        return web.pages(c.req.raw, { ...locals, failure })
      })
      return tellAway(answer)
    })
  }
  return app
}

import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import { DomainError } from '../domain/errors.ts'
import { OPERATIONS } from '../domain/operations/all.ts'
import type { Ctx } from './ctx.ts'
import { passingFailure } from './db/passing.ts'
import { limitAddress } from './http/bounds.ts'
import type { HttpEnv } from './http/env.ts'
import { answerError } from './http/envelope.ts'
import { forEverybody } from './http/headers.ts'
import { healthRoutes } from './http/health.ts'
import { keepPages } from './http/kept-pages.ts'
import { limitBody, readOnly } from './http/limit.ts'
import { createMetrics, observe } from './http/observe.ts'
import { nameRoutes, readPageRoutes } from './http/page-routes.ts'
import { securityTxt } from './http/security-txt.ts'
import { builtFiles } from './http/static.ts'
import { visitor } from './http/visitor.ts'
import { mediaRoutes } from './media/routes.ts'
import { ALL } from './operations/all.ts'
import { mountOperations } from './operations/http.ts'
import { openApiDocument } from './operations/openapi.ts'
import { answerFailure, type PageHandler, takeLocale, tellAway } from './pages.ts'
import { previewRoutes } from './previews/routes.ts'

/** The largest body that a request may have; calls that need less say so themselves. */
const BODY_BYTES = 64 * 1024

export interface Web {
  /** Writes an Astro page straight to the socket. */
  pages: PageHandler
  /** Folder of the built files, or null in development, where Vite serves them. */
  files: string | null
}

/** Everything that answers HTTP: health, API, media, built files, pages, in this order. */
export function createApp(ctx: Ctx, web: Web | null): Hono<HttpEnv> {
  const metrics = createMetrics(ctx)
  const app = new Hono<HttpEnv>()
  app.use(observe(ctx, metrics, nameRoutes(web?.files ? readPageRoutes() : [])))
  app.onError(answerError)
  app.use(limitAddress, limitBody(BODY_BYTES))
  app.route('/', healthRoutes(metrics))
  app.route('/', securityTxt)
  app.use('/api/*', visitor)
  mountOperations(app, ALL)
  // Once: writing it takes longer than most answers.
  let description: string | undefined
  app.get('/api/openapi.json', (c) => {
    description ??= JSON.stringify(openApiDocument(ctx.config, OPERATIONS))
    return c.body(description, 200, { 'Content-Type': 'application/json' })
  })
  app.all('/api/*', () => {
    throw new DomainError('route.not_found')
  })
  app.use('/media/*', forEverybody)
  app.route('/', mediaRoutes)
  app.route('/', previewRoutes())
  if (web?.files) app.use(builtFiles(web.files))
  if (web) {
    app.use(readOnly)
    // In development a page is what its file says now.
    const pages = web.files ? keepPages(web.pages, ctx) : web.pages
    app.all('*', async (c) => {
      const { incoming, outgoing } = c.env
      const locals = { ctx, requestId: c.var.requestId, language: takeLocale(incoming) }
      tellAway(outgoing)
      await pages(incoming, outgoing, locals).catch((failure) => {
        if (!passingFailure(failure) || outgoing.headersSent) throw failure
        return answerFailure(web.pages, incoming, outgoing, { ...locals, failure })
      })
      return RESPONSE_ALREADY_SENT
    })
  }
  return app
}

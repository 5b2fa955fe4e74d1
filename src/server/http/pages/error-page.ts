import type { Context } from 'hono'
import { callsOfPage } from '../../operations/page-calls.ts'
import { type PageLocals, type RenderPage, readAddress } from '../../pages.ts'
import type { HttpEnv } from '../env.ts'
import { answerError } from '../envelope.ts'
import { askedLanguage } from '../visitor.ts'

/** Documents of the API that a form opens without JavaScript: a refusal takes the place of the visitor's page. */
const DOCUMENT = /^\/api\/.+\.pdf$/

/** As answerError; a browser that opens a document gets the refusal as a page, with the same status. */
export const answerErrorWith =
  (pages: RenderPage) =>
  async (error: unknown, c: Context<HttpEnv>): Promise<Response> => {
    if (!DOCUMENT.test(c.req.path) || !c.req.header('accept')?.includes('text/html')) return answerError(error, c)
    const from = pageBefore(c)
    c.set('language', from.language)
    const answer = answerError(error, c)
    const { message } = (await answer.clone().json()) as { message: string }
    const { ctx, requestId } = c.var
    const locals = { ctx, call: callsOfPage(ctx, from.language), requestId, ...from, failure: error, refusal: message }
    const page = await pages(c.req.raw, locals).catch((failure: unknown) => {
      c.var.log.error({ error: failure }, 'the page of a refusal failed')
      return null
    })
    if (!page) return answer
    const headers = new Headers(page.headers)
    headers.set('Cache-Control', 'no-store')
    headers.delete('Retry-After')
    const wait = answer.headers.get('Retry-After')
    if (wait) headers.set('Retry-After', wait)
    return new Response(page.body, { status: answer.status, headers })
  }

/** The page that the visitor comes from, for its language and its links to other languages. */
function pageBefore(c: Context<HttpEnv>): Pick<PageLocals, 'language' | 'address'> {
  const before = c.req.header('referer') ?? ''
  const isOwn = URL.canParse(before) && new URL(before).origin === new URL(c.var.ctx.config.SITE_URL).origin
  if (isOwn) return readAddress(before)
  return { language: askedLanguage(undefined, c.req.header('accept-language')), address: '/expose' }
}

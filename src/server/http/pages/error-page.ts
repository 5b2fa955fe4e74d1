import type { Context } from 'hono'
import { escapeHtml } from '../../../domain/format/html.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import { localPath, splitLocale } from '../../../i18n/paths.ts'
import { translator } from '../../../i18n/server.ts'
import { callsOfPage } from '../../operations/page-calls.ts'
import { type PageLocals, type RenderPage, readAddress } from '../../pages.ts'
import type { HttpEnv } from '../env.ts'
import { answerError } from '../envelope.ts'
import { askedLanguage } from '../visitor.ts'

/** Documents of the API that a form opens without JavaScript: a refusal takes the place of the visitor's page. */
const DOCUMENT = /^\/api\/.+\.pdf$/

/**
 * As answerError; a browser that opens a document gets the refusal as a page, with the same status, and one whose page
 * failed together with the page for errors gets a plain one instead of JSON.
 */
export const answerErrorWith =
  (pages: RenderPage) =>
  async (error: unknown, c: Context<HttpEnv>): Promise<Response> => {
    if (!c.req.header('accept')?.includes('text/html')) return answerError(error, c)
    if (!/^\/(api|mcp)(\/|$)/.test(c.req.path)) {
      const { language } = splitLocale(c.req.path)
      c.set('language', language)
      return plainPage(answerError(error, c), language)
    }
    if (!DOCUMENT.test(c.req.path)) return answerError(error, c)
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
    if (!page) return plainPage(answer, from.language)
    const headers = new Headers(page.headers)
    headers.set('Cache-Control', 'no-store')
    headers.delete('Retry-After')
    const wait = answer.headers.get('Retry-After')
    if (wait) headers.set('Retry-After', wait)
    return new Response(page.body, { status: answer.status, headers })
  }

/** The refusal as a page that needs nothing which can fail: neither the built pages nor a style sheet. */
async function plainPage(answer: Response, language: Language): Promise<Response> {
  const { message } = (await answer.json()) as { message: string }
  const t = translator(language)
  const { tag, dir } = LANGUAGES[language]
  const title = escapeHtml(t('error_page.title'))
  const html = `<!doctype html>
<html lang="${tag}" dir="${dir}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<h1>${title}</h1>
<p>${escapeHtml(message)}</p>
<p><a href="${localPath(language, '/')}">${escapeHtml(t('missing.home'))}</a></p>
</html>`
  const headers = new Headers(answer.headers)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.delete('Content-Length')
  return new Response(html, { status: answer.status, headers })
}

/** The page that the visitor comes from, for its language and its links to other languages. */
function pageBefore(c: Context<HttpEnv>): Pick<PageLocals, 'language' | 'address'> {
  const before = c.req.header('referer') ?? ''
  const isOwn = URL.canParse(before) && new URL(before).origin === new URL(c.var.ctx.config.SITE_URL).origin
  if (isOwn) return readAddress(before)
  return { language: askedLanguage(undefined, c.req.header('accept-language')), address: '/expose' }
}

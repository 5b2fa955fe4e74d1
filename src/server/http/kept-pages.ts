import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Writable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { ChangeId } from '../../search/port.ts'
import type { Ctx } from '../ctx.ts'
import { createKeeper } from '../keep.ts'
import type { PageHandler, PageLocals } from '../pages.ts'
import { lastChange } from '../search/outbox.ts'

/** What everybody sees alike: lists, maps, and what they lead to. */
const PUBLIC = /^\/(?:immobilien|kartensuche|projekte)(?:[/?]|$)/
/** How far a page may be behind what is no part of the search: the name of an agency, a text. */
const KEPT_MS = 10_000
const KEPT_BYTES = 48_000_000

interface Page {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
  /** Made when somebody asks for it, once. */
  packed: Map<Encoding, Promise<Buffer>>
}

type Encoding = 'br' | 'gzip'
/** Quality 4 as for pages that are not kept: what more it saves would cost those that are asked for once. */
const PACK: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify(gzip),
}

/**
 * Renders a page that everybody sees alike once in some seconds, however many ask for it, and packs it once. A change
 * of any home makes all pages anew. Which pages may be kept they say themselves: `s-maxage` in their Cache-Control.
 */
export function keepPages(pages: PageHandler, ctx: Ctx): PageHandler {
  const { clock } = ctx
  const kept = createKeeper({ clock: () => clock(), freshMs: KEPT_MS, most: KEPT_BYTES, weigh: weightOf })
  return async (req, res, locals) => {
    const { method, url = '/', headers } = req
    if (method !== 'GET' || !PUBLIC.test(url) || headers.authorization) return pages(req, res, locals)
    const at = await position(ctx)
    let isOwn = false
    const page = await kept.get(`${at} ${locals.language} ${headers.host} ${url}`, () => {
      isOwn = true
      return render(pages, req, locals)
    })
    // What is not for everybody is for the one who asked first.
    if (!isOwn && weightOf(page) === 0) return pages(req, res, locals)
    await send(page, headers['accept-encoding'] ?? '', res)
  }
}

/** The last change that pages show now. */
async function position({ config, db, search }: Ctx): Promise<ChangeId> {
  if (config.SEARCH_ENGINE === 'postgres') return lastChange(db)
  return (await search.search({ filter: {}, sort: 'neueste', seite: 1, pro_seite: 1 })).asOf
}

function weightOf(page: unknown): number {
  const { status, headers, body } = page as Page
  const isPublic = String(headers['cache-control']).includes('s-maxage') && !headers['set-cookie']
  // Some more for its packed forms.
  return status === 200 && isPublic ? body.length * 1.5 : 0
}

/** Lets the page be written into memory. Whoever asked for it may go away meanwhile: others may be waiting. */
async function render(pages: PageHandler, req: IncomingMessage, locals: PageLocals): Promise<Page> {
  const chunks: Buffer[] = []
  const page: Page = { status: 200, headers: {}, body: Buffer.alloc(0), packed: new Map() }
  const memory = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk)
      done()
    },
  })
  // What Astro uses of a response.
  const response = Object.assign(memory, {
    req,
    statusCode: 200,
    headersSent: false,
    writeHead(status: number, headers: OutgoingHttpHeaders = {}) {
      Object.assign(response, { statusCode: status, headersSent: true })
      Object.assign(page.headers, headers)
      return response
    },
  })
  const broken = new Promise<never>((_, reject) => memory.once('error', reject))
  await Promise.race([pages(req, response as unknown as ServerResponse, locals), broken])
  if (!memory.writableFinished) throw new Error(`${req.url} broke off while it was rendered`)
  return { ...page, status: response.statusCode, body: Buffer.concat(chunks) }
}

async function send(page: Page, accepted: string, res: ServerResponse): Promise<void> {
  const encoding = page.body.length < 1024 ? null : encodingOf(accepted)
  const body = encoding ? await packed(page, encoding) : page.body
  if (res.destroyed) return
  if (encoding) res.setHeader('Content-Encoding', encoding)
  res.setHeader('Vary', 'Accept-Encoding')
  res.writeHead(page.status, { ...page.headers, 'content-length': body.length })
  res.end(body)
}

function packed(page: Page, encoding: Encoding): Promise<Buffer> {
  const known = page.packed.get(encoding) ?? PACK[encoding](page.body)
  page.packed.set(encoding, known)
  return known
}

/** The best that the browser takes; one that it names with a quality of 0 it does not take. */
export function encodingOf(accepted: string): Encoding | null {
  const taken = accepted
    .toLowerCase()
    .split(',')
    .filter((one) => !/;\s*q=0(?:\.0*)?\s*$/.test(one))
    .map((one) => one.split(';')[0]!.trim())
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding)) ?? null
}

import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Ctx } from '../../ctx.ts'
import { elapsedBy } from '../../elapsed.ts'
import type { RenderPage } from '../../pages.ts'

/** Pages that are the same for all visitors: the start page, lists, maps, and the pages that they link to. */
const PUBLIC = /^\/(?:(?:anbieter|immobilien|kartensuche|orte|preise|projekte)(?:[/?]|$)|\?|$)/
/** Maximum age of page content that is not part of the search: the name of an agency, a text. */
const KEPT_MS = 10_000
const KEPT_BYTES = 48_000_000

/** A Response in the form of the cache. */
interface Page {
  status: number
  headers: Record<string, string>
  body: Uint8Array<ArrayBuffer>
  /** Compressed for the first browser that requests it, once. */
  packed: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>
  /** Whether other visitors may get it too: pages declare that by `s-maxage` in their Cache-Control. */
  isPublic: boolean
}

type Encoding = 'br' | 'gzip'
/**
 * Quality 5: seven percent smaller than 4 for 0.3 ms more of a list; 6 and more save half a percent. A list packed fits
 * in one chunk: each further one is a turn of the thread pool.
 */
const BROTLI = { chunkSize: 65_536, params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const PACK: Record<Encoding, (body: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>> = {
  // A copy: what zlib returns is a part of its 64 kB, which the cache would keep.
  br: async (body) => new Uint8Array(await promisify(brotliCompress)(body, BROTLI)),
  gzip: promisify(gzip),
}

/**
 * An LRU cache of Responses: a page that is the same for all visitors is rendered once in some seconds, for any number
 * of requests, and compressed once. A change of any home invalidates all pages.
 */
export function keepPages(render: RenderPage, ctx: Ctx): RenderPage {
  const kept = new LRUCache<string, Page, () => Promise<Page>>({
    maxSize: KEPT_BYTES,
    sizeCalculation: sizeOf,
    ttl: KEPT_MS,
    perf: { now: elapsedBy(() => ctx.clock()) },
    fetchMethod: (_key, _old, { context }) => context(),
    // Other visitors may wait for a page that was evicted meanwhile.
    ignoreFetchAbort: true,
  })
  return async (request, locals) => {
    const { language, address } = locals
    if (request.method !== 'GET' || !PUBLIC.test(address) || request.headers.has('authorization'))
      return render(request, locals)
    const key = `${await ctx.search.position()} ${language} ${address}`
    let isOwn = false
    const page = await kept.forceFetch(key, {
      context: async () => {
        isOwn = true
        return read(await render(request, locals))
      },
    })
    // A page for one visitor is for the first caller only.
    if (!isOwn && !page.isPublic) return render(request, locals)
    return answer(page, request.headers.get('accept-encoding') ?? '')
  }
}

/** Bytes of the page, and some more for its compressed forms. An uncacheable page counts as larger than the cache. */
function sizeOf({ body, isPublic }: Page): number {
  return isPublic ? Math.ceil(body.length * 1.5) : KEPT_BYTES + 1
}

async function read(response: Response): Promise<Page> {
  const { status, headers } = response
  const isPublic =
    status === 200 && (headers.get('cache-control') ?? '').includes('s-maxage') && !headers.has('set-cookie')
  const body = new Uint8Array(await response.arrayBuffer())
  return { status, headers: Object.fromEntries(headers), body, packed: new Map(), isPublic }
}

async function answer(page: Page, accepted: string): Promise<Response> {
  const encoding = page.body.length < 1024 ? null : encodingOf(accepted)
  const body = encoding ? await packed(page, encoding) : page.body
  const headers: Record<string, string> = {
    ...page.headers,
    ...(encoding && { 'content-encoding': encoding }),
    vary: 'Accept-Encoding',
    'content-length': String(body.length),
  }
  return new Response(body, { status: page.status, headers })
}

function packed(page: Page, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const known = page.packed.get(encoding) ?? PACK[encoding](page.body)
  page.packed.set(encoding, known)
  return known
}

/** The best encoding that the browser accepts; a quality of 0 means that it does not. */
export function encodingOf(accepted: string): Encoding | null {
  const taken = accepted
    .toLowerCase()
    .split(',')
    .filter((one) => !/;\s*q=0(?:\.0*)?\s*$/.test(one))
    .map((one) => one.split(';')[0]!.trim())
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding)) ?? null
}

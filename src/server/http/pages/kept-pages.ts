import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Ctx } from '../../ctx.ts'
import { elapsedBy } from '../../elapsed.ts'
import type { RenderPage } from '../../pages.ts'
import { acceptedOf } from '../encoding.ts'
import { bodyOf } from './body.ts'

/** Pages that are the same for all visitors: the start page, lists, maps, and the pages that they link to. */
const PUBLIC = /^\/(?:(?:anbieter|immobilien|kartensuche|orte|preise|projekte)(?:[/?]|$)|\?|$)/
/** Maximum age of page content that is not part of the search: the name of an agency, a text. */
const KEPT_MS = 10_000
const KEPT_BYTES = 48_000_000

/**
 * A Response in the form of the cache. A public one of 1 kB or more is kept by brotli alone, 24 kB instead of 160: what
 * lives as long as the cache is freed by full collections of garbage, and each 64 MB of it cause one, which takes as long
 * as thirty pages. The few clients without brotli wait a millisecond more.
 */
interface Page {
  status: number
  headers: Record<string, string>
  body: Uint8Array<ArrayBuffer>
  isPacked: boolean
  /** The same by gzip, once a client has wanted it. */
  zipped?: Promise<Uint8Array<ArrayBuffer>>
  /** Whether other visitors may get it too: pages declare that by `s-maxage` in their Cache-Control. */
  isPublic: boolean
}

type Encoding = 'br' | 'gzip'
/**
 * Quality 6: half a percent smaller than 5 for 0.1 ms more of a list, which keeps it within its 24 kB on every day; 7 and
 * more cost half as much again. A list packed fits in one chunk: each further one is a turn of the thread pool.
 */
const BROTLI = { chunkSize: 65_536, params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }
/** As large as most pages: each further chunk is a turn of the thread pool. */
const ONE_CHUNK = { chunkSize: 262_144 }
const [toBrotli, fromBrotli, toGzip] = [promisify(brotliCompress), promisify(brotliDecompress), promisify(gzip)]
/** A copy: what zlib returns is a part of its 64 kB, which the cache would keep. */
const pack = async (body: Uint8Array) => new Uint8Array(await toBrotli(body, BROTLI))

/**
 * An LRU cache of Responses: a page that is the same for all visitors is rendered once in some seconds, for any number
 * of requests, and compressed once. A change of any home invalidates all pages.
 */
export function keepPages(render: RenderPage, ctx: Ctx): RenderPage {
  const kept = new LRUCache<string, Page, () => Promise<Page>>({
    maxSize: KEPT_BYTES,
    // Addresses are as long as a visitor likes.
    sizeCalculation: (page, key) => sizeOf(page) + 2 * key.length,
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

/** Bytes of the page with its headers, and of its second form. An uncacheable page counts as larger than the cache. */
function sizeOf({ body, isPublic }: Page): number {
  return isPublic ? 2 * body.length + 2_000 : KEPT_BYTES + 1
}

async function read(response: Response): Promise<Page> {
  const { status } = response
  const headers = Object.fromEntries(response.headers)
  const isPublic = status === 200 && /s-maxage/.test(headers['cache-control'] ?? '') && !('set-cookie' in headers)
  const plain = await bodyOf(response)
  const isPacked = isPublic && plain.length >= 1024
  return { status, headers, body: isPacked ? await pack(plain) : plain, isPacked, isPublic }
}

async function answer(page: Page, accepted: string): Promise<Response> {
  const { status, headers, body: kept, isPacked } = page
  const encoding = isPacked ? encodingOf(accepted) : null
  const body = isPacked && encoding !== 'br' ? await repacked(page, encoding) : kept
  return new Response(body, {
    status,
    headers: {
      ...headers,
      ...(encoding && { 'content-encoding': encoding }),
      vary: 'Accept-Encoding',
      'content-length': String(body.length),
    },
  })
}

/** A page for a client without brotli: over plain http no browser takes it. */
async function repacked(page: Page, encoding: 'gzip' | null): Promise<Uint8Array<ArrayBuffer>> {
  const plain = () => fromBrotli(page.body, ONE_CHUNK)
  if (!encoding) return plain()
  page.zipped ??= plain().then(async (body) => new Uint8Array(await toGzip(body, ONE_CHUNK)))
  return page.zipped
}

/** The best encoding that the browser accepts. */
export function encodingOf(accepted: string): Encoding | null {
  const taken = acceptedOf(accepted)
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding)) ?? null
}

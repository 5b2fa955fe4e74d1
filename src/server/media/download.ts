import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isDomainError } from '../../domain/errors.ts'
import { AddressError, namesPrivateAddress, publicLookup } from './address.ts'
import { MEDIA_BYTES_MAX } from './fault.ts'

export type DownloadFault = 'url' | 'address' | 'status' | 'too_large' | 'too_slow' | 'redirects' | 'unreachable'

/** `again` tells whether another attempt may succeed. */
export class DownloadError extends Error {
  readonly fault: DownloadFault
  readonly again: boolean
  readonly detail: string
  constructor(fault: DownloadFault, again: boolean, detail = '') {
    super(detail ? `${fault}: ${detail}` : fault)
    this.name = 'DownloadError'
    this.fault = fault
    this.again = again
    this.detail = detail
  }
}

/** How a file of the public internet is requested. */
export interface RequestOptions {
  /** For the whole request, redirects included. */
  timeoutMs?: number
  signal?: AbortSignal
  headers?: Readonly<Record<string, string>>
  /** Refuses every hop that is not encrypted. */
  httpsOnly?: boolean
  /** `user:password`, sent as Basic to the origin of the address, and to no other that it leads to. */
  login?: string
  /** For tests that fetch from their own machine. */
  allowPrivateAddresses?: boolean
}

export interface DownloadOptions extends RequestOptions {
  /** Maximum bytes of the whole answer. */
  maxBytes?: number
}

const REDIRECTS_MAX = 5

/** What a server said about the version of a file (RFC 9110): null for nothing. */
export interface Version {
  etag: string | null
  last_modified: string | null
}

/** Longer validators are not kept: the file is then downloaded each time. */
const VALIDATOR_MAX = 500

/**
 * Downloads a picture or a document from the public internet, unless the server says that it is still the known version.
 * @returns content null when it is unchanged
 * @throws DownloadError
 */
export async function download(
  address: string,
  known: Version | null,
  options: DownloadOptions = {},
): Promise<Version & { content: Uint8Array | null }> {
  const headers = {
    accept: 'image/*,application/pdf',
    ...(known?.etag && { 'if-none-match': known.etag }),
    ...(known?.last_modified && { 'if-modified-since': known.last_modified }),
    ...options.headers,
  }
  return requestPublic(address, { ...options, headers }, async (answer) => {
    if (known && answer.statusCode === 304) return { ...known, content: null }
    const content = await readAnswer(answer, options.maxBytes)
    const { etag, 'last-modified': modified } = answer.headers
    return { etag: short(etag), last_modified: short(modified), content }
  })
}

const short = (header: string | undefined): string | null =>
  header !== undefined && header.length <= VALIDATOR_MAX ? header : null

/**
 * Requests an address of the public internet and follows its redirects. Every hop is checked when its connection is
 * made.
 * @param read reads the last answer, whatever its status; the connection is closed after it
 * @throws DownloadError, and refusals of `read`
 */
export async function requestPublic<T>(
  address: string,
  options: RequestOptions,
  read: (answer: IncomingMessage) => Promise<T>,
): Promise<T> {
  const limit = AbortSignal.timeout(options.timeoutMs ?? 30_000)
  const signal = options.signal ? AbortSignal.any([limit, options.signal]) : limit
  try {
    let url = readUrl(address, options)
    const { origin } = url
    for (let hop = 0; hop <= REDIRECTS_MAX; hop++) {
      const { login, ...others } = options
      const isOwn = login !== undefined && url.origin === origin
      const answer = await get(
        url,
        signal,
        isOwn ? { ...others, headers: withLogin(others.headers, login) } : others,
        read,
      )
      if ('value' in answer) return answer.value
      url = readUrl(answer.location, options, url)
    }
    throw new DownloadError('redirects', false)
  } catch (error) {
    // A refusal of `read` is no fault of the network.
    if (error instanceof DownloadError || isDomainError(error)) throw error
    if (error instanceof AddressError) throw new DownloadError('address', false)
    if (limit.aborted) throw new DownloadError('too_slow', true)
    if (options.signal?.aborted) throw error
    throw new DownloadError('unreachable', true, (error as NodeJS.ErrnoException).code ?? '')
  }
}

const withLogin = (headers: RequestOptions['headers'], login: string): RequestOptions['headers'] => ({
  ...headers,
  authorization: `Basic ${Buffer.from(login).toString('base64')}`,
})

function readUrl(address: string, { httpsOnly }: RequestOptions, base?: URL): URL {
  const url = URL.parse(address, base)
  const protocols = httpsOnly ? /^https:$/ : /^https?:$/
  if (!url || !protocols.test(url.protocol) || url.username || url.password) throw new DownloadError('url', false)
  return url
}

function get<T>(
  url: URL,
  signal: AbortSignal,
  { allowPrivateAddresses = false, headers }: RequestOptions,
  read: (answer: IncomingMessage) => Promise<T>,
): Promise<{ value: T } | { location: string }> {
  // Literal addresses are not resolved, so they are checked here.
  if (!allowPrivateAddresses && namesPrivateAddress(url)) throw new DownloadError('address', false)
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        agent: false,
        signal,
        headers: { 'user-agent': 'Klinke', 'accept-encoding': 'identity', ...headers },
        ...(allowPrivateAddresses ? {} : { lookup: publicLookup }),
      },
      (answer) => {
        const { location } = answer.headers
        const status = answer.statusCode ?? 0
        const isRedirect = status >= 300 && status < 400 && status !== 304 && location !== undefined
        const result = isRedirect ? Promise.resolve({ location }) : read(answer).then((value) => ({ value }))
        result.then(resolve, reject).finally(() => answer.destroy())
      },
    )
    sent.on('error', reject)
    sent.end()
  })
}

/** @throws DownloadError for any status but 200 */
export function refuseStatus(answer: IncomingMessage): void {
  const status = answer.statusCode ?? 0
  if (status === 200) return
  throw new DownloadError('status', status === 408 || status === 425 || status === 429 || status >= 500, `${status}`)
}

async function readAnswer(answer: IncomingMessage, maxBytes = MEDIA_BYTES_MAX): Promise<Uint8Array> {
  refuseStatus(answer)
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) throw new DownloadError('too_large', false)
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new DownloadError('too_large', false)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

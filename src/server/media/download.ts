import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
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

export interface DownloadOptions {
  /** Maximum bytes of the whole answer. */
  maxBytes?: number
  /** For the whole download, redirects included. */
  timeoutMs?: number
  signal?: AbortSignal
  /** For tests that fetch from their own machine. */
  allowPrivateAddresses?: boolean
}

const REDIRECTS_MAX = 5

/**
 * Downloads a file from the public internet. Every hop is checked when its connection is made.
 * @throws DownloadError
 */
export async function download(address: string, options: DownloadOptions = {}): Promise<Uint8Array> {
  const limit = AbortSignal.timeout(options.timeoutMs ?? 30_000)
  const signal = options.signal ? AbortSignal.any([limit, options.signal]) : limit
  try {
    let url = readUrl(address)
    for (let hop = 0; hop <= REDIRECTS_MAX; hop++) {
      const answer = await get(url, signal, options)
      if (answer instanceof Uint8Array) return answer
      url = readUrl(answer.location, url)
    }
    throw new DownloadError('redirects', false)
  } catch (error) {
    if (error instanceof DownloadError) throw error
    if (error instanceof AddressError) throw new DownloadError('address', false)
    if (limit.aborted) throw new DownloadError('too_slow', true)
    if (options.signal?.aborted) throw error
    throw new DownloadError('unreachable', true, (error as NodeJS.ErrnoException).code ?? '')
  }
}

function readUrl(address: string, base?: URL): URL {
  const url = URL.parse(address, base)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) throw new DownloadError('url', false)
  return url
}

function get(
  url: URL,
  signal: AbortSignal,
  { maxBytes = MEDIA_BYTES_MAX, allowPrivateAddresses = false }: DownloadOptions,
): Promise<Uint8Array | { location: string }> {
  // Literal addresses are not resolved, so they are checked here.
  if (!allowPrivateAddresses && namesPrivateAddress(url)) throw new DownloadError('address', false)
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        agent: false,
        signal,
        headers: { 'user-agent': 'Klinke', accept: 'image/*,application/pdf', 'accept-encoding': 'identity' },
        ...(allowPrivateAddresses ? {} : { lookup: publicLookup }),
      },
      (answer) => {
        readAnswer(answer, maxBytes)
          .then(resolve, reject)
          .finally(() => answer.destroy())
      },
    )
    sent.on('error', reject)
    sent.end()
  })
}

async function readAnswer(answer: IncomingMessage, maxBytes: number): Promise<Uint8Array | { location: string }> {
  const status = answer.statusCode ?? 0
  const { location } = answer.headers
  if (status >= 300 && status < 400 && location) return { location }
  if (status !== 200) {
    throw new DownloadError('status', status === 408 || status === 425 || status === 429 || status >= 500, `${status}`)
  }
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

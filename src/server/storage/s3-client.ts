import { setTimeout as sleep } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { StorageAway } from './storage.ts'

/** Where a bucket is, and who reads it. */
export interface Bucket {
  /** `https://host/bucket/`, with a folder in it if several installations share the bucket, and a slash at the end. */
  address: URL
  accessKeyId: string
  secretAccessKey: string
  region: string
}

export interface Call {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'
  /** A key in the bucket; without it the call is about the bucket. */
  key?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Uint8Array
}

/** A refusal of the server. */
class S3Error extends Error {
  readonly status: number
  readonly code: string
  constructor({ method, key = '' }: Call, status: number, code: string) {
    super(`S3 answered ${method} ${key} with ${status} ${code}`)
    this.name = 'S3Error'
    this.status = status
    this.code = code
  }
}

/** These answers say nothing about the request: another try may succeed. */
const PASSING = new Set([408, 409, 425, 429, 500, 502, 503, 504])
/** The same, in the words of an answer whose status says something else. */
const PASSING_CODES = new Set(['InternalError', 'RequestTimeout', 'ServiceUnavailable', 'SlowDown'])
/** Nothing is wrong with the request, and the next try will not succeed: the key, the clock or the bucket is. */
const CLOSED = new Set([401, 403])
export const NO_BUCKET = 'NoSuchBucket'
const TRIES = 4
const FIRST_WAIT_MS = 200
/** Until the headers of an answer to a question: a visitor waits for it. */
const ANSWER_MS = 5_000
/** The same with content: a part of 8 MB is sent in this time at 1 Mbit/s. */
const SENT_MS = 70_000

/**
 * Sends a signed request (AWS Signature Version 4), again after answers that pass; all our requests may be repeated.
 * @param take reads the answer, also one with a status in `expected`; an answer that breaks off is asked for again
 * @throws StorageAway when the server is not reached, fails, or admits us to nothing; S3Error for other refusals
 */
export async function callS3<T>(
  bucket: Bucket,
  call: Call,
  expected: readonly number[],
  take: (answer: Response) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const failure = await send(bucket, call)
      .then(async (answer): Promise<{ done: T } | Failure> => {
        if (answer.ok || expected.includes(answer.status)) return { done: await take(answer) }
        return refusalOf(call, answer.status, await answer.text())
      })
      .catch((error: Error): Failure => ({ error: asAway(error), passes: asAway(error) instanceof StorageAway }))
    if ('done' in failure) return failure.done
    if (attempt === TRIES || !failure.passes) throw failure.error
    await sleep(FIRST_WAIT_MS * 2 ** (attempt - 1) * (0.5 + Math.random()))
  }
}

interface Failure {
  error: Error
  /** Whether another try may succeed. */
  passes: boolean
}

function refusalOf(call: Call, status: number, xml: string): Failure {
  const code = textIn(xml, 'Code') ?? ''
  const error = new S3Error(call, status, code)
  const passes = PASSING.has(status) || PASSING_CODES.has(code)
  return { error: passes || CLOSED.has(status) || code === NO_BUCKET ? new StorageAway(error.message) : error, passes }
}

/** What `fetch` throws, also while an answer is read: the connection is broken. */
function asAway(error: Error): Error {
  const isBroken = error instanceof TypeError || error.name === 'AbortError' || error.message === LATE
  return isBroken ? new StorageAway((error.cause as Error | undefined)?.message ?? error.message) : error
}

const LATE = 'no answer in time'

/** The content of an answer; where it breaks off, it says that the storage is away. */
export function contentOf({ body }: Response): ReadableStream<Uint8Array> {
  if (!body) return new Blob().stream()
  const reader = body.getReader()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read()
          if (done) controller.close()
          else controller.enqueue(value)
        } catch (error) {
          controller.error(asAway(error as Error))
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}

async function send(bucket: Bucket, call: Call): Promise<Response> {
  const { url, headers } = await signed(bucket, call)
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new Error(LATE)), call.body ? SENT_MS : ANSWER_MS)
  try {
    // The body of the answer may take longer: the timer ends with its headers.
    return await fetch(url, {
      method: call.method,
      headers,
      body: call.body as Uint8Array<ArrayBuffer> | undefined,
      signal: late.signal,
    })
  } finally {
    clearTimeout(timer)
  }
}

/** The request with its signature. @param at as 20130524T000000Z; now unless given */
export async function signed(
  { address, accessKeyId, secretAccessKey, region }: Bucket,
  { method, key, query = {}, headers = {}, body }: Call,
  at?: string,
): Promise<{ url: URL; headers: Headers }> {
  const url = new URL(address)
  // A bucket is asked at its own address, without the folder in it.
  if (key === undefined) url.pathname = `/${url.pathname.split('/')[1]}`
  else url.pathname += key.split('/').map(encoded).join('/')
  url.search = Object.entries(query)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .join('&')
  const signer = new AwsV4Signer({
    method,
    url: url.href,
    headers: { ...headers, 'x-amz-content-sha256': await sha256(body ?? new Uint8Array()) },
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    // Also Range, which aws4fetch leaves out for the sake of proxies.
    allHeaders: true,
    ...(body && { body: body as Uint8Array<ArrayBuffer> }),
    ...(at && { datetime: at }),
  })
  const { url: address2, headers: all } = await signer.sign()
  return { url: address2, headers: all }
}

/** By RFC 3986, as the signature wants it. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)

async function sha256(content: Uint8Array): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', content as Uint8Array<ArrayBuffer>)).toString('hex')
}

/** The text of the first element of that name; null when there is none. */
export function textIn(xml: string, name: string): string | null {
  const [first] = elementsIn(xml, name)
  return first === undefined ? null : unescaped(first)
}

/** The XML in all elements of that name, which do not lie in each other. */
export function elementsIn(xml: string, name: string): string[] {
  const found: string[] = []
  const [begin, end] = [`<${name}>`, `</${name}>`]
  for (let at = xml.indexOf(begin); at !== -1; at = xml.indexOf(begin, at)) {
    const close = xml.indexOf(end, at)
    if (close === -1) break
    found.push(xml.slice(at + begin.length, close))
    at = close
  }
  return found
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }
const unescaped = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (all, hex, decimal, name) =>
    hex || decimal ? String.fromCodePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10)) : (ENTITIES[name] ?? all),
  )

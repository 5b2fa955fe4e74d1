import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { type FauxqsServer, startFauxqs } from 'fauxqs'

const KEY_ID = 'AKIDKLINKE'
const SECRET = 'a+secret/with=signs'

interface At {
  host?: string
  port?: number
  /** Certificate and key, PEM: it answers by https alone. */
  tls?: { cert: string; key: string }
}

/**
 * An S3 server with a bucket. fauxqs holds the objects; it accepts any signature and ignores conditions. So a guard stands
 * in front of it that checks signature and digest by AWS's description, and `If-None-Match`, as S3 does.
 */
export interface S3Server {
  /** As S3_URL. @param folder in the bucket */
  url(folder?: string): string
  /**
   * The next requests are answered with these statuses, or with `status code`; 0 cuts the connection, and `half` does so
   * within the answer.
   */
  fail(...statuses: (number | string)[]): void
  /** Forgets the failures that no request has met. */
  clear(): void
  /** `PUT a/b.txt`, with the query of multipart uploads, since the last call. */
  asked(): string[]
  /** Uploads that were begun, and neither completed nor aborted. */
  unfinished(): string[]
  stop(): Promise<void>
}

export async function startS3(bucket = 'klinke', { host = '127.0.0.1', port = 0, tls }: At = {}): Promise<S3Server> {
  const inner = await startFauxqs({ port: 0, logger: false })
  inner.createBucket(bucket)
  const failures: (number | string)[] = []
  const uploads = new Map<string, { key: string; begun: string }>()
  let requests: string[] = []
  const listener = (req: IncomingMessage, res: ServerResponse) => {
    const url = new URL(req.url ?? '', 'http://s3')
    const key = decodeURIComponent(url.pathname).slice(bucket.length + 2)
    requests.push(`${req.method} ${key}${url.search.replace(/uploadId=[^&]*/, 'uploadId')}`)
    const status = failures.shift()
    if (status === 0) return void req.socket.destroy()
    const isHalf = status === 'half'
    if (status !== undefined && !isHalf) {
      const [told, code = 'Injected'] = String(status).split(' ')
      return refuse(res, Number(told), code)
    }
    void answer(req, res, { inner, url, key, bucket, uploads, isHalf }).catch(() => res.destroy())
  }
  const guard = tls ? createTlsServer(tls, listener) : createServer(listener)
  guard.listen(port, host)
  await once(guard, 'listening')
  const at = guard.address() as AddressInfo
  return {
    url: (folder = '') => s3Address(at.address, at.port, folder ? `${bucket}/${folder}` : bucket),
    fail: (...statuses) => void failures.push(...statuses),
    clear: () => void failures.splice(0),
    asked() {
      const told = requests
      requests = []
      return told
    },
    unfinished: () => [...uploads.values()].map(({ key }) => key),
    async stop() {
      guard.closeAllConnections()
      guard.close()
      await inner.stop()
    },
  }
}

/** Its address as S3_URL. @param path bucket and folder */
export const s3Address = (host: string, port: number, path: string, protocol: 'http' | 'https' = 'http'): string =>
  `${protocol}://${KEY_ID}:${encodeURIComponent(SECRET)}@${host}:${port}/${path}?region=eu-central-1`

interface Asked {
  inner: FauxqsServer
  url: URL
  key: string
  bucket: string
  uploads: Map<string, { key: string; begun: string }>
  /** Only the first half of the answer is sent. */
  isHalf: boolean
}

async function answer(req: IncomingMessage, res: ServerResponse, { inner, url, key, bucket, uploads, isHalf }: Asked) {
  const parts: Buffer[] = []
  for await (const part of req) parts.push(part as Buffer)
  const body = Buffer.concat(parts)
  const fault = faultOf(req, body)
  if (fault) return refuse(res, 403, fault)
  const target = `${inner.address}${req.url}`
  const isCompletion = req.method === 'POST' && url.searchParams.has('uploadId')
  if (req.headers['if-none-match'] === '*' && (req.method === 'PUT' || isCompletion)) {
    const known = await fetch(`${inner.address}/${bucket}/${encodeURI(key)}`, { method: 'HEAD' })
    if (known.ok) return refuse(res, 412, 'PreconditionFailed')
  }
  if (req.method === 'GET' && url.searchParams.has('uploads')) {
    const prefix = url.searchParams.get('prefix') ?? ''
    const found = [...uploads].filter(([, upload]) => upload.key.startsWith(prefix))
    return end(
      res,
      200,
      `<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${found.map(asXml).join('')}
      </ListMultipartUploadsResult>`,
    )
  }
  const { range } = req.headers
  const got = await fetch(target, {
    method: req.method as string,
    // fauxqs fails on a body without content that has no type.
    headers: { ...(range && { range }), ...(req.method === 'PUT' && { 'content-type': 'application/octet-stream' }) },
    ...((body.length > 0 || req.method === 'PUT') && { body }),
  })
  const content = Buffer.from(await got.arrayBuffer())
  if (req.method === 'POST' && url.searchParams.has('uploads')) {
    const id = /<UploadId>([^<]+)/.exec(content.toString())?.[1] ?? ''
    uploads.set(id, { key, begun: new Date().toISOString() })
  } else if (url.searchParams.has('uploadId') && req.method !== 'PUT' && got.ok)
    uploads.delete(url.searchParams.get('uploadId') ?? '')
  for (const name of ['content-type', 'content-length', 'content-range', 'etag', 'last-modified']) {
    const value = got.headers.get(name)
    if (value) res.setHeader(name, value)
  }
  res.writeHead(got.status)
  if (isHalf) res.write(content.subarray(0, content.length / 2), () => res.destroy())
  else res.end(content)
}

const asXml = ([id, { key, begun }]: [string, { key: string; begun: string }]) =>
  `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${begun}</Initiated></Upload>`

/** AWS Signature Version 4, as its documentation describes it, without the client under test. */
function faultOf(req: IncomingMessage, body: Buffer): string | null {
  const told =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      req.headers.authorization ?? '',
    )
  if (!told) return 'AccessDenied'
  const [, id = '', day = '', region = '', names = '', signature] = told
  if (id !== KEY_ID) return 'InvalidAccessKeyId'
  const digest = createHash('sha256').update(body).digest('hex')
  if (req.headers['x-amz-content-sha256'] !== digest) return 'XAmzContentSHA256Mismatch'
  if (req.headers['if-none-match'] && !names.split(';').includes('if-none-match')) return 'AccessDenied'
  const [path = '', search = ''] = (req.url ?? '').split('?')
  const query = search === '' ? '' : search.split('&').toSorted().join('&')
  const headers = names.split(';').map((name) => `${name}:${String(req.headers[name]).trim()}\n`)
  const canonical = [req.method, path, query, headers.join(''), names, digest].join('\n')
  const hashed = createHash('sha256').update(canonical).digest('hex')
  const text = ['AWS4-HMAC-SHA256', req.headers['x-amz-date'], `${day}/${region}/s3/aws4_request`, hashed].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${SECRET}`,
  )
  return createHmac('sha256', key).update(text).digest('hex') === signature ? null : 'SignatureDoesNotMatch'
}

const refuse = (res: ServerResponse, status: number, code: string) =>
  end(res, status, `<Error><Code>${code}</Code></Error>`)
const end = (res: ServerResponse, status: number, xml: string) =>
  void res.writeHead(status, { 'content-type': 'application/xml' }).end(xml)

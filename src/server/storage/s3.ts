import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type Bucket, callS3, contentOf, elementsIn, NO_BUCKET, textIn } from './s3-client.ts'
import { isKey, partsOf, type Storage, StorageAway } from './storage.ts'

/** A larger file is sent in parts of this size. S3 takes 10,000 parts: files up to 80 GB. */
const PART_BYTES = 8 << 20
/** The answer to `If-None-Match: *` when the key exists. */
const EXISTS = 412

/**
 * Stores files in a bucket of S3, or of a server that speaks its language (path-style addresses). A file is visible when
 * it is complete. Two writers of one new key: the first stays (`If-None-Match`).
 * @throws StorageAway after several tries, S3Error for refusals
 */
export function s3Storage(bucket: Bucket): Storage {
  const checked = (key: string) => partsOf(key).join('/')
  const inside = decodeURIComponent(bucket.address.pathname).split('/').slice(2).join('/')

  /** The pages of a list of the bucket. */
  async function* pages(query: Record<string, string>, next: Record<string, string>): AsyncGenerator<string> {
    for (let from: Record<string, string> = {}; ; ) {
      const xml = await callS3(bucket, { method: 'GET', query: { ...query, ...from } }, [], (answer) => answer.text())
      yield xml
      if (textIn(xml, 'IsTruncated') !== 'true') return
      from = Object.fromEntries(
        Object.entries(next).flatMap(([name, element]) => {
          const value = textIn(xml, element)
          return value === null ? [] : [[name, value]]
        }),
      )
      // A server that does not say where it goes on would be asked for the same page forever.
      if (Object.keys(from).length === 0) throw new Error('S3 did not say where its list goes on')
    }
  }
  const prefixOf = (folder: string) => inside + (folder === '' ? '' : `${checked(folder)}/`)

  async function put(key: string, body: Uint8Array, only: Record<string, string>): Promise<void> {
    await callS3(bucket, { method: 'PUT', key, body, headers: only }, [EXISTS], drained)
  }

  async function putParts(key: string, parts: AsyncIterable<Uint8Array>, only: Record<string, string>): Promise<void> {
    const begun = await callS3(bucket, { method: 'POST', key, query: { uploads: '' } }, [], (answer) => answer.text())
    const uploadId = textIn(begun, 'UploadId')
    if (!uploadId) throw new Error(`S3 began no upload of ${key}`)
    try {
      const tags: string[] = []
      for await (const body of parts) {
        const query = { partNumber: String(tags.length + 1), uploadId }
        const tag = await callS3(bucket, { method: 'PUT', key, query, body }, [], async (answer) => {
          await drained(answer)
          return answer.headers.get('etag') ?? ''
        })
        tags.push(tag)
      }
      const list = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`)
      const body = Buffer.from(`<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`)
      const call = { method: 'POST', key, query: { uploadId }, body, headers: only } as const
      const isThere = await callS3(bucket, call, [EXISTS], async (answer) => {
        const code = textIn(await answer.text(), 'Code')
        if (answer.status === EXISTS) return true
        // S3 answers 200 before it puts the parts together, and tells a failure in the body.
        if (code) throw new StorageAway(`S3 did not complete ${key}: ${code}`)
        return false
      })
      if (isThere) await abandon(key, uploadId)
    } catch (error) {
      await abandon(key, uploadId)
      throw error
    }
  }
  const abandon = (key: string, uploadId: string) =>
    callS3(bucket, { method: 'DELETE', key, query: { uploadId } }, [404], drained).catch(() => {})

  const storage: Storage = {
    async put(given, content, { replace } = {}) {
      const key = checked(given)
      const only: Record<string, string> = replace ? {} : { 'If-None-Match': '*' }
      const parts = partsOfContent(content instanceof Uint8Array ? [content] : content)
      const first = await parts.next()
      const second = first.done ? first : await parts.next()
      if (second.done) return put(key, first.value ?? new Uint8Array(), only)
      await putParts(key, joined(first.value as Uint8Array, second.value, parts), only)
    },
    get: (key) =>
      callS3(bucket, { method: 'GET', key: checked(key) }, [404], async (answer) =>
        answer.status === 404 ? missing(answer) : new Uint8Array(await answer.arrayBuffer()),
      ),
    async open(key, range) {
      const headers: Record<string, string> = range ? { Range: `bytes=${range.start}-${range.end}` } : {}
      return callS3(bucket, { method: 'GET', key: checked(key), headers }, [404], async (answer) => {
        if (answer.status === 404) return missing(answer)
        const bytes = answer.headers.get('content-range')?.split('/')[1] ?? answer.headers.get('content-length')
        return { content: contentOf(answer), bytes: Number(bytes) }
      })
    },
    has: (key) =>
      callS3(bucket, { method: 'HEAD', key: checked(key) }, [404], async (answer) => {
        await drained(answer)
        return answer.status !== 404
      }),
    async *list(folder) {
      const query = { 'list-type': '2', prefix: prefixOf(folder) }
      for await (const page of pages(query, { 'continuation-token': 'NextContinuationToken' })) {
        for (const entry of elementsIn(page, 'Contents')) {
          const key = (textIn(entry, 'Key') ?? '').slice(inside.length)
          const modified = new Date(textIn(entry, 'LastModified') ?? 0)
          // A folder that a console has made is a file without content; other programs leave what we cannot even read.
          if (isKey(key)) yield { key, bytes: Number(textIn(entry, 'Size')), modified }
        }
      }
    },
    delete: async (key) => void (await callS3(bucket, { method: 'DELETE', key: checked(key) }, [404], drained)),
    async adopt(folder, local) {
      for (const entry of await readdir(local, { withFileTypes: true })) {
        if (entry.isFile())
          await storage.put(`${folder}/${entry.name}`, createReadStream(path.join(local, entry.name)), {
            replace: true,
          })
      }
      await rm(local, { recursive: true, force: true })
    },
    async lend(folder, use) {
      const local = await mkdtemp(path.join(tmpdir(), 'klinke-files-'))
      try {
        for await (const { key } of storage.list(folder)) {
          const opened = await storage.open(key)
          if (opened)
            await pipeline(
              opened.content,
              createWriteStream(path.join(local, path.posix.basename(key)), { mode: 0o600 }),
            )
        }
        return await use(local)
      } finally {
        await rm(local, { recursive: true, force: true })
      }
    },
    async remove(folder) {
      for await (const { key } of storage.list(folder)) await storage.delete(key)
    },
    async clean(folder, before) {
      const next = { 'key-marker': 'NextKeyMarker', 'upload-id-marker': 'NextUploadIdMarker' }
      for await (const page of pages({ uploads: '', prefix: prefixOf(folder) }, next)) {
        for (const entry of elementsIn(page, 'Upload')) {
          const begun = new Date(textIn(entry, 'Initiated') ?? Date.now())
          const key = (textIn(entry, 'Key') ?? '').slice(inside.length)
          if (begun < before) await abandon(key, textIn(entry, 'UploadId') ?? '')
        }
      }
    },
  }
  return storage
}

/** Frees the connection for the next request. */
async function drained(answer: Response): Promise<null> {
  await answer.body?.cancel()
  return null
}

/** A key that is not there. @throws StorageAway when there is no bucket either: then nothing is known about the key */
async function missing(answer: Response): Promise<null> {
  if (textIn(await answer.text(), 'Code') === NO_BUCKET) throw new StorageAway('the bucket does not exist')
  return null
}

/** The content in parts of which all but the last have the size of a part. */
async function* partsOfContent(
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, undefined> {
  let waiting: Uint8Array[] = []
  let bytes = 0
  for await (const piece of content) {
    waiting.push(piece)
    bytes += piece.length
    if (bytes < PART_BYTES) continue
    let whole: Uint8Array = Buffer.concat(waiting)
    for (; whole.length >= PART_BYTES; whole = whole.subarray(PART_BYTES)) yield whole.subarray(0, PART_BYTES)
    waiting = [whole]
    bytes = whole.length
  }
  if (bytes > 0) yield Buffer.concat(waiting)
}

async function* joined(
  first: Uint8Array,
  second: Uint8Array,
  rest: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield first
  yield second
  yield* rest
}

/**
 * Reads `S3_URL`: https://KEY:SECRET@host/bucket or .../bucket/folder, with ?region= unless the server ignores it.
 * @throws Error that says what is missing, without the secret
 */
export function readBucket(address: string): Bucket {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error('S3: the address must begin with https://')
  if (!url.username || !url.password) throw new Error('S3: the address must have the key and its secret')
  const [bucket, ...folders] = url.pathname.split('/').filter((part) => part !== '')
  if (!bucket) throw new Error('S3: the address must name the bucket')
  const plain = new URL(url.origin)
  plain.pathname = `/${[bucket, ...folders].join('/')}/`
  return {
    address: plain,
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
  }
}

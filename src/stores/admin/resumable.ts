import { DetailedError, type HttpResponse, Upload } from 'tus-js-client'
import { $token, $user } from '../account/session.ts'
import { ApiError, headersOf, readAnswer } from '../api.ts'

/** A server or a proxy may end a connection without a word; then no more than this is sent again. */
const PART_BYTES = 2 * 1024 * 1024
/** Two minutes in all: a tunnel, another network. Later, choosing the same file again goes on as well. */
const RETRY_MS = [0, 1000, 3000, 5000, 10_000, 20_000, 30_000, 50_000]

/**
 * Sends a file by tus. An upload of the same file that was interrupted, also by closing the page, goes on.
 * @param about further metadata
 * @param progress is told the share that has arrived, 0 to 1
 * @returns the id of the complete upload
 * @throws ApiError
 */
export async function sendResumably(
  file: File,
  about: Readonly<Record<string, string>>,
  progress: (share: number) => void,
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const { 'Content-Type': _, ...headers } = headersOf('application/json', file)
  const account = String($user.get()?.id ?? '')
  const names = Object.values({ account, ...about })
  const upload = new Upload(file, {
    endpoint: '/api/picture-uploads',
    headers,
    metadata: { account, filetype: file.type, ...about },
    chunkSize: PART_BYTES,
    retryDelays: RETRY_MS,
    // Also while the browser says that it is offline: it is told too late, or never.
    onShouldRetry: (error) => isPassing(error.originalResponse?.getStatus() ?? 0),
    fingerprint: async () => ['klinke', ...names, file.name, file.type, file.size, file.lastModified].join(' '),
    removeFingerprintOnSuccess: true,
    onProgress: (sent, total) => progress(total > 0 ? sent / total : 0),
    onSuccess: () => resolve(),
    onError: reject,
  })
  const [former] = await upload.findPreviousUploads().catch(() => [])
  if (former) upload.resumeFromPreviousUpload(former)
  upload.start()
  await promise.catch(refusal)
  return upload.url?.split('/').at(-1) ?? ''
}

/** No answer, a busy server, or another request that still holds the upload. */
const isPassing = (status: number): boolean => status < 400 || status >= 500 || status === 409 || status === 423

/** What the server said of it, as of every call. @throws ApiError */
async function refusal(error: unknown): Promise<never> {
  const response = error instanceof DetailedError ? (error.originalResponse as HttpResponse | null) : null
  if (!response) throw new ApiError(0, null, String(error))
  const read = async (): Promise<unknown> => {
    try {
      return JSON.parse(response.getBody())
    } catch {
      return null
    }
  }
  return readAnswer({ ok: false, status: response.getStatus() }, $token.get() !== null, read)
}

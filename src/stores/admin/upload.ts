import type { Calls } from '../../domain/operations/all.ts'
import type { AnswerOf } from '../../domain/operations/operation.ts'
import type { PictureKind } from '../../domain/properties/picture-schemas.ts'
import { $token } from '../account/session.ts'
import { ApiError, addressOf, call, headersOf, readAnswer } from '../api.ts'

/** The longest name of a file that calls accept; its end tells the kind. */
const NAME_MAX = 120

/**
 * Posts a file to a call. XMLHttpRequest tells how much is sent; fetch does not.
 * @param progress is told the share that is sent, 0 to 1
 * @throws ApiError; AbortError when `signal` aborts
 */
async function postFile<C extends keyof Calls>(
  name: C,
  { file, params = {}, query }: { file: File; params?: Record<string, number>; query: Record<string, string> },
  progress: (share: number) => void,
  signal?: AbortSignal,
): Promise<AnswerOf<Calls[C]>> {
  const hasToken = $token.get() !== null
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const request = new XMLHttpRequest()
  request.open(...addressOf(name, params, { name: file.name.slice(-NAME_MAX), ...query }))
  for (const [header, value] of Object.entries(headersOf('application/json', file))) {
    request.setRequestHeader(header, value)
  }
  request.responseType = 'json'
  request.upload.onprogress = ({ loaded, total }) => progress(total > 0 ? loaded / total : 0)
  request.onload = () => resolve()
  request.onerror = () => reject(new ApiError(0, null, ''))
  request.onabort = () => reject(new DOMException('aborted', 'AbortError'))
  signal?.addEventListener('abort', () => request.abort())
  request.send(file)
  await promise
  const { status, response } = request
  return readAnswer({ status, ok: status >= 200 && status < 300 }, hasToken, async () => response)
}

type Picture = AnswerOf<Calls['POST /api/admin/properties/{id}/pictures']>

/**
 * Uploads a file of a home in parts: after a lost connection it goes on where it stopped.
 * @throws ApiError
 */
export async function uploadPicture(
  id: number,
  file: File,
  kind: PictureKind,
  progress: (share: number) => void,
): Promise<Picture> {
  const loaded = import('./resumable.ts').then(({ sendResumably }) => sendResumably)
  const send = await loaded.catch(() => Promise.reject(new ApiError(0, null, '')))
  const upload = await send(file, { home: String(id) }, progress)
  const body = { upload, kind, name: file.name.slice(-NAME_MAX) }
  return call('POST /api/admin/properties/{id}/pictures/uploads', {
    params: { id },
    body,
    idempotencyKey: crypto.randomUUID(),
  })
}

type Delivery = AnswerOf<Calls['POST /api/admin/deliveries']>

/** Uploads a feed for a preview. @param source its key; null: that of the file's sender @throws ApiError, AbortError */
export const uploadFeed = (
  file: File,
  source: string | null,
  progress: (share: number) => void,
  signal: AbortSignal,
): Promise<Delivery> =>
  postFile('POST /api/admin/deliveries', { file, query: source === null ? {} : { source } }, progress, signal)

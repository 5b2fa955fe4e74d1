import type { Calls } from '../../domain/operations/all.ts'
import type { AnswerOf } from '../../domain/operations/operation.ts'
import type { PictureKind } from '../../domain/properties/picture-schemas.ts'
import { $token } from '../account/session.ts'
import { ApiError } from '../api.ts'

/** The longest name of a file that calls accept; its end tells the kind. */
const NAME_MAX = 120

/**
 * Posts a file to a call. XMLHttpRequest tells how much is sent; fetch does not.
 * @param progress is told the share that is sent, 0 to 1
 * @throws ApiError; AbortError when `signal` aborts
 */
function postFile<A>(
  path: string,
  query: Record<string, string>,
  file: File,
  progress: (share: number) => void,
  signal?: AbortSignal,
): Promise<A> {
  const { promise, resolve, reject } = Promise.withResolvers<A>()
  const request = new XMLHttpRequest()
  request.open('POST', `${path}?${new URLSearchParams({ name: file.name.slice(-NAME_MAX), ...query })}`)
  request.setRequestHeader('Authorization', `Bearer ${$token.get() ?? ''}`)
  request.setRequestHeader('X-Requested-With', 'XMLHttpRequest')
  request.setRequestHeader('Accept-Language', document.documentElement.lang || 'de-AT')
  request.setRequestHeader('Content-Type', 'application/octet-stream')
  request.responseType = 'json'
  request.upload.onprogress = ({ loaded, total }) => progress(total > 0 ? loaded / total : 0)
  request.onload = () => {
    const body = request.response as { success?: boolean } | null
    if (request.status < 300 && body?.success) return resolve(body as A)
    const { code = null, message = '', fields = [] } = (body ?? {}) as Partial<ApiError>
    reject(new ApiError(request.status, code, message, fields))
  }
  request.onerror = () => reject(new ApiError(0, null, ''))
  request.onabort = () => reject(new DOMException('aborted', 'AbortError'))
  signal?.addEventListener('abort', () => request.abort())
  request.send(file)
  return promise
}

type Picture = AnswerOf<Calls['POST /api/admin/properties/{id}/pictures']>

/** Uploads a file of a home. @throws ApiError */
export const uploadPicture = (
  id: number,
  file: File,
  kind: PictureKind,
  progress: (share: number) => void,
): Promise<Picture> => postFile(`/api/admin/properties/${id}/pictures`, { kind }, file, progress)

type Delivery = AnswerOf<Calls['POST /api/admin/deliveries']>

/** Uploads a feed for a preview. @param source its key; null: that of the file's sender @throws ApiError, AbortError */
export const uploadFeed = (
  file: File,
  source: string | null,
  progress: (share: number) => void,
  signal: AbortSignal,
): Promise<Delivery> => postFile('/api/admin/deliveries', source === null ? {} : { source }, file, progress, signal)

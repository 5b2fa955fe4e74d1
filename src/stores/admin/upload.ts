import type { Calls } from '../../domain/operations/all.ts'
import type { AnswerOf } from '../../domain/operations/operation.ts'
import type { PictureKind } from '../../domain/properties/picture-schemas.ts'
import { $token } from '../account/session.ts'
import { ApiError } from '../api.ts'

type Answer = AnswerOf<Calls['POST /api/admin/properties/{id}/pictures']>

/**
 * Uploads a file of a home. XMLHttpRequest tells how much is sent; fetch does not.
 * @param progress is told the share that is sent, 0 to 1
 * @throws ApiError
 */
export function uploadPicture(
  id: number,
  file: File,
  kind: PictureKind,
  progress: (share: number) => void,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const request = new XMLHttpRequest()
  const query = new URLSearchParams({ name: file.name.slice(-120), kind })
  request.open('POST', `/api/admin/properties/${id}/pictures?${query}`)
  request.setRequestHeader('Authorization', `Bearer ${$token.get() ?? ''}`)
  request.setRequestHeader('X-Requested-With', 'XMLHttpRequest')
  request.setRequestHeader('Accept-Language', document.documentElement.lang || 'de-AT')
  request.setRequestHeader('Content-Type', 'application/octet-stream')
  request.responseType = 'json'
  request.upload.onprogress = ({ loaded, total }) => progress(total > 0 ? loaded / total : 0)
  request.onload = () => {
    const body = request.response as { success?: boolean } | null
    if (request.status === 200 && body?.success) return resolve(body as Answer)
    const { code = null, message = '', fields = [] } = (body ?? {}) as Partial<ApiError>
    reject(new ApiError(request.status, code, message, fields))
  }
  request.onerror = () => reject(new ApiError(0, null, ''))
  request.send(file)
  return promise
}

import { type ChangeEvent, useId, useState } from 'react'
import type { Picture } from '../../../domain/properties/card.ts'
import { callWithFile } from '../../../stores/api.ts'
import { sentenceOf } from '../../forms/use-form.ts'
import { showToast } from '../../frame/toasts.ts'
import { useGuard } from '../form/use-guard.ts'
import type { AgencyWords } from './words.ts'

interface Props {
  t: AgencyWords
  id: number
  /** The call that receives the picture. */
  name: 'PUT /api/admin/companies/{id}/logo' | 'PUT /api/admin/agents/{id}/portrait'
  picture: Picture | null
  onDone: () => void
  /** Returns to the picture of the feed; absent while it is shown. */
  remove: (() => Promise<unknown>) | undefined
}

/** A picture, a field to upload another one, and the way back to that of the feed. */
export function PictureUpload({ t, id, name, picture, onDone, remove }: Props) {
  const field = useId()
  const [failed, setFailed] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  // Leaving the page would end the upload.
  const guard = useGuard()
  const act = async (send: () => Promise<unknown>) => {
    if (isBusy) return
    setBusy(true)
    guard.note()
    setFailed(null)
    try {
      await send()
      showToast(t('admin.saved'))
      onDone()
    } catch (error) {
      setFailed(sentenceOf(error, t))
    } finally {
      setBusy(false)
      guard.settle()
    }
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // The same file may be chosen again after a failure.
    target.value = ''
    if (file) void act(() => callWithFile(name, { file, params: { id } }))
  }
  return (
    <div className="grid gap-4">
      {picture && (
        <img
          className="max-h-24 w-auto max-w-60 rounded-card border border-line bg-white object-contain p-2"
          src={picture.thumbnail_url}
          width={picture.width}
          height={picture.height}
          alt=""
        />
      )}
      <div className="field">
        <label className="field-label" htmlFor={field}>
          {t('agencies.upload')}
        </label>
        <input id={field} type="file" accept="image/*" onChange={choose} aria-disabled={isBusy || undefined} />
      </div>
      {remove && (
        <p>
          <button type="button" className="link" onClick={() => void act(remove)}>
            {t('agencies.to_feed')}
          </button>
        </p>
      )}
      {failed && (
        <p className="form-failed" role="alert">
          {failed}
        </p>
      )}
    </div>
  )
}

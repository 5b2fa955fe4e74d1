import { type ChangeEvent, useId, useState } from 'react'
import type { Picture } from '../../../domain/properties/card.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { ApiError } from '../../../stores/api.ts'
import { showToast } from '../../frame/toasts.ts'
import { useGuard } from '../form/use-guard.ts'
import { Refused } from './Refused.tsx'
import { type Refusal, refusalOf } from './refusal.ts'

interface Props {
  t: Translate<'admin' | 'shared'>
  picture: Picture | null
  send: (file: File) => Promise<unknown>
  onDone: () => void
  /** Loads the record again, after somebody else has changed it. */
  reload?: () => void
  /** Returns to the picture that is shown without this one, with the words for it; absent while that is shown. */
  remove: { words: string; run: () => Promise<unknown> } | undefined
}

/** A picture, a field to upload another one, and the way back to the one that is shown without it. */
export function PictureUpload({ t, picture, send, onDone, reload, remove }: Props) {
  const field = useId()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isBusy, setBusy] = useState(false)
  // Leaving the page would end the upload.
  const guard = useGuard()
  const act = async (run: () => Promise<unknown>) => {
    if (isBusy) return
    setBusy(true)
    guard.note()
    setRefusal(null)
    try {
      await run()
      showToast(t('admin.saved'))
      onDone()
    } catch (error) {
      const told = error instanceof ApiError ? error.fields.map(({ message }) => message).join(' ') : ''
      setRefusal(refusalOf(error, t, told))
    } finally {
      setBusy(false)
      guard.settle()
    }
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // The same file may be chosen again after a failure.
    target.value = ''
    if (file) void act(() => send(file))
  }
  return (
    <div className="grid gap-4">
      {picture && (
        <img
          className="max-h-24 w-auto max-w-60 rounded-card border border-line bg-white object-contain p-2"
          src={picture.thumbnail_url}
          width={picture.width}
          height={picture.height}
          alt={picture.titel ?? ''}
        />
      )}
      <div className="field">
        <label className="font-medium" htmlFor={field}>
          {t('admin.upload_picture')}
        </label>
        <input id={field} type="file" accept="image/*" onChange={choose} aria-disabled={isBusy || undefined} />
      </div>
      {isBusy && <p role="status">{t('form.sending')}</p>}
      {remove && (
        <p>
          <button type="button" className="link" onClick={() => void act(remove.run)}>
            {remove.words}
          </button>
        </p>
      )}
      {refusal && <Refused t={t} refusal={refusal} reload={reload} begin={() => setRefusal(null)} />}
    </div>
  )
}

import { useState } from 'react'
import { type Upload, uploadFile } from '../../../stores/admin/inbox.ts'
import { BESIDE_LABEL } from '../../forms/look.ts'
import { useOwnId } from '../../forms/own-id.ts'
import { sentenceOf } from '../../forms/use-form.ts'
import { useGuard } from '../form/use-guard.ts'
import type { T } from './words.ts'

/** The files of an answer: each is uploaded as soon as it is chosen. */
export function Files({
  t,
  files,
  onChange,
  isBusy,
  onBusy,
}: {
  t: T
  files: readonly Upload[]
  onChange: (files: readonly Upload[]) => void
  isBusy: boolean
  onBusy: (isBusy: boolean) => void
}) {
  const id = useOwnId()
  const [failed, setFailed] = useState<string | null>(null)
  // Leaving the page would end the upload; what has arrived is the form's to guard.
  const guard = useGuard()
  const add = async (chosen: readonly File[]) => {
    onBusy(true)
    guard.note()
    setFailed(null)
    const all = [...files]
    try {
      for (const file of chosen) all.push(await uploadFile(file))
    } catch (error) {
      setFailed(sentenceOf(error, t))
    } finally {
      onChange(all)
      onBusy(false)
      guard.settle()
    }
  }
  return (
    <div className="field">
      <label className="font-medium" htmlFor={id}>
        {t('inbox.files')} <small className={BESIDE_LABEL}>{t('form.optional')}</small>
      </label>
      <input
        id={id}
        type="file"
        multiple
        accept="application/pdf,image/jpeg,image/png,image/webp,image/gif"
        disabled={isBusy}
        aria-describedby={`${id}-help`}
        onChange={({ currentTarget }) => {
          const chosen = [...(currentTarget.files ?? [])]
          currentTarget.value = ''
          if (chosen.length > 0) void add(chosen)
        }}
      />
      <p className="text-13 text-ink-soft" id={`${id}-help`} role={isBusy ? 'status' : undefined}>
        {isBusy ? t('inbox.uploading') : t('inbox.files_hint')}
      </p>
      {files.length > 0 && (
        <ul className="grid gap-1">
          {files.map((file) => (
            <li key={file.id} className="flex flex-wrap items-baseline gap-3">
              <bdi>{file.name}</bdi>
              <button
                type="button"
                className="link text-13"
                aria-label={t('inbox.file_remove', { name: file.name })}
                onClick={() => onChange(files.filter((one) => one.id !== file.id))}
              >
                {t('inbox.remove')}
              </button>
            </li>
          ))}
        </ul>
      )}
      {failed && (
        <p className="form-failed" role="alert">
          {failed}
        </p>
      )}
    </div>
  )
}

import { type FormEvent, useState } from 'react'
import { sentenceOf } from '../../forms/use-form.ts'
import { showToast } from '../../frame/toasts.ts'
import type { Words } from './words.ts'

/** Takes a home or a project out of the portal for a reason. */
export function Withhold({ t, withhold }: { t: Words; withhold: (reason: string) => Promise<unknown> }) {
  const [reason, setReason] = useState('')
  const [failed, setFailed] = useState<string | null>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setFailed(null)
    withhold(reason).then(
      () => showToast(t('admin.saved')),
      (error) => setFailed(sentenceOf(error, t)),
    )
  }
  return (
    <form className="grid max-w-xl gap-3" onSubmit={submit}>
      <label className="field">
        <span className="field-label">{t('listings.reason')}</span>
        <input value={reason} maxLength={500} required onChange={(event) => setReason(event.currentTarget.value)} />
      </label>
      <button type="submit" className="button-quiet justify-self-start">
        {t('listings.act.withhold')}
      </button>
      {failed && (
        <p className="form-failed" role="alert">
          {failed}
        </p>
      )}
    </form>
  )
}

import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { User } from '../../../domain/auth/user.ts'
import type { AskedBasis } from '../../../domain/notices/admin-schemas.ts'
import type { Language } from '../../../i18n/languages.ts'
import { showToast } from '../../frame/toasts.ts'
import { useGuard } from '../form/use-guard.ts'
import { BasisFields, NO_BASIS, sentBasis } from '../notices/BasisFields.tsx'
import { Refused } from '../parts/Refused.tsx'
import { type Refusal, refusalOf } from '../parts/refusal.ts'
import { useScreenFocus } from '../parts/use-screen-focus.ts'
import type { Words } from './words.ts'

/**
 * Takes a home or a project out of the portal for a reason; administrators owe its company what that rests on.
 * A button among others, in whose place its form opens.
 */
export function Withhold({
  t,
  language,
  role,
  withhold,
  reload,
}: {
  t: Words
  language: Language
  role: User['role']
  withhold: (said: AskedBasis & { reason: string }) => Promise<unknown>
  /** Loads the record again, after somebody else has changed it. */
  reload?: () => void
}) {
  const [isOpen, setOpen] = useState(false)
  const wasOpen = useRef(false)
  const first = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // What had the focus is gone: the keyboard goes on where the form is, or was.
  useEffect(() => {
    if (isOpen) first.current?.focus()
    else if (wasOpen.current) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  useScreenFocus(wasOpen)
  const [reason, setReason] = useState('')
  const [basis, setBasis] = useState(NO_BASIS)
  const [failed, setFailed] = useState<Refusal | null>(null)
  const { note, settle } = useGuard()
  const close = () => {
    settle()
    setOpen(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setFailed(null)
    withhold({ reason, ...sentBasis(basis) }).then(
      () => {
        settle()
        showToast(t('admin.saved'))
      },
      (error) => setFailed(refusalOf(error, t)),
    )
  }
  if (!isOpen) {
    return (
      <button ref={button} type="button" className="button-quiet" onClick={() => setOpen(true)}>
        {t('listings.act.withhold')}
      </button>
    )
  }
  return (
    <form className="grid basis-full gap-3 rounded-card border border-line p-4" onSubmit={submit} onInput={note}>
      <label className="field max-w-xl">
        <span className="font-medium">{t('listings.reason')}</span>
        <input
          ref={first}
          value={reason}
          maxLength={500}
          required
          dir="auto"
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </label>
      {role === 'admin' && <BasisFields language={language} value={basis} onChange={setBasis} />}
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="button">
          {t('listings.act.withhold')}
        </button>
        <button type="button" className="button-quiet" onClick={close}>
          {t('admin.cancel')}
        </button>
      </div>
      {failed && <Refused t={t} refusal={failed} reload={reload} begin={() => setFailed(null)} />}
    </form>
  )
}

import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Translate } from '../../../i18n/translate.ts'
import { showToast } from '../../frame/toasts.ts'
import { Refused } from './Refused.tsx'
import { type Refusal, refusalOf } from './refusal.ts'
import { useScreenFocus } from './use-screen-focus.ts'

/**
 * A button whose act asks first. `run` returns the sentence to show, if any; a refusal appears below.
 * @param props `reload`: loads the record again, after somebody else has changed it
 */
export function Danger({
  t,
  question,
  run,
  reload,
  children,
  className = 'button-quiet justify-self-start',
}: {
  t: Translate<'admin' | 'shared'>
  question: string
  run: () => Promise<string | undefined>
  reload?: () => void
  children: ReactNode
  className?: string
}) {
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState<Refusal | null>(null)
  const asked = useRef<HTMLParagraphElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(false)
  // The button that had the focus is gone: afterwards the keyboard goes on where it began.
  useEffect(() => {
    if (isAsking) asked.current?.focus()
    else if (wasAsking.current) button.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])
  useScreenFocus(wasAsking)
  const act = async () => {
    if (isBusy) return
    setBusy(true)
    setFailed(null)
    try {
      const words = await run()
      setAsking(false)
      if (words) showToast(words)
    } catch (error) {
      setFailed(refusalOf(error, t))
    } finally {
      setBusy(false)
    }
  }
  if (!isAsking) {
    return (
      <button ref={button} type="button" className={className} onClick={() => setAsking(true)}>
        {children}
      </button>
    )
  }
  return (
    <div className="grid gap-3 rounded-card border border-brick p-4">
      <p ref={asked} tabIndex={-1}>
        {question}
      </p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button" aria-disabled={isBusy || undefined} onClick={() => void act()}>
          {isBusy ? t('form.sending') : children}
        </button>
        <button type="button" className="button-quiet" onClick={() => setAsking(false)}>
          {t('admin.cancel')}
        </button>
      </div>
      {failed && (
        <Refused
          t={t}
          refusal={failed}
          reload={reload}
          begin={() => {
            setAsking(false)
            setFailed(null)
          }}
        />
      )}
    </div>
  )
}

import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Translate } from '../../i18n/translate.ts'
import { ProblemSign } from '../forms/Below.tsx'
import { sentenceOf } from '../forms/use-form.ts'

/** A button for one action on the server: it shows progress, acts once, and shows the reason of a failure. */
export function OneButton({
  t,
  run,
  children,
  className = 'button',
  label,
}: {
  t: Translate<'shared'>
  run: () => Promise<unknown>
  children: ReactNode
  className?: string
  /** For screen readers, when the text alone does not name the object. */
  label?: string
}) {
  const [isBusy, setBusy] = useState(false)
  const [isReady, setReady] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const isRunning = useRef(false)
  useEffect(() => setReady(true), [])
  const press = async () => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setFailed(null)
    try {
      await run()
    } catch (error) {
      setFailed(sentenceOf(error, t))
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={label}
        disabled={!isReady}
        aria-disabled={isBusy || undefined}
        onClick={() => void press()}
      >
        {children}
      </button>
      {failed && (
        <p className="form-failed" role="alert">
          <ProblemSign />
          {failed}
        </p>
      )}
    </>
  )
}

import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Translate } from '../../i18n/translate.ts'
import { ProblemSign } from '../forms/Below.tsx'
import { sentenceOf } from '../forms/use-form.ts'
import { focusOnLost, wayOn } from '../frame/refocus.ts'

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
  const button = useRef<HTMLButtonElement>(null)
  const around = useRef<HTMLElement | null>(null)
  useEffect(() => setReady(true), [])
  // Its act may remove the button, with the row or the card that it stands in.
  useEffect(() => () => focusOnLost(around.current), [])
  const press = async () => {
    if (isRunning.current) return
    isRunning.current = true
    around.current = wayOn(button.current)
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
        ref={button}
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

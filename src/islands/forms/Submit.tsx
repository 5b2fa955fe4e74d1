import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { ProblemSign, SIGN } from './Below.tsx'
import { FORM_END } from './look.ts'
import type { FormState } from './use-form.ts'

/** The button that sends a form; it shows progress. Above it appears a refusal that belongs to no field. */
export function Submit({
  form: { t, failed, isBusy, isReady },
  children,
  after,
  className = 'button',
}: {
  form: FormState
  children: ReactNode
  /** After the refusal: a way out of it. */
  after?: ReactNode
  className?: string
}) {
  return (
    <div className={FORM_END}>
      {failed && (
        <p className="form-failed" role="alert" tabIndex={-1}>
          <ProblemSign />
          <span>
            {failed} {after}
          </span>
        </p>
      )}
      <button type="submit" className={className} disabled={!isReady} aria-disabled={isBusy || undefined}>
        {isBusy && (
          <span
            className="size-3.5 border-2 border-current border-e-transparent rounded-full animate-spin"
            aria-hidden="true"
          />
        )}
        {isBusy ? t('form.sending') : children}
      </button>
    </div>
  )
}

/**
 * The success message, announced without taking the focus. Where it takes the place of its form, the focus is lost with
 * the button, and a screen reader may miss what comes: then it takes it.
 */
export function Done({ children }: { children: ReactNode }) {
  const message = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    if (document.activeElement === document.body) message.current?.focus({ preventScroll: true })
  }, [])
  return (
    <p ref={message} className="form-done" role="status" tabIndex={-1}>
      <svg className={SIGN} viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="6.75" />
        <path d="m5 8.25 2.1 2.1L11.1 6" />
      </svg>
      <span>{children}</span>
    </p>
  )
}

import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Translate } from '../../i18n/translate.ts'
import { DANGER } from './cards/Parts.tsx'
import { OneButton } from './OneButton.tsx'

/** An action that cannot be undone: the first press asks for confirmation, the second acts. */
export function Sure({
  t,
  run,
  children,
  question,
  className = 'button-quiet',
  label,
  isOpen: startsOpen = false,
}: {
  t: Translate<'account' | 'shared'>
  run: () => Promise<unknown>
  children: ReactNode
  question: string
  className?: string
  label?: string
  isOpen?: boolean
}) {
  const [isOpen, setOpen] = useState(startsOpen)
  const asked = useRef<HTMLParagraphElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const hasMoved = useRef(false)
  useEffect(() => {
    if (!hasMoved.current) return
    if (isOpen) asked.current?.focus()
    else opener.current?.focus()
  }, [isOpen])
  const show = (open: boolean) => {
    hasMoved.current = true
    setOpen(open)
  }
  if (!isOpen)
    return (
      <button type="button" ref={opener} className={className} aria-label={label} onClick={() => show(true)}>
        {children}
      </button>
    )
  return (
    <div className="account-sure grid gap-3 w-full p-4 border-s-3 border-brick bg-paper">
      <p ref={asked} tabIndex={-1}>
        {question}
      </p>
      <div className="account-buttons">
        <OneButton t={t} run={run} className={DANGER}>
          {children}
        </OneButton>
        <button type="button" className="button-quiet" onClick={() => show(false)}>
          {t('manage.back')}
        </button>
      </div>
    </div>
  )
}

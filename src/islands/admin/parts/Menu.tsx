import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

/** A button with a panel below it, which Escape, a press elsewhere, and the focus elsewhere close. */
export function Menu({
  label,
  name,
  className = '',
  look = 'button-quiet',
  children,
}: {
  label: ReactNode
  /** Of a button without words. */
  name?: string
  className?: string
  /** Classes of the button. */
  look?: string
  children: ReactNode
}) {
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const away = ({ target }: Event) => {
      if (menu.current?.open && target instanceof Node && !menu.current.contains(target)) menu.current.open = false
    }
    document.addEventListener('pointerdown', away)
    document.addEventListener('focusin', away)
    return () => {
      document.removeEventListener('pointerdown', away)
      document.removeEventListener('focusin', away)
    }
  }, [])
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.open) return
    event.stopPropagation()
    menu.current.open = false
    menu.current.querySelector('summary')?.focus()
  }
  return (
    <details ref={menu} className={`relative ${className}`} onKeyDown={close}>
      <summary className={look} aria-label={name}>
        {label}
      </summary>
      {children}
    </details>
  )
}

import type { KeyboardEvent, PointerEvent } from 'react'

export interface HandleProps {
  begin: () => void
  /** The card below the pointer, by its `data-file`; null: none. */
  over: (file: string | null) => void
  drop: (file: string | null) => void
  cancel: () => void
}

const cardAt = ({ clientX, clientY }: PointerEvent): string | null =>
  document.elementFromPoint(clientX, clientY)?.closest('[data-file]')?.getAttribute('data-file') ?? null

/**
 * Moves its card: dragged by mouse, pen or finger, and by the arrow keys. The drag and drop of browsers knows no
 * fingers on most phones.
 */
export function Handle({
  begin,
  over,
  drop,
  cancel,
  label,
  back,
  on,
}: HandleProps & { label: string; back: () => void; on: () => void }) {
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const [before, after] = isRtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
    const act = { ArrowUp: back, ArrowDown: on, [before as string]: back, [after as string]: on }[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  const isHeld = (event: PointerEvent) => event.currentTarget.hasPointerCapture(event.pointerId)
  return (
    <button
      type="button"
      data-act="drag"
      aria-label={label}
      className="grid size-11 cursor-grab touch-none place-items-center rounded-control border border-line text-ink-soft hover:text-brass"
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        begin()
      }}
      onPointerMove={(event) => isHeld(event) && over(cardAt(event))}
      onPointerUp={(event) => isHeld(event) && drop(cardAt(event))}
      onPointerCancel={cancel}
      onKeyDown={press}
    >
      <svg aria-hidden="true" viewBox="0 0 18 18" width="18" height="18" fill="currentColor">
        <path d="M5 3h2v2H5zm6 0h2v2h-2zM5 8h2v2H5zm6 0h2v2h-2zm-6 5h2v2H5zm6 0h2v2h-2z" />
      </svg>
    </button>
  )
}

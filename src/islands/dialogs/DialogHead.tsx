import type { Ref } from 'react'

/** The head of a dialog: its title, what it is about, and the cross that closes it. */
export function DialogHead({
  id,
  title,
  about,
  closeLabel,
  titleRef,
  onClose,
}: {
  /** Of the title, which names the dialog. */
  id: string
  title: string
  about?: string | null | undefined
  closeLabel: string
  /** For the focus when the content of the dialog changes. */
  titleRef?: Ref<HTMLHeadingElement>
  onClose: () => void
}) {
  return (
    <div className="sticky z-1 top-0 flex items-start justify-between gap-4 pt-5 pb-4 ps-8 pe-5 bg-paper border-b border-line max-sm:touch-none max-sm:pt-4 max-sm:pb-3 max-sm:ps-(--gutter) max-sm:pe-2 max-sm:before:absolute max-sm:before:top-1.5 max-sm:before:left-1/2 max-sm:before:h-1 max-sm:before:w-9 max-sm:before:-translate-x-1/2 max-sm:before:rounded-control max-sm:before:bg-line">
      <div className="min-w-0">
        <h2
          id={id}
          className="text-26/[1.2] font-serif font-medium tracking-[-0.01em] outline-none py-1.5"
          ref={titleRef}
          tabIndex={titleRef ? -1 : undefined}
        >
          {title}
        </h2>
        {about && (
          <p className="line-clamp-2 text-13 text-ink-soft">
            <bdi>{about}</bdi>
          </p>
        )}
      </div>
      <button type="button" className="icon-button" aria-label={closeLabel} onClick={onClose}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="m4 4 12 12M16 4 4 16" />
        </svg>
      </button>
    </div>
  )
}

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
    <div className="contact-head">
      <div>
        <h2 id={id} className="contact-title" ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
          {title}
        </h2>
        {about && (
          <p className="contact-home">
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

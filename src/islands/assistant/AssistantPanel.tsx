import { useEffect, useRef } from 'react'
import { chat } from '../../i18n/chat/browser.ts'
import type { Language } from '../../i18n/languages.ts'
import { shared } from '../../i18n/shared/browser.ts'
import { translatorOf } from '../../i18n/translate.ts'
import { $isOpen, setOpen } from '../../stores/assistant/open.ts'
import { useStore } from '../frame/use-store.ts'
import { Conversation, showLastQuestion } from './Conversation.tsx'

/**
 * The assistant over a page: a panel beside it on wide pages, else a sheet over all of it.
 * @param sheet the media query of pages that it covers
 * @param takesFocus whether its first opening moves the focus; a panel that was open before leaves it to the page
 */
export function AssistantPanel({
  language,
  sheet,
  takesFocus,
}: {
  language: Language
  sheet: string
  takesFocus: boolean
}) {
  const t = translatorOf(language, chat, shared)
  const isOpen = useStore($isOpen)
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const mayFocus = useRef(takesFocus)
  useEffect(() => {
    const box = dialog.current
    if (!box) return
    document.documentElement.toggleAttribute('data-assistant-open', isOpen)
    if (!isOpen) return box.close()
    if (box.open) return
    const before = document.activeElement
    const isSheet = matchMedia(sheet).matches
    if (isSheet) box.showModal()
    else box.show()
    showLastQuestion(box)
    // A field in focus opens the keyboard of a phone before anything can be read.
    if (isSheet) title.current?.focus()
    else if (mayFocus.current) box.querySelector('textarea')?.focus()
    else if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    mayFocus.current = true
  }, [isOpen, sheet])
  const close = () => {
    setOpen(false)
    // Hidden while the panel is open, so it must be there first.
    document.documentElement.removeAttribute('data-assistant-open')
    document.querySelector<HTMLElement>('a[data-assistant]')?.focus()
  }
  return (
    <dialog
      ref={dialog}
      className="assistant fixed z-25 top-auto bottom-5 start-auto end-4 w-[min(420px,100vw_-_32px)] h-[min(680px,100dvh_-_var(--bar-tall)_-_36px)] max-w-none max-h-none m-0 p-0 overflow-clip bg-sheet text-ink border border-line rounded-card shadow-float transition-[opacity,translate] duration-(--calm) ease-calm starting:open:translate-y-3 starting:open:opacity-0 [&:modal]:inset-0 [&:modal]:w-full [&:modal]:h-dvh [&:modal]:border-0 [&:modal]:rounded-none [&:modal]:shadow-none"
      aria-labelledby="assistant-title"
      onClose={() => $isOpen.get() && close()}
      onKeyDown={(event) => {
        // A dialog beside the page has no Escape of its own.
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        close()
      }}
    >
      <Conversation
        t={t}
        language={language}
        heading={
          <h2 id="assistant-title" ref={title} tabIndex={-1}>
            {t('chat.title')}
          </h2>
        }
        end={
          <button type="button" className="icon-button" aria-label={t('chat.close')} onClick={close}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="m5 5 10 10M15 5 5 15" />
            </svg>
          </button>
        }
      />
    </dialog>
  )
}

import { useRef } from 'react'
import { QUERY_MAX } from '../../domain/understanding/query.ts'
import type { Translate } from '../../i18n/translate.ts'

/** The field of a message, with its button; Enter sends, Shift and Enter begins a line. */
export function Composer({
  t,
  value,
  onChange,
  isRunning,
  onSend,
  onStop,
}: {
  t: Translate<'chat'>
  value: string
  onChange: (text: string) => void
  isRunning: boolean
  onSend: (text: string) => void
  onStop: () => void
}) {
  const form = useRef<HTMLFormElement>(null)
  return (
    <form
      ref={form}
      className="flex items-end gap-2 pt-3 pb-0 px-5 border-t border-line in-[.chat-page]:sticky in-[.chat-page]:bottom-0 in-[.chat-page]:pb-3 in-[.chat-page]:px-0 in-[.chat-page]:bg-paper in-[.chat-page]:lg:rounded-card in-[.chat-page]:lg:bg-sheet in-[.chat-page]:lg:px-8 in-[.chat-page]:lg:pb-6"
      onSubmit={(event) => {
        event.preventDefault()
        if (isRunning) onStop()
        else onSend(value)
      }}
    >
      <textarea
        className="flex-1 min-w-0 field-sizing-content min-h-11 max-h-36 py-2.25 px-3 resize-none text-[1rem] bg-paper border border-[color-mix(in_srgb,var(--ink-soft)_60%,transparent)] rounded-control placeholder:text-ink-soft placeholder:opacity-100 in-[.chat-page]:bg-sheet"
        rows={1}
        dir="auto"
        value={value}
        maxLength={QUERY_MAX}
        enterKeyHint="send"
        aria-label={t('chat.field')}
        placeholder={t('chat.placeholder')}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          // The Enter that ends a word of Chinese or Japanese is no end of the message.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          if (!isRunning) form.current?.requestSubmit()
        }}
      />
      <button
        type="submit"
        className="size-11 grid place-items-center flex-none rounded-control bg-brass text-on-brass cursor-pointer hover:bg-[color-mix(in_srgb,var(--brass)_86%,var(--ink))]"
        aria-label={t(isRunning ? 'chat.stop' : 'chat.send')}
        title={t(isRunning ? 'chat.stop' : 'chat.send')}
      >
        <svg
          className="icon-line size-4.5 [stroke-linecap:round] [stroke-linejoin:round]"
          viewBox="0 0 20 20"
          aria-hidden="true"
        >
          {isRunning ? <path d="M6 6h8v8H6z" /> : <path d="M10 16.5V4M4.5 9.2 10 3.7l5.5 5.5" />}
        </svg>
      </button>
    </form>
  )
}

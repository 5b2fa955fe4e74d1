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
      className="chat-field"
      onSubmit={(event) => {
        event.preventDefault()
        if (isRunning) onStop()
        else onSend(value)
      }}
    >
      <textarea
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
        className="chat-send"
        aria-label={t(isRunning ? 'chat.stop' : 'chat.send')}
        title={t(isRunning ? 'chat.stop' : 'chat.send')}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          {isRunning ? <path d="M6 6h8v8H6z" /> : <path d="M10 16.5V4M4.5 9.2 10 3.7l5.5 5.5" />}
        </svg>
      </button>
    </form>
  )
}

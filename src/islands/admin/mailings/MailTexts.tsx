import { useState } from 'react'
import { MailFrame } from './MailFrame.tsx'
import type { MailingWords } from './words.ts'

/** A message as it was sent or as plain text, which some mail programs show. @param html null: it is text only */
export function MailTexts({
  t,
  html,
  text,
  title,
}: {
  t: MailingWords
  html: string | null
  text: string
  title: string
}) {
  const [isText, setText] = useState(html === null)
  return (
    <>
      {html !== null && (
        <div className="flex flex-wrap gap-2">
          {[false, true].map((one) => (
            <button
              key={String(one)}
              type="button"
              className={one === isText ? 'button' : 'button-quiet'}
              aria-pressed={one === isText}
              onClick={() => setText(one)}
            >
              {t(one ? 'mailings.as_text' : 'mailings.as_html')}
            </button>
          ))}
        </div>
      )}
      {isText || html === null ? (
        <p dir="auto" className="rounded-card border border-line p-4 break-words whitespace-pre-line">
          {text}
        </p>
      ) : (
        <MailFrame html={html} title={title} />
      )}
    </>
  )
}

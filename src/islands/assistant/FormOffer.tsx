import type { Translate } from '../../i18n/translate.ts'
import type { Answer } from '../../stores/assistant/turns.ts'

/** A form that the assistant has filled in. It opens on its own page; the visitor reads and sends it. */
export function FormOffer({
  t,
  form: { name, label, url, values },
  home,
}: {
  t: Translate<'chat'>
  form: NonNullable<Answer['forms']>[number]
  /** The home that the answer speaks of. */
  home: number | undefined
}) {
  const { message } = values
  return (
    <div className="chat-form grid justify-items-start gap-2 p-4 bg-paper border-s-3 border-brass">
      {typeof message === 'string' && message && (
        <blockquote className="whitespace-pre-line" dir="auto">
          {message}
        </blockquote>
      )}
      {name === 'favorite' && home ? (
        <button type="button" className="button-quiet" data-heart={home} aria-pressed="false">
          {label}
        </button>
      ) : (
        <>
          <a className="button-quiet" href={url}>
            {label}
          </a>
          <p className="label">{t('chat.form_note')}</p>
        </>
      )}
    </div>
  )
}

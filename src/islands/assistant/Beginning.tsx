import type { Language } from '../../i18n/languages.ts'
import { localPath } from '../../i18n/paths.ts'
import type { Translate } from '../../i18n/translate.ts'
import type { PageKind } from '../../stores/assistant/page.ts'

const STARTS = [1, 2, 3] as const

/** What stands before the first question: that a machine answers, what becomes of sentences, three ways to begin. */
export function Beginning({
  t,
  language,
  kind,
  hasBegun,
  onStart,
}: {
  t: Translate<'chat'>
  language: Language
  kind: PageKind
  hasBegun: boolean
  /** Without it, the buttons send the form around them. */
  onStart?: (text: string) => void
}) {
  return (
    <div className="grid gap-2">
      <p>{t('chat.machine')}</p>
      <p className="label">
        {t('chat.privacy')}{' '}
        <a className="link" href={localPath(language, '/datenschutz')}>
          {t('chat.privacy_link')}
        </a>
      </p>
      {!hasBegun && (
        <>
          <p className="mt-4 font-serif font-medium text-20">{t('chat.hello')}</p>
          <ul className="chat-starts grid justify-items-start gap-2" aria-label={t('chat.starts')}>
            {STARTS.map((nr) => {
              const text = t(`chat.start.${kind}_${nr}`)
              return (
                <li key={nr}>
                  <Say text={text} onSay={onStart} />
                </li>
              )
            })}
          </ul>
        </>
      )}
    </div>
  )
}

/** A sentence to tap. */
export function Say({ text, onSay }: { text: string; onSay?: ((text: string) => void) | undefined }) {
  if (onSay)
    return (
      <button
        type="button"
        className="min-h-11 py-2 px-3.5 text-start border border-line rounded-control bg-paper cursor-pointer hover:border-brass hover:text-brass"
        onClick={() => onSay(text)}
      >
        {text}
      </button>
    )
  return (
    <button
      type="submit"
      className="min-h-11 py-2 px-3.5 text-start border border-line rounded-control bg-paper cursor-pointer hover:border-brass hover:text-brass"
      name="frage"
      value={text}
      formNoValidate
    >
      {text}
    </button>
  )
}

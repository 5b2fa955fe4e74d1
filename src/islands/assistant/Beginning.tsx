import type { Language } from '../../i18n/languages.ts'
import { localPath } from '../../i18n/paths.ts'
import type { Translate } from '../../i18n/translate.ts'
import type { PageKind } from '../../stores/assistant/page.ts'

const STARTS = [1, 2, 3] as const

/** That a machine answers, and what becomes of sentences. */
export function Notice({ t, language }: { t: Translate<'chat'>; language: Language }) {
  return (
    <div className="grid gap-2">
      <p>{t('chat.machine')}</p>
      <p className="label">
        {t('chat.privacy')}
        {/* As gapOf, without its file: the panel loads on touch. */}
        {language !== 'cn' && language !== 'jp' && ' '}
        <a className="link" href={localPath(language, '/datenschutz')}>
          {t('chat.privacy_link')}
        </a>
      </p>
    </div>
  )
}

/** Three ways to begin, before the first question. */
export function Starts({
  t,
  kind,
  onStart,
}: {
  t: Translate<'chat'>
  kind: PageKind
  /** Without it, the buttons send the form around them. */
  onStart?: (text: string) => void
}) {
  return (
    <div className="grid gap-2 in-[.chat-page]:gap-4">
      <p className="mt-6 font-serif font-medium text-20 in-[.chat-page]:mt-2 in-[.chat-page]:lg:text-26">
        {t('chat.hello')}
      </p>
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
    </div>
  )
}

/** A sentence to tap. */
export function Say({ text, onSay }: { text: string; onSay?: ((text: string) => void) | undefined }) {
  const does = onSay
    ? { type: 'button' as const, onClick: () => onSay(text) }
    : { type: 'submit' as const, name: 'frage', value: text, formNoValidate: true }
  return (
    <button
      {...does}
      className="min-h-11 py-2 px-3.5 text-start border border-line rounded-control bg-paper cursor-pointer hover:border-brass hover:text-brass"
    >
      {text}
    </button>
  )
}

import { Fragment } from 'react'
import { formatNumber } from '../../domain/format/number.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import type { Translate } from '../../i18n/translate.ts'
import type { Answer } from '../../stores/assistant/turns.ts'
import { Say } from './Beginning.tsx'
import { FormOffer } from './FormOffer.tsx'
import { HomeLine } from './HomeLine.tsx'

interface Acts {
  onSuggestion: (text: string) => void
  onCopy: (text: string) => void
  onAgain: () => void
}

/** One answer: its text, then homes, the search, forms, links and sources; under the last one what to say next. */
export function AnswerView({
  t,
  language,
  answer,
  isLast,
  onSuggestion,
  onCopy,
  onAgain,
}: {
  t: Translate<'chat' | 'shared'>
  language: Language
  answer: Answer
  isLast: boolean
} & Partial<Acts>) {
  const { tag } = LANGUAGES[language]
  const { content, state, homes = [], list, forms = [], links = [], sources = [], suggestions = [] } = answer
  return (
    <div className="chat-answer grid grid-cols-1 gap-3">
      {state === 'running' && !content && (
        <p className="flex gap-1.5 py-2 motion-safe:[&_i:nth-of-type(2)]:[animation-delay:0.15s] motion-safe:[&_i:nth-of-type(3)]:[animation-delay:0.3s]">
          <span className="sr-only">{t('chat.waiting')}</span>
          {[0, 1, 2].map((nr) => (
            <i
              key={nr}
              className="size-1.75 rounded-full bg-ink-soft motion-safe:animate-[waits_1.2s_ease-in-out_infinite]"
              aria-hidden="true"
            />
          ))}
        </p>
      )}
      {content && (
        <p className="chat-text whitespace-pre-line">
          {/* A line of a listing may run the other way than its neighbours. */}
          {content.split('\n').map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names, and are only added at the end
            <Fragment key={at}>
              {at > 0 && '\n'}
              <bdi>{line}</bdi>
            </Fragment>
          ))}
        </p>
      )}
      {homes.length > 0 && (
        <ol className="border-t border-line" aria-label={t('chat.homes')}>
          {homes.map((home) => (
            <HomeLine key={home.id} home={home} t={t} language={language} />
          ))}
        </ol>
      )}
      {list && (
        <div className="grid justify-items-start gap-2 [&>.link]:py-1.5">
          {list.chips.length > 0 && (
            <ul className="chat-chips flex flex-wrap gap-1.5" aria-label={t('chat.criteria')}>
              {list.chips.map(({ id, label }) => (
                <li className="py-0.75 px-2.5 border border-line rounded-control text-13" key={id}>
                  {label}
                </li>
              ))}
            </ul>
          )}
          <a className="link" href={list.url}>
            {t('chat.as_list')} ({formatNumber(list.total, tag)})
          </a>
        </div>
      )}
      {forms.map((form) => (
        // A heart does nothing on a page without JavaScript, where the link to the home is left.
        <FormOffer key={form.url} t={t} form={form} home={onSuggestion && answer.carried?.home} />
      ))}
      {links.length > 0 && (
        <ul className="flex flex-wrap gap-y-1 gap-x-5">
          {links.map(({ label, url }) => (
            <li key={url}>
              <a className="link inline-block py-1.5" href={url}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
      {sources.length > 0 && (
        <div className="text-13 text-ink-soft">
          <p>{t('chat.sources')}</p>
          <ul>
            {sources.map(({ title, url }) => (
              <li key={url}>
                <a
                  className="inline-block py-0.75 underline decoration-line underline-offset-3 hover:text-brass"
                  href={url}
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {state === 'stopped' && <p className="label">{t('chat.stopped')}</p>}
      {state === 'failed' && <Failed t={t} failure={answer.failure} onAgain={isLast ? onAgain : undefined} />}
      {onCopy && content && state !== 'running' && (
        <button
          type="button"
          className="inline-flex items-center gap-1.5 justify-self-start min-h-8 pe-2 text-13 text-ink-soft cursor-pointer hover:text-brass"
          onClick={() => onCopy(content)}
        >
          <svg
            className="icon-line size-4 [stroke-linecap:round] [stroke-linejoin:round]"
            viewBox="0 0 20 20"
            aria-hidden="true"
          >
            <path d="M7 7h9v9H7zM4 13V4h9" />
          </svg>
          {t('chat.copy')}
        </button>
      )}
      {isLast && state !== 'running' && suggestions.length > 0 && (
        <ul className="justify-items-start gap-2 flex flex-wrap mt-1" aria-label={t('chat.suggestions')}>
          {suggestions.map((text) => (
            <li key={text}>
              <Say text={text} onSay={onSuggestion} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Failed({
  t,
  failure,
  onAgain,
}: {
  t: Translate<'chat'>
  failure: Answer['failure']
  onAgain: Acts['onAgain'] | undefined
}) {
  const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false
  return (
    <p className="ps-3 border-s-3 border-brick">
      {failure || t(isOffline ? 'chat.offline' : 'chat.failed')}{' '}
      {onAgain && (
        <button type="button" className="link" onClick={onAgain}>
          {t('chat.retry')}
        </button>
      )}
    </p>
  )
}

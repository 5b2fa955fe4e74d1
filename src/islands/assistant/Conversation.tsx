import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { Language } from '../../i18n/languages.ts'
import { localPath } from '../../i18n/paths.ts'
import type { Translate } from '../../i18n/translate.ts'
import {
  $draft,
  $turns,
  ask,
  readAgain,
  restart,
  setDraft,
  stopAnswer,
  takeBack,
} from '../../stores/assistant/conversation.ts'
import { contextOf } from '../../stores/assistant/page.ts'
import { showToast } from '../frame/toasts.ts'
import { useStore } from '../frame/use-store.ts'
import { AnswerView } from './AnswerView.tsx'
import { Notice, Starts } from './Beginning.tsx'
import { Composer } from './Composer.tsx'
import { CHAT_PAGE } from './chat-page.ts'

/** Head, conversation and field: the same in the panel and on the page /assistent. */
export function Conversation({
  t,
  language,
  heading,
  end,
  isPage = false,
}: {
  t: Translate<'chat' | 'shared'>
  language: Language
  heading: ReactNode
  /** At the end of the head. */
  end?: ReactNode
  /** With the notice beside the conversation, where there is room. */
  isPage?: boolean
}) {
  const turns = useStore($turns)
  const draft = useStore($draft)
  const { kind } = useMemo(() => contextOf(location), [])
  const box = useRef<HTMLDivElement>(null)
  const isRunning = turns.at(-1)?.role === 'assistant' && stateOf(turns.at(-1)) === 'running'
  useLeaving()
  useFollow(box, turns)

  const send = (text: string) => {
    // The address of a list follows its filters without a new page.
    void ask(text, language, contextOf(location).context)
    takeFocus(box.current)
  }
  const again = () => {
    const question = takeBack()
    if (question) send(question)
  }
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => showToast(t('chat.copied')),
      () => showToast(t('chat.copy_failed'), { kind: 'limit' }),
    )
  const begin = () => {
    restart()
    takeFocus(box.current)
  }
  const person = (
    <p className="pt-0.5 pb-[calc(4px_+_env(safe-area-inset-bottom))] px-5 text-13 [&_.link]:inline-block [&_.link]:py-2.5 in-[.chat-page]:px-0">
      <a className="link" href={localPath(language, '/kontakt')}>
        {t('chat.person')}
      </a>
    </p>
  )
  const notice = <Notice t={t} language={language} />
  const look = isPage ? CHAT_PAGE : { box: '', side: 'contents', talk: 'contents' }
  return (
    <div className={`chat text-15/[1.5] flex flex-col h-full ${look.box}`}>
      <div className={look.side}>
        <header className="flex items-center gap-3 min-h-13 ps-5 pe-1 border-b border-line [&>:first-child]:flex-1 [&>:first-child]:font-serif [&>:first-child]:font-medium [&>:first-child]:text-20 [&>.link]:min-h-11 [&>.link]:px-2 [&>.link]:text-13 in-[.chat-page]:border-0 in-[.chat-page]:px-0 in-[.chat-page]:[&>:first-child]:text-34">
          {heading}
          {turns.length > 0 && (
            <button type="button" className="link" onClick={begin}>
              {t('chat.restart')}
            </button>
          )}
          {end}
        </header>
        {isPage && notice}
        {isPage && person}
      </div>
      <div className={look.talk}>
        <div
          ref={box}
          className="flex-1 min-h-0 overflow-y-auto overscroll-contain pt-4 pb-6 px-5 wrap-anywhere in-[.chat-page]:overflow-visible in-[.chat-page]:px-0 in-[.chat-page]:lg:px-8"
          role="log"
          aria-live="polite"
          aria-label={t('chat.log')}
          aria-busy={isRunning}
          tabIndex={-1}
        >
          {!isPage && notice}
          {turns.length === 0 && <Starts t={t} kind={kind} onStart={send} />}
          {turns.map((turn, at) =>
            turn.role === 'user' ? (
              <p
                // biome-ignore lint/suspicious/noArrayIndexKey: turns are only added at the end
                key={at}
                className="chat-question w-fit max-w-[85%] mt-6 mb-3 ms-auto py-2 px-3.5 scroll-mt-3 bg-[color-mix(in_srgb,var(--brass)_12%,var(--sheet))] rounded-card whitespace-pre-wrap in-[.chat-page]:scroll-mt-[calc(var(--bar-tall)_+_16px)]"
              >
                <span className="sr-only">{t('text.labelled', { label: t('chat.you'), value: '' })}</span>
                <bdi>{turn.content}</bdi>
              </p>
            ) : (
              <AnswerView
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                key={at}
                t={t}
                language={language}
                answer={turn}
                isLast={at === turns.length - 1}
                onSuggestion={send}
                onCopy={copy}
                onAgain={again}
              />
            ),
          )}
        </div>
        <Composer t={t} value={draft} onChange={setDraft} isRunning={isRunning} onSend={send} onStop={stopAnswer} />
      </div>
      {!isPage && person}
    </div>
  )
}

/** A tapped sentence disappears, and the focus goes on to the field; not by touch, which would open the keyboard. */
function takeFocus(log: HTMLElement | null) {
  const isTouch = matchMedia('(pointer: coarse)').matches
  const to = isTouch ? log : log?.parentElement?.querySelector('textarea')
  to?.focus({ preventScroll: true })
}

const stateOf = (turn: ReturnType<typeof $turns.get>[number] | undefined) =>
  turn?.role === 'assistant' ? turn.state : undefined

/** An answer stops with its page, and a page that comes back has what the later ones have kept. */
function useLeaving() {
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => persisted && readAgain()
    addEventListener('pagehide', stopAnswer)
    addEventListener('pageshow', back)
    return () => {
      removeEventListener('pagehide', stopAnswer)
      removeEventListener('pageshow', back)
    }
  }, [])
}

/** Scrolls a conversation to its last question; one that is not on the screen stays where it is. */
export function showLastQuestion(log: Element | null) {
  const questions = log?.querySelectorAll('.chat-question')
  questions?.[questions.length - 1]?.scrollIntoView({ block: 'start', behavior: 'instant' })
}

/** Keeps the last question at the top while its answer grows, until the visitor scrolls. */
function useFollow(box: React.RefObject<HTMLDivElement | null>, turns: readonly unknown[]) {
  const follows = useRef(true)
  const asked = useRef(0)
  useEffect(() => {
    const leave = () => {
      follows.current = false
    }
    const log = box.current
    for (const name of ['wheel', 'touchmove', 'keydown']) log?.addEventListener(name, leave, { passive: true })
    return () => {
      for (const name of ['wheel', 'touchmove', 'keydown']) log?.removeEventListener(name, leave)
    }
  }, [box])
  useEffect(() => {
    if (turns.length !== asked.current) follows.current = true
    asked.current = turns.length
    if (!follows.current) return
    showLastQuestion(box.current)
  }, [box, turns])
}

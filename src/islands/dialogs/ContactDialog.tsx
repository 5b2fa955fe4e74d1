import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Language } from '../../i18n/languages.ts'
import { requests } from '../../i18n/requests/browser.ts'
import { shared } from '../../i18n/shared/browser.ts'
import { translatorOf } from '../../i18n/translate.ts'
import { Done } from '../forms/Submit.tsx'
import { ErrorBoundary } from '../frame/ErrorBoundary.tsx'
import { retrying } from '../frame/retry.ts'
import { CONTACT_KINDS, type ContactFormProps, type ContactHome, type ContactKind } from './kinds.ts'

export const OPEN_EVENT = 'klinke:reach'

const part = (load: () => Promise<{ default: ComponentType<ContactFormProps> }>) => lazy(() => retrying(load))
const FORMS: Record<ContactKind, ComponentType<ContactFormProps>> = {
  inquiry: part(() => import('../inquiry/InquiryForm.tsx')),
  appointment: part(() => import('../appointment/AppointmentForm.tsx')),
  'price-alert': part(() => import('../price-alert/PriceAlert.tsx')),
  report: part(() => import('../report/ReportForm.tsx')),
  'search-agent': part(() => import('../search-agent/AgentForm.tsx')),
}
const TITLES = {
  inquiry: 'inquiry.form.title',
  appointment: 'appointment.form.title',
  'price-alert': 'price_alert.form.title',
  report: 'report.form.title',
  'search-agent': 'agent.form.title',
} as const

interface Page {
  home: ContactHome | null
  language: Language
}

/** The dialogs that were opened on this page, each with its form; closed ones keep their input. */
export function ContactDialog({ first, ...page }: Page & { first: ContactKind }) {
  const [opened, setOpened] = useState<Readonly<Partial<Record<ContactKind, number>>>>({ [first]: 1 })
  useEffect(() => {
    const open = (event: Event) => {
      const kind = (event as CustomEvent<ContactKind>).detail
      setOpened((before) => ({ ...before, [kind]: (before[kind] ?? 0) + 1 }))
    }
    addEventListener(OPEN_EVENT, open)
    return () => removeEventListener(OPEN_EVENT, open)
  }, [])
  return CONTACT_KINDS.map((kind) => {
    const times = opened[kind]
    return times && <Sheet key={kind} kind={kind} opened={times} {...page} />
  })
}

function Sheet({ kind, opened, home, language }: Page & { kind: ContactKind; opened: number }) {
  const t = translatorOf(language, requests, shared)
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const [done, setDone] = useState<string | null>(null)
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every opening
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    // Focus on the first field would open the keyboard of a phone before the text can be read.
    title.current?.focus()
  }, [opened])
  const Form = FORMS[kind]
  return (
    <dialog
      ref={dialog}
      className="contact"
      aria-labelledby={`contact-${kind}`}
      onClose={() => {
        if (!done) return
        setDone(null)
        setRound(round + 1)
      }}
    >
      <div className="contact-head">
        <div>
          <h2 id={`contact-${kind}`} className="contact-title" ref={title} tabIndex={-1}>
            {t(TITLES[kind])}
          </h2>
          {home && kind !== 'search-agent' && (
            <p className="contact-home">
              <bdi>{home.title}</bdi>
            </p>
          )}
        </div>
        <button
          type="button"
          className="icon-button"
          aria-label={t('inquiry.form.close')}
          onClick={() => dialog.current?.close()}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="m4 4 12 12M16 4 4 16" />
          </svg>
        </button>
      </div>
      <div className="contact-body">
        {done ? (
          <div className="contact-done">
            <Done>{done}</Done>
            <button type="button" className="button-quiet" onClick={() => dialog.current?.close()}>
              {t('inquiry.form.close')}
            </button>
          </div>
        ) : (
          <ErrorBoundary t={translatorOf(language, shared)} language={language}>
            <Suspense fallback={<p className="label">{t('inquiry.form.waiting')}</p>}>
              <Form
                key={round}
                t={t}
                language={language}
                home={home}
                opened={opened}
                onDone={(message) => {
                  setDone(message)
                  title.current?.focus()
                }}
              />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
    </dialog>
  )
}

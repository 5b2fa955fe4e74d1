import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Language } from '../../i18n/languages.ts'
import { requests } from '../../i18n/requests/browser.ts'
import { shared } from '../../i18n/shared/browser.ts'
import { translatorOf } from '../../i18n/translate.ts'
import { Done } from '../forms/Submit.tsx'
import { ErrorBoundary } from '../frame/ErrorBoundary.tsx'
import { retrying } from '../frame/retry.ts'
import { DialogHead } from './DialogHead.tsx'
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

/** What opens a form. */
export interface Opening {
  kind: ContactKind
  values: Readonly<Record<string, string>>
}

interface Opened {
  times: number
  /** How often values came with it: a form begins anew with them. */
  fillings: number
  values: Opening['values']
}

interface Page {
  home: ContactHome | null
  language: Language
}

/** The dialogs that were opened on this page, each with its form; closed ones keep their input. */
export function ContactDialog({ first, ...page }: Page & { first: Opening }) {
  const [opened, setOpened] = useState<Readonly<Partial<Record<ContactKind, Opened>>>>(() => withOpening({}, first))
  useEffect(() => {
    const open = (event: Event) => setOpened((before) => withOpening(before, (event as CustomEvent<Opening>).detail))
    addEventListener(OPEN_EVENT, open)
    return () => removeEventListener(OPEN_EVENT, open)
  }, [])
  return CONTACT_KINDS.map((kind) => {
    const one = opened[kind]
    return one && <Sheet key={`${kind}-${one.fillings}`} kind={kind} opened={one.times} values={one.values} {...page} />
  })
}

function withOpening(before: Readonly<Partial<Record<ContactKind, Opened>>>, { kind, values }: Opening) {
  const { times = 0, fillings = 0, values: old = {} } = before[kind] ?? {}
  const isFilled = Object.keys(values).length > 0
  return {
    ...before,
    [kind]: { times: times + 1, fillings: isFilled ? fillings + 1 : fillings, values: isFilled ? values : old },
  }
}

function Sheet({
  kind,
  opened,
  values,
  home,
  language,
}: Page & { kind: ContactKind; opened: number; values: Opening['values'] }) {
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
      <DialogHead
        id={`contact-${kind}`}
        title={t(TITLES[kind])}
        about={kind === 'search-agent' ? null : home?.title}
        closeLabel={t('inquiry.form.close')}
        titleRef={title}
        onClose={() => dialog.current?.close()}
      />
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
                values={values}
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

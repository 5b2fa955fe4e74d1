import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Language } from '../../i18n/languages.ts'
import { requests } from '../../i18n/requests/browser.ts'
import { shared } from '../../i18n/shared/browser.ts'
import { translatorOf } from '../../i18n/translate.ts'
import { Done } from '../forms/Submit.tsx'
import { ErrorBoundary } from '../frame/ErrorBoundary.tsx'
import { followPull } from '../frame/pull.ts'
import { retrying } from '../frame/retry.ts'
import { DialogHead } from './DialogHead.tsx'
import { CONTACT_KINDS, type ContactFormProps, type ContactHome, type ContactKind } from './kinds.ts'

/** Where the dialog is a sheet at the end of the window, as in its markup. */
const PHONE = '(width < 40rem)'
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
  useEffect(() => {
    const sheet = dialog.current
    if (sheet && matchMedia(PHONE).matches)
      followPull(sheet, sheet.firstElementChild as HTMLElement, () => sheet.close())
  }, [])
  const Form = FORMS[kind]
  return (
    <dialog
      ref={dialog}
      className="contact fixed inset-0 m-auto w-[min(560px,100vw_-_32px)] max-h-[min(860px,100dvh_-_48px)] p-0 overflow-y-auto overscroll-contain text-ink bg-paper border border-line rounded-card shadow-float backdrop:bg-[rgb(20_22_20_/_55%)] [&_.form]:max-w-none [&_.form-end>[type=submit]]:w-full max-sm:top-auto max-sm:bottom-0 max-sm:m-0 max-sm:w-full max-sm:max-w-none max-sm:max-h-[calc(100dvh_-_24px)] max-sm:border-x-0 max-sm:border-b-0 max-sm:rounded-t-card max-sm:transition-[translate] max-sm:duration-(--calm) max-sm:ease-calm max-sm:starting:open:translate-y-full"
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
      <div className="pt-6 pb-8 px-8 max-sm:pt-5 max-sm:pb-[calc(24px_+_env(safe-area-inset-bottom))] max-sm:px-(--gutter)">
        {done ? (
          <div className="contact-done grid gap-5 justify-items-start [&_.form-done]:justify-self-stretch">
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

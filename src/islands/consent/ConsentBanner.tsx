import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { CONSENT_PURPOSES, type ConsentPurpose } from '../../domain/consent/choose.ts'
import { consent as words } from '../../i18n/consent/browser.ts'
import type { Language } from '../../i18n/languages.ts'
import { localPath } from '../../i18n/paths.ts'
import { type Translate, translatorOf } from '../../i18n/translate.ts'
import { $consent, giveConsent } from '../../stores/consent/consent.ts'
import { useOwnId } from '../forms/own-id.ts'
import { useStore } from '../frame/use-store.ts'

type Phase = 'hidden' | 'simple' | 'detail'

/**
 * The cookie banner: not rendered on the server; in the browser, wake.ts mounts it after a delay without a stored
 * choice, or by the footer's button. Refusing takes as many clicks as accepting.
 */
export default function ConsentBanner({ language }: { language: Language }) {
  const t = translatorOf(language, words)
  const consent = useStore($consent, { ssr: () => null })
  const [phase, setPhase] = useState<Phase>('hidden')
  const [allowed, setAllowed] = useState<readonly ConsentPurpose[]>([])
  const box = useRef<HTMLElement>(null)
  const opener = useRef<Element | null>(null)
  const id = useOwnId()
  const isDetail = phase === 'detail'

  useEffect(() => {
    const open = () => {
      opener.current = document.activeElement
      setAllowed(CONSENT_PURPOSES.filter((purpose) => $consent.get()?.[purpose]))
      setPhase('detail')
      box.current?.focus()
    }
    const wanted = document.documentElement.dataset.consent === 'open'
    if (wanted) open()
    else if ($consent.get() === null) setPhase('simple')
    addEventListener('klinke:consent-open', open)
    return () => removeEventListener('klinke:consent-open', open)
  }, [])

  // The pressed button is gone.
  useEffect(() => {
    if (isDetail) box.current?.focus()
  }, [isDetail])
  // The visitor may answer in another tab, too.
  const isAsking = phase === 'simple' && consent === null
  useRoom(box, isAsking)

  if (!isAsking && !isDetail) return null
  const close = () => {
    const hadFocus = box.current?.contains(document.activeElement)
    setPhase('hidden')
    const back = opener.current instanceof HTMLElement ? opener.current : document.querySelector('main')
    if (hadFocus) back?.focus({ preventScroll: true })
    opener.current = null
  }
  const give = (purposes: readonly ConsentPurpose[]) => {
    giveConsent(purposes)
    // From the page on that asked.
    if (purposes.includes('analytics')) import('./vitals.ts').catch(() => {})
    close()
  }
  const text = (
    <>
      {t(isDetail ? 'consent.text' : 'consent.short')}{' '}
      <a className="link" href={localPath(language, '/datenschutz')}>
        {t('consent.privacy')}
      </a>
    </>
  )
  const both = (
    <>
      <button type="button" className="button px-1 sm:px-5" onClick={() => give([])}>
        {t('consent.only_necessary')}
      </button>
      <button type="button" className="button px-1 sm:px-5" onClick={() => give(CONSENT_PURPOSES)}>
        {t('consent.accept_all')}
      </button>
    </>
  )
  return (
    <section
      ref={box}
      className="consent fixed z-60 bottom-0 inset-x-0 bg-sheet border-t border-line data-detail:bottom-4 data-detail:start-auto data-detail:end-4 data-detail:w-[min(440px,100vw_-_32px)] data-detail:max-h-[calc(100dvh_-_32px)] data-detail:overflow-auto data-detail:border data-detail:border-line data-detail:rounded-card data-detail:shadow-float transition-[translate] duration-(--calm) ease-calm starting:translate-y-full text-13"
      data-detail={isDetail || undefined}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      {isDetail ? (
        <div className="grid gap-3 p-6">
          <div className="flex items-start justify-between gap-4">
            <h2 id={`${id}-title`} className="text-20">
              {t('consent.title')}
            </h2>
            <Close t={t} onClose={close} className="-m-3" />
          </div>
          <p>{text}</p>
          <Purposes t={t} allowed={allowed} onChange={setAllowed} />
          <div className="grid grid-cols-2 gap-3">
            {both}
            <button type="button" className="button-quiet col-span-2" onClick={() => give(allowed)}>
              {t('consent.save')}
            </button>
          </div>
          {consent && <p className="label">{t('consent.saved')}</p>}
        </div>
      ) : (
        <div className="page flex items-start gap-x-6 gap-y-2 py-2 max-md:flex-wrap md:items-center">
          <h2 id={`${id}-title`} className="sr-only">
            {t('consent.title')}
          </h2>
          <p className="min-w-0 flex-1">{text}</p>
          <div className="grid grid-cols-3 gap-2 max-md:order-1 max-md:basis-full md:flex md:gap-3">
            <button type="button" className="link min-h-11 md:px-2" onClick={() => setPhase('detail')}>
              {t('consent.settings')}
            </button>
            {both}
          </div>
          <Close t={t} onClose={close} className="-me-3 max-md:-mt-1" />
        </div>
      )}
    </section>
  )
}

function Close({ t, onClose, className }: { t: Translate<'consent'>; onClose: () => void; className: string }) {
  return (
    <button
      type="button"
      className={`icon-button shrink-0 ${className}`}
      aria-label={t('consent.close')}
      onClick={onClose}
    >
      <svg aria-hidden="true" viewBox="0 0 12 12">
        <path d="m2 2 8 8m0-8-8 8" />
      </svg>
    </button>
  )
}

function Purposes({
  t,
  allowed,
  onChange,
}: {
  t: Translate<'consent'>
  allowed: readonly ConsentPurpose[]
  onChange: (allowed: ConsentPurpose[]) => void
}) {
  return (
    <fieldset>
      <legend className="sr-only">{t('consent.settings')}</legend>
      {CONSENT_PURPOSES.map((purpose) => {
        const locked = purpose === 'necessary'
        return (
          <label key={purpose} className="flex gap-3 border-t border-line py-3">
            <input
              type="checkbox"
              className="mt-0.5 size-5 shrink-0 accent-brass"
              name={purpose}
              checked={locked || allowed.includes(purpose)}
              disabled={locked}
              onChange={(event) => {
                const rest = allowed.filter((one) => one !== purpose)
                onChange(event.target.checked ? [...rest, purpose] : rest)
              }}
            />
            <span className="text-ink-soft">
              <b className="text-ink">{t(`consent.${purpose}`)}</b> {locked && <small>{t('consent.always')}</small>}
              <br />
              {t(`consent.${purpose}_text`)}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}

/**
 * While the bar is visible, the style sheet moves everything at the end of the window above it, by its height, and the
 * search of the start page by as much as the bar would cover.
 */
function useRoom(box: RefObject<HTMLElement | null>, isBar: boolean): void {
  useLayoutEffect(() => {
    const bar = box.current
    if (!isBar || !bar) return
    const root = document.documentElement
    const measure = () => root.style.setProperty('--consent-bar', `${bar.offsetHeight}px`)
    measure()
    const search = document.querySelector('.hero-form')?.getBoundingClientRect()
    const covered = search && scrollY === 0 ? search.bottom + 8 - (innerHeight - bar.offsetHeight) : 0
    root.style.setProperty('--consent-lift', `${Math.max(0, Math.ceil(covered))}px`)
    root.dataset.consentBar = ''
    const resized = new ResizeObserver(measure)
    resized.observe(bar)
    return () => {
      resized.disconnect()
      delete root.dataset.consentBar
      root.style.removeProperty('--consent-bar')
      root.style.removeProperty('--consent-lift')
    }
  }, [box, isBar])
}

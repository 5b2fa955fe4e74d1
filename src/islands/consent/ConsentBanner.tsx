import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { CONSENT_PURPOSES, type ConsentPurpose } from '../../domain/consent/choose.ts'
import { consent as words } from '../../i18n/consent/browser.ts'
import type { Language } from '../../i18n/languages.ts'
import { localPath } from '../../i18n/paths.ts'
import { translatorOf } from '../../i18n/translate.ts'
import { $consent, giveConsent } from '../../stores/consent/consent.ts'
import { useOwnId } from '../forms/own-id.ts'

/**
 * The cookie banner: not rendered on the server; in the browser, wake.ts mounts it after a delay without a stored
 * choice, or by the footer's button. Refusing takes as many clicks as accepting.
 */
export default function ConsentBanner({ language }: { language: Language }) {
  const t = translatorOf(language, words)
  const consent = useStore($consent, { ssr: () => null })
  const [phase, setPhase] = useState<'hidden' | 'simple' | 'detail'>('hidden')
  const [allowed, setAllowed] = useState<readonly ConsentPurpose[]>([])
  const box = useRef<HTMLElement>(null)
  const isAsked = useRef(false)
  const id = useOwnId()

  useEffect(() => {
    const open = () => {
      setAllowed(CONSENT_PURPOSES.filter((purpose) => $consent.get()?.[purpose]))
      setPhase('detail')
      isAsked.current = true
      box.current?.focus()
    }
    const wanted = document.documentElement.dataset.consent === 'open'
    if (wanted) open()
    else if ($consent.get() === null) setPhase('simple')
    addEventListener('klinke:consent-open', open)
    return () => removeEventListener('klinke:consent-open', open)
  }, [])

  // Rendered only now, on demand.
  useEffect(() => {
    if (phase !== 'detail' || !isAsked.current) return
    isAsked.current = false
    box.current?.focus()
  }, [phase])

  if (phase === 'hidden') return null
  const close = () => setPhase('hidden')
  const give = (purposes: readonly ConsentPurpose[]) => {
    giveConsent(purposes)
    // From the page on that asked.
    if (purposes.includes('analytics')) import('./vitals.ts').catch(() => {})
    close()
  }
  return (
    <section
      ref={box}
      className="consent"
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <div className="consent-head">
        <h2 id={`${id}-title`}>{t('consent.title')}</h2>
        <button type="button" className="icon-button" aria-label={t('consent.close')} onClick={close}>
          <svg aria-hidden="true" viewBox="0 0 12 12">
            <path d="m2 2 8 8m0-8-8 8" />
          </svg>
        </button>
      </div>
      <p>
        {t('consent.text')}{' '}
        <a className="link" href={localPath(language, '/datenschutz')}>
          {t('consent.privacy')}
        </a>
      </p>
      {phase === 'detail' && (
        <fieldset className="consent-purposes">
          <legend className="sr-only">{t('consent.settings')}</legend>
          {CONSENT_PURPOSES.map((purpose) => {
            const locked = purpose === 'necessary'
            return (
              <label key={purpose}>
                <input
                  type="checkbox"
                  name={purpose}
                  checked={locked || allowed.includes(purpose)}
                  disabled={locked}
                  onChange={(event) => {
                    const rest = allowed.filter((one) => one !== purpose)
                    setAllowed(event.target.checked ? [...rest, purpose] : rest)
                  }}
                />
                <span>
                  <b>{t(`consent.${purpose}`)}</b> {locked && <small>{t('consent.always')}</small>}
                  <br />
                  {t(`consent.${purpose}_text`)}
                </span>
              </label>
            )
          })}
        </fieldset>
      )}
      <div className="consent-actions">
        {phase === 'detail' ? (
          <button type="button" className="button-quiet" onClick={() => give(allowed)}>
            {t('consent.save')}
          </button>
        ) : (
          <button type="button" className="link" onClick={() => setPhase('detail')}>
            {t('consent.settings')}
          </button>
        )}
        <button type="button" className="button" onClick={() => give([])}>
          {t('consent.only_necessary')}
        </button>
        <button type="button" className="button" onClick={() => give(CONSENT_PURPOSES)}>
          {t('consent.accept_all')}
        </button>
      </div>
      {consent && <p className="label">{t('consent.saved')}</p>}
    </section>
  )
}

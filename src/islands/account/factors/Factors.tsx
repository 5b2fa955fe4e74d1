import { type ReactNode, useState } from 'react'
import type { FactorState } from '../../../domain/auth/second-factor.ts'
import type { User } from '../../../domain/auth/user.ts'
import { formatDate } from '../../../domain/format/date.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import type { Translate } from '../../../i18n/translate.ts'
import {
  knowsPasskeys,
  readFactors,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
} from '../../../stores/account/second-factor.ts'
import { OneButton } from '../OneButton.tsx'
import { Loaded } from '../States.tsx'
import { Sure } from '../Sure.tsx'
import { useLoad } from '../use-load.ts'
import { AddApp } from './AddApp.tsx'
import { AddPasskey } from './AddPasskey.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

interface Props {
  t: Translate<'account' | 'shared'>
  language: Language
  user: User
  /** After a factor was added and its recovery codes, if any, were kept. */
  onReady?: () => void
}

/** The second factors of the account: passkeys, the app, recovery codes. */
export function Factors(props: Props) {
  const { t } = props
  const load = useLoad(readFactors)
  return (
    <section className="grid gap-5" id="zweiter-faktor">
      <h3 className="text-20">{t('factor.title')}</h3>
      <p className="text-ink-soft">{t('factor.lead')}</p>
      <Loaded t={t} load={load}>
        {(factors) => <Settings {...props} factors={factors} onChange={(now) => load.change(() => now)} />}
      </Loaded>
    </section>
  )
}

function Settings({
  t,
  language,
  user,
  onReady,
  factors,
  onChange,
}: Props & { factors: FactorState; onChange: (factors: FactorState) => void }) {
  const [adding, setAdding] = useState<'app' | 'passkey' | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { passkeys, totp } = factors
  const isFirst = passkeys.length === 0 && !totp
  const canAddPasskey = factors.passkeys_possible && knowsPasskeys()
  const on = (iso: string) => ({ date: formatDate(iso, LANGUAGES[language].tag) ?? '' })
  const times = (one: { created_at: string; last_used_at: string | null }) =>
    [t('factor.added', on(one.created_at)), one.last_used_at && t('factor.used', on(one.last_used_at))]
      .filter(Boolean)
      .join(' · ')
  const added = (now: FactorState, fresh: readonly string[] | null) => {
    setAdding(null)
    setCodes(fresh)
    onChange(now)
    if (!fresh) onReady?.()
  }
  const kept = () => {
    setCodes(null)
    onReady?.()
  }
  if (codes) return <RecoveryCodes t={t} codes={codes} onKept={kept} />
  const remove = (name: string, run: () => Promise<FactorState>) => (
    <Sure
      t={t}
      question={t('factor.remove_sure')}
      label={t('text.labelled', { label: t('factor.remove'), value: name })}
      run={async () => onChange(await run())}
    >
      {t('factor.remove')}
    </Sure>
  )
  return (
    <>
      {factors.required && isFirst && <p className="notice">{t('factor.required')}</p>}
      <Kind title={t('factor.passkeys')} text={t('factor.passkey_text')}>
        {passkeys.length > 0 && (
          <ul className="account-rows [&_li>div]:grid">
            {passkeys.map((one) => (
              <li
                className="flex items-center justify-between flex-wrap gap-y-2 gap-x-4 py-3 border-b border-line"
                key={one.id}
              >
                <div>
                  <b className="font-medium">
                    <bdi>{one.name}</bdi>
                  </b>
                  <span className="label">{times(one)}</span>
                </div>
                {remove(one.name, () => removePasskey(one.id))}
              </li>
            ))}
          </ul>
        )}
        {!canAddPasskey && <p className="label">{t('factor.passkey_none')}</p>}
        {canAddPasskey && adding !== 'passkey' && (
          <Opener onClick={() => setAdding('passkey')}>{t('factor.passkey_add')}</Opener>
        )}
        {adding === 'passkey' && <AddPasskey t={t} user={user} isFirst={isFirst} onAdded={added} />}
      </Kind>
      <Kind title={t('factor.app')} text={t('factor.app_text')}>
        {totp ? (
          <ul className="account-rows [&_li>div]:grid">
            <li className="flex items-center justify-between flex-wrap gap-y-2 gap-x-4 py-3 border-b border-line">
              <div>
                <b className="font-medium">{t('factor.app')}</b>
                <span className="label">{times(totp)}</span>
              </div>
              {remove(t('factor.app'), removeTotp)}
            </li>
          </ul>
        ) : (
          <p className="label">{t('factor.none')}</p>
        )}
        {adding !== 'app' && (
          <Opener onClick={() => setAdding('app')}>{t(totp ? 'factor.app_replace' : 'factor.app_add')}</Opener>
        )}
        {adding === 'app' && <AddApp t={t} user={user} isFirst={isFirst} onAdded={added} />}
      </Kind>
      {!isFirst && (
        <Kind title={t('factor.codes')} text={t('factor.codes_left', { count: factors.recovery_codes })}>
          <div className="account-buttons">
            <OneButton
              t={t}
              className="button-quiet"
              run={async () => {
                const fresh = await renewRecoveryCodes()
                onChange({ ...factors, recovery_codes: fresh.length })
                setCodes(fresh)
              }}
            >
              {t('factor.codes_new')}
            </OneButton>
          </div>
        </Kind>
      )}
    </>
  )
}

function Kind({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="grid gap-3">
      <div>
        <h4 className="font-medium">{title}</h4>
        <p className="label">{text}</p>
      </div>
      {children}
    </div>
  )
}

function Opener({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <div className="account-buttons">
      <button type="button" className="button-quiet" onClick={onClick}>
        {children}
      </button>
    </div>
  )
}

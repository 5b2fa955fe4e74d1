import { useEffect, useRef, useState } from 'react'
import { account } from '../../../i18n/account/browser.ts'
import type { Language } from '../../../i18n/languages.ts'
import { localPath } from '../../../i18n/paths.ts'
import { shared } from '../../../i18n/shared/browser.ts'
import { translatorOf } from '../../../i18n/translate.ts'
import { tradeSocial } from '../../../stores/account/account.ts'
import { takeSocialReturn, takeWayBack } from '../../../stores/account/account-return.ts'
import { ApiError } from '../../../stores/api.ts'
import { ProblemSign } from '../../forms/Below.tsx'
import { ErrorBoundary } from '../../frame/ErrorBoundary.tsx'
import { type Asked, AskFactor } from '../factors/AskFactor.tsx'
import '../../../styles/account.css'

/**
 * The return of a social login (specification, section 2): `auth` holds the user and a token for a single exchange;
 * only the token counts. theme.js has removed both parameters from the address, on every page.
 */
export default function SocialReturn({ language }: { language: Language }) {
  const t = translatorOf(language, account, shared)
  const [failed, setFailed] = useState<{ reason: string } | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const goOn = () => location.replace(takeWayBack() ?? localPath(language, '/dashboard'))
  const hasBegun = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the token is traded once
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    const payload = readPayload(takeSocialReturn())
    if (!payload) return setFailed({ reason: '' })
    tradeSocial(payload.provider, payload.token).then(goOn, (error: unknown) => {
      const refusal = error instanceof ApiError && error.code ? error : null
      if (refusal?.challenge) setAsked({ challenge: refusal.challenge, message: refusal.message })
      else setFailed({ reason: refusal?.message ?? '' })
    })
  }, [language])
  return (
    <ErrorBoundary t={translatorOf(language, shared)} language={language}>
      {asked ? (
        <AskFactor
          t={t}
          asked={asked}
          onDone={goOn}
          onAgain={() => location.assign(localPath(language, '/anmelden'))}
        />
      ) : failed ? (
        <div className="grid justify-items-start gap-4 [&>p]:justify-self-stretch" role="alert">
          <p className="form-failed">
            <ProblemSign />
            <span>
              <b>{t('account.social_failed')}</b>
              {failed.reason && (
                <>
                  <br />
                  {failed.reason}
                </>
              )}
            </span>
          </p>
          <p className="account-buttons">
            <a className="button" href={localPath(language, '/anmelden')}>
              {t('account.social_again')}
            </a>
          </p>
        </div>
      ) : (
        <p className="text-ink-soft" role="status">
          {t('account.social_wait')}
        </p>
      )}
    </ErrorBoundary>
  )
}

/** The payload is base64url JSON; null for anything else. */
export function readPayload(auth: string | null): { provider: string; token: string } | null {
  try {
    const bytes = Uint8Array.from(atob((auth ?? '').replace(/-/g, '+').replace(/_/g, '/')), (one) => one.charCodeAt(0))
    const { provider, token } = JSON.parse(new TextDecoder().decode(bytes)) ?? {}
    return typeof token === 'string' && typeof provider === 'string' ? { provider, token } : null
  } catch {
    return null
  }
}

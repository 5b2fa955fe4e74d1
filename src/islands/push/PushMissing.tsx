import type { Translate } from '../../i18n/translate.ts'
import { canAsk, usePush } from './use-push.ts'

/**
 * A hint for users who chose push messages but whose browser gets none: they have signed out since, or chose them in
 * another browser. Nothing when all is well, or nothing can be done.
 */
export function PushMissing({ t }: { t: Translate<'account' | 'requests'> }) {
  const { state, ask } = usePush()
  if (state === null || state === 'allowed' || state === 'unsupported') return null
  return (
    <div className="push-setting grid justify-items-start gap-2 [&+.account-list]:mt-6" aria-live="polite">
      {state === 'unasked' ? (
        <p>{t('dashboard.notify.price_alerts_push')}</p>
      ) : (
        <p className="text-13 text-ink-soft">{t(`price_alert.form.push_${state}`)}</p>
      )}
      {canAsk(state) && (
        <button type="button" className="button-quiet" onClick={ask}>
          {t('dashboard.push_here')}
        </button>
      )}
    </div>
  )
}

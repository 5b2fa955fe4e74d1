import { localPath } from '../../i18n/paths.ts'
import type { ContactFormProps } from '../dialogs/kinds.ts'

/**
 * Explains that an account is needed, with the way to one and back to this page (scripts/dialogs/openers.ts opens the form then).
 */
export function Guest({ t, language }: Pick<ContactFormProps, 't' | 'language'>) {
  const back = new URLSearchParams({ weiter: `${location.pathname}${location.search}#preisalarm` })
  return (
    <div className="contact-guest grid justify-items-start gap-3">
      <p className="text-20 font-semibold">{t('price_alert.form.guest_title')}</p>
      <p>{t('price_alert.form.guest_text')}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <a className="button" href={localPath(language, `/registrieren?${back}`)}>
          {t('frame.register')}
        </a>
        <a className="button-quiet" href={localPath(language, `/anmelden?${back}`)}>
          {t('frame.login')}
        </a>
      </div>
    </div>
  )
}

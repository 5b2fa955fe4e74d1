import { useState } from 'react'
import type { Language } from '../../../i18n/languages.ts'
import { localPath } from '../../../i18n/paths.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { confirmEmail } from '../../../stores/account/account.ts'
import { $auth } from '../../../stores/account/auth.ts'
import { ApiError } from '../../../stores/api.ts'
import { PasswordField } from '../../forms/Field.tsx'
import { Submit } from '../../forms/Submit.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useStore } from '../../frame/use-store.ts'

/**
 * The button that confirms an address. When the visitor is signed in to the account, that is enough; otherwise the form
 * asks for its password, so that visitors do not confirm the account of a stranger who entered their address.
 */
export function Confirm({
  t,
  language,
  link,
  onDone,
  onSignIn,
}: {
  t: Translate<'account' | 'shared'>
  language: Language
  /** The token of the mailed link. */
  link: string
  onDone: (message: string) => void
  /** Only a login in this browser helps: the account has no password. */
  onSignIn: () => void
}) {
  const auth = useStore($auth, { ssr: () => 'loading' as const })
  const [isAsked, setAsked] = useState(false)
  const hasField = isAsked || auth === 'anonymous'
  const form = useForm({
    t,
    schema: () => import('../../../domain/auth/schemas.ts').then(({ confirmSchema }) => confirmSchema),
    // Empty fields are omitted: the server decides whether it needs them.
    read: (data) => ({ token: link, password: data.get('password') || undefined }),
    async send(value) {
      try {
        onDone(await confirmEmail(value))
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (error.code === 'auth.confirm_session') onSignIn()
        if (error.code !== 'auth.confirm' || hasField) throw error
        setAsked(true)
        // Without its field, which does not exist yet.
        throw new ApiError(error.status, error.code, error.message)
      }
    },
  })
  return (
    <section className="grid justify-items-start gap-4 rounded-card border border-line bg-sheet p-6 [&>.form-failed]:justify-self-stretch">
      <h2 className="text-20">{t('account.confirm_title')}</h2>
      <p>{t('account.confirm_text')}</p>
      <form className="form" {...form.props}>
        {hasField && (
          <PasswordField
            form={form}
            name="password"
            label={t('account.password')}
            help={t('account.confirm_password')}
            autoComplete="current-password"
          />
        )}
        <Submit form={form}>{t('mail.confirm.button')}</Submit>
      </form>
      {hasField && (
        <a className="link" href={localPath(language, '/passwort-vergessen')}>
          {t('account.forgot')}
        </a>
      )}
    </section>
  )
}

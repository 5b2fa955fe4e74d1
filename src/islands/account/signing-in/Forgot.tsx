import { useEffect, useState } from 'react'
import { account } from '../../../i18n/account/browser.ts'
import type { Language } from '../../../i18n/languages.ts'
import { localPath } from '../../../i18n/paths.ts'
import { shared } from '../../../i18n/shared/browser.ts'
import { type Translate, translatorOf } from '../../../i18n/translate.ts'
import { forgotPassword, resetPassword } from '../../../stores/account/account.ts'
import { takeParams, wayBackQuery } from '../../../stores/account/account-return.ts'
import { forgetSession } from '../../../stores/account/session.ts'
import { Field, PasswordField } from '../../forms/Field.tsx'
import { Done, Submit } from '../../forms/Submit.tsx'
import { useForm } from '../../forms/use-form.ts'
import { ErrorBoundary } from '../../frame/ErrorBoundary.tsx'
import '../../../styles/account.css'

/** Requests a link by mail and, with `?token=` of that mail, sets the new password. */
export default function Forgot({ language }: { language: Language }) {
  const t = translatorOf(language, account, shared)
  const [token, setToken] = useState<string | null>(null)
  // Also removes the token from the address, where other people could read it on the screen or in the browser's
  // history.
  useEffect(() => setToken(takeParams('token').token), [])
  return (
    <ErrorBoundary t={translatorOf(language, shared)} language={language}>
      {token === null ? (
        <Ask t={t} />
      ) : (
        <Reset t={t} language={language} token={token} onAgain={() => setToken(null)} />
      )}
    </ErrorBoundary>
  )
}

function Ask({ t }: { t: Translate<'account' | 'shared'> }) {
  const [done, setDone] = useState<string | null>(null)
  const form = useForm({
    t,
    schema: () => import('../../../domain/auth/schemas.ts').then(({ forgotSchema }) => forgotSchema),
    read: (data) => Object.fromEntries(data),
    send: async (value) => setDone(await forgotPassword(value)),
    begin: () => setDone(null),
  })
  return (
    <>
      <p className="text-ink-soft">{t('account.forgot_lead')}</p>
      <form className="form" {...form.props}>
        <Field
          form={form}
          name="email"
          type="email"
          label={t('account.email')}
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        {done && <Done>{done}</Done>}
        <Submit form={form}>{t('account.forgot_button')}</Submit>
      </form>
    </>
  )
}

function Reset({
  t,
  language,
  token,
  onAgain,
}: {
  t: Translate<'account' | 'shared'>
  language: Language
  token: string
  onAgain: () => void
}) {
  const [done, setDone] = useState<string | null>(null)
  const form = useForm({
    t,
    schema: () => import('../../../domain/auth/schemas.ts').then(({ resetSchema }) => resetSchema),
    read: (data) => ({ ...Object.fromEntries(data), token }),
    async send(value) {
      setDone(await resetPassword(value))
      // The reset has ended every session, this browser's too.
      void forgetSession()
    },
  })
  if (done)
    return (
      <div className="grid justify-items-start gap-4 [&>p]:justify-self-stretch">
        <Done>{done}</Done>
        <p className="account-buttons">
          <a className="button" href={localPath(language, `/anmelden${wayBackQuery()}`)}>
            {t('frame.login')}
          </a>
        </p>
      </div>
    )
  return (
    <>
      <h2 className="text-20">{t('mail.reset.button')}</h2>
      <form className="form" {...form.props}>
        <PasswordField
          form={form}
          name="password"
          label={t('account.password_new')}
          help={t('account.password_help')}
          autoComplete="new-password"
        />
        <PasswordField
          form={form}
          name="password_confirmation"
          label={t('account.password_repeat')}
          autoComplete="new-password"
        />
        <Submit form={form}>{t('account.reset_button')}</Submit>
      </form>
      {form.failed && (
        <p className="flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-line pt-4 [&_.link]:inline-block [&_.link]:py-1">
          <button type="button" className="link" onClick={onAgain}>
            {t('account.new_link')}
          </button>
        </p>
      )}
    </>
  )
}

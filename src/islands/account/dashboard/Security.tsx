import { useState } from 'react'
import type { User } from '../../../domain/auth/user.ts'
import type { Language } from '../../../i18n/languages.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { changeEmail, changePassword } from '../../../stores/account/account.ts'
import { StepUp } from '../../admin/parts/StepUp.tsx'
import { Field, PasswordField } from '../../forms/Field.tsx'
import { Done, Submit } from '../../forms/Submit.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Parts } from '../cards/Parts.tsx'
import { Factors } from '../factors/Factors.tsx'
import { CodeField, useCode } from './Code.tsx'
import { Sessions } from './Sessions.tsx'

/** Password, address, and active sessions. */
export default function Security({
  t,
  language,
  user,
}: {
  t: Translate<'account' | 'shared'>
  language: Language
  user: User
}) {
  const [changes, setChanges] = useState(0)
  return (
    <Parts>
      <Password t={t} user={user} onChange={() => setChanges(changes + 1)} />
      <Email t={t} user={user} />
      <Factors t={t} language={language} user={user} />
      <StepUp language={language} />
      {/* A new password ends the other sessions. */}
      <Sessions key={changes} t={t} language={language} />
    </Parts>
  )
}

/** A form's values, without empty ones: an account without a password has none to send. */
const filled = (data: FormData) => Object.fromEntries([...data].filter(([, value]) => value !== ''))

function Password({ t, user, onChange }: { t: Translate<'account' | 'shared'>; user: User; onChange: () => void }) {
  const [done, setDone] = useState<string | null>(null)
  const [times, setTimes] = useState(0)
  const code = useCode()
  const form = useForm({
    t,
    schema: () => import('../../../domain/auth/schemas.ts').then(({ changePasswordSchema }) => changePasswordSchema),
    read: (data) => ({
      password: data.get('password'),
      password_confirmation: data.get('password_confirmation'),
      ...(data.has('current_password') && { current_password: data.get('current_password') }),
      code: data.get('code') || undefined,
    }),
    begin: () => setDone(null),
    async send(value) {
      const message = await code.run(() => changePassword(value))
      if (message === null) return
      setDone(message)
      setTimes(times + 1)
      onChange()
    },
  })
  return (
    <form className="form" {...form.props}>
      <h3 className="text-20">{t(user.has_password ? 'dashboard.password_change' : 'dashboard.password_set')}</h3>
      {/* For password managers, which need the user name of the password. */}
      <input type="text" hidden readOnly autoComplete="username" value={user.email} />
      {user.has_password && (
        <PasswordField
          key={`current-${times}`}
          form={form}
          name="current_password"
          label={t('account.password_current')}
          autoComplete="current-password"
        />
      )}
      <PasswordField
        key={`new-${times}`}
        form={form}
        name="password"
        label={t('account.password_new')}
        help={t('account.password_help')}
        autoComplete="new-password"
      />
      <PasswordField
        key={`repeat-${times}`}
        form={form}
        name="password_confirmation"
        label={t('account.password_repeat')}
        help={t('dashboard.password_help')}
        autoComplete="new-password"
      />
      <CodeField t={t} form={form} sentence={code.sentence} />
      {done && <Done>{done}</Done>}
      <Submit form={form}>{t('account.reset_button')}</Submit>
    </form>
  )
}

function Email({ t, user }: { t: Translate<'account' | 'shared'>; user: User }) {
  const [done, setDone] = useState<string | null>(null)
  const code = useCode()
  const form = useForm({
    t,
    schema: () => import('../../../domain/auth/schemas.ts').then(({ changeEmailSchema }) => changeEmailSchema),
    read: (data) => ({ ...filled(data), email: data.get('email') }),
    begin: () => setDone(null),
    async send(value) {
      setDone(await code.run(() => changeEmail(value)))
    },
  })
  return (
    <form className="form" {...form.props}>
      <h3 className="text-20">{t('dashboard.email_change')}</h3>
      <Field
        form={form}
        name="email"
        type="email"
        label={t('dashboard.email_new')}
        help={t('dashboard.email_now', { email: `\u2068${user.email}\u2069` })}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      {user.has_password && (
        <PasswordField form={form} name="password" label={t('account.password')} autoComplete="current-password" />
      )}
      <CodeField t={t} form={form} sentence={code.sentence} />
      {done && <Done>{done}</Done>}
      <Submit form={form}>{t('dashboard.email_change')}</Submit>
    </form>
  )
}

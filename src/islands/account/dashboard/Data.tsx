import type { User } from '../../../domain/auth/user.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { deleteAccount, readExport } from '../../../stores/account/account.ts'
import { PasswordField } from '../../forms/Field.tsx'
import { Submit } from '../../forms/Submit.tsx'
import { useForm } from '../../forms/use-form.ts'
import { OneButton } from '../OneButton.tsx'
import { CodeField, useCode } from './Code.tsx'

/** Export of the user's data, and removal of the account. */
export default function Data({
  t,
  user,
  onDelete,
}: {
  t: Translate<'account' | 'shared'>
  user: User
  onDelete: (message: string) => void
}) {
  return (
    <div className="account-parts">
      <div className="form">
        <h3 className="account-subtitle">{t('dashboard.export_title')}</h3>
        <p>{t('dashboard.export_text')}</p>
        <div className="account-buttons">
          <OneButton t={t} className="button-quiet" run={async () => download(await readExport())}>
            {t('dashboard.export')}
          </OneButton>
        </div>
      </div>
      <Delete t={t} user={user} onDelete={onDelete} />
    </div>
  )
}

function download(json: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([json], { type: 'application/json' }))
  link.download = `klinke-${new Date().toISOString().slice(0, 10)}.json`
  link.click()
  // The browser has started to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

function Delete({
  t,
  user,
  onDelete,
}: {
  t: Translate<'account' | 'shared'>
  user: User
  onDelete: (message: string) => void
}) {
  const code = useCode()
  const form = useForm({
    t,
    schema: () => import('../../../domain/auth/schemas.ts').then(({ deleteAccountSchema }) => deleteAccountSchema),
    // The field reports an empty password; an empty code requests a new one.
    read: (data) => ({ ...Object.fromEntries(data), code: data.get('code') || undefined }),
    async send(value) {
      const message = await code.run(() => deleteAccount(value))
      if (message !== null) onDelete(message)
    },
  })
  return (
    <form className="form account-delete" {...form.props}>
      <h3 className="account-subtitle">{t('dashboard.delete')}</h3>
      <p>{t('dashboard.delete_text')}</p>
      {user.has_password && (
        <PasswordField form={form} name="password" label={t('account.password')} autoComplete="current-password" />
      )}
      <CodeField t={t} form={form} sentence={code.sentence} />
      <Submit form={form} className="button account-danger">
        {t('dashboard.delete_button')}
      </Submit>
    </form>
  )
}

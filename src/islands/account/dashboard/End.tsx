import type { ReactNode } from 'react'
import type { User } from '../../../domain/auth/user.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { deleteAccount } from '../../../stores/account/account.ts'
import { PasswordField } from '../../forms/Field.tsx'
import { Submit } from '../../forms/Submit.tsx'
import { useForm } from '../../forms/use-form.ts'
import { DANGER, Parts } from '../cards/Parts.tsx'
import { CodeField, useCode } from './Code.tsx'

interface Props {
  t: Translate<'account' | 'shared'>
  user: User
  onDelete: (message: string) => void
}

/**
 * Withdrawal from the contract for the account. Heading and button bear the words of Directive 2011/83/EU, Article 11a;
 * name and address say which contract and where the acknowledgement goes.
 */
export default function Withdraw({ t, user, onDelete }: Props) {
  const [name, email] = [user.name, user.email].map((text) => `\u2068${text}\u2069`)
  return (
    <Parts>
      <End t={t} user={user} onDelete={onDelete} button={t('dashboard.withdraw_button')} withdraw>
        <p>{t('dashboard.withdraw_text', { name, email })}</p>
      </End>
    </Parts>
  )
}

/** Ends the account, after the owner has proved to be the owner. */
export function End({
  t,
  user,
  onDelete,
  button,
  withdraw,
  children,
}: Props & { button: string; withdraw?: true; children: ReactNode }) {
  const code = useCode()
  const form = useForm({
    t,
    schema: () => import('../../../domain/auth/schemas.ts').then(({ deleteAccountSchema }) => deleteAccountSchema),
    // The field reports an empty password; an empty code requests a new one.
    read: (data) => ({ ...Object.fromEntries(data), code: data.get('code') || undefined, withdraw }),
    async send(value) {
      const message = await code.run(() => deleteAccount(value))
      if (message !== null) onDelete(message)
    },
  })
  return (
    <form className="form account-delete" {...form.props}>
      {children}
      {user.has_password && (
        <PasswordField form={form} name="password" label={t('account.password')} autoComplete="current-password" />
      )}
      <CodeField t={t} form={form} sentence={code.sentence} />
      <Submit form={form} className={DANGER}>
        {button}
      </Submit>
    </form>
  )
}

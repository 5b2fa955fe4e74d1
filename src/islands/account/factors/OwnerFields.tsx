import type { User } from '../../../domain/auth/user.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { PasswordField } from '../../forms/Field.tsx'
import type { FormState } from '../../forms/use-form.ts'
import { CodeField } from '../dashboard/Code.tsx'

/** The proof for a first factor: the password or, without one, the code of a mail. */
export function OwnerFields({
  t,
  form,
  user,
  isFirst,
  sentence,
}: {
  t: Translate<'account' | 'shared'>
  form: FormState
  user: User
  isFirst: boolean
  /** As of `useCode`. */
  sentence: string | null
}) {
  if (!isFirst) return null
  return (
    <>
      <input type="text" hidden readOnly autoComplete="username" value={user.email} />
      {user.has_password && (
        <PasswordField form={form} name="password" label={t('account.password')} autoComplete="current-password" />
      )}
      <CodeField t={t} form={form} sentence={sentence} />
    </>
  )
}

/** The values of a form without empty ones: the server decides what it needs. */
export const filled = (data: FormData) => Object.fromEntries([...data].filter(([, value]) => value !== ''))

import type { ReactNode } from 'react'
import type { Translate } from '../../../i18n/translate.ts'
import { Submit } from '../../forms/Submit.tsx'
import type { StaffForm } from './use-staff-form.ts'

/** The button of a form of staff; a refusal because of another person's change offers to load the record again. */
export function Send({
  t,
  staff: { form, again },
  children,
  className,
}: {
  t: Translate<'admin'>
  staff: StaffForm
  children: ReactNode
  className?: string
}) {
  return (
    <Submit
      form={form}
      {...(className && { className })}
      after={
        again && (
          <button type="button" className="link" onClick={again}>
            {t('admin.load_again')}
          </button>
        )
      }
    >
      {children}
    </Submit>
  )
}

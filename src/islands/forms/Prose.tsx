import type { TextareaHTMLAttributes } from 'react'
import { Below, describedBy } from './Below.tsx'
import { BESIDE_LABEL } from './look.ts'
import { useOwnId } from './own-id.ts'
import type { FormState } from './use-form.ts'

/** A multi-line text field: label above, help below, then the problem. It grows with its text. */
export function Prose({
  form: { t, problems },
  name,
  label,
  help,
  isOptional,
  ...area
}: {
  form: FormState
  name: string
  label: string
  help?: string
  isOptional?: boolean
} & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name' | 'form'>) {
  const id = useOwnId()
  const problem = problems[name]
  return (
    <div className="field">
      <label className="font-medium" htmlFor={id}>
        {label}
        {isOptional && <small className={BESIDE_LABEL}> {t('form.optional')}</small>}
      </label>
      <textarea
        className="field-sizing-content max-h-[50dvh] min-h-28 resize-y"
        id={id}
        name={name}
        rows={4}
        dir="auto"
        required={!isOptional}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy({ id, help, problem })}
        {...area}
      />
      <Below id={id} help={help} problem={problem} />
    </div>
  )
}

import { type InputHTMLAttributes, type ReactNode, useState } from 'react'
import { Below, describedBy } from './Below.tsx'
import { BESIDE_LABEL, TICK } from './look.ts'
import { useOwnId } from './own-id.ts'
import type { FormState } from './use-form.ts'

interface Place {
  form: FormState
  name: string
  label: ReactNode
  help?: ReactNode
  /** Shows "optional" next to the label; every other field is required. */
  isOptional?: boolean
}

type Input = Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'form'>

/** These are written from left to right in every language. */
const LATIN = ['email', 'tel', 'password', 'url']

/** A text field: label above, help below, then the problem. */
export function Field({ form, name, label, help, isOptional, type = 'text', ...input }: Place & Input) {
  const { id, describedBy } = useField(form, name, help)
  return (
    <div className="field">
      <Label id={id} form={form} isOptional={isOptional}>
        {label}
      </Label>
      <input
        id={id}
        name={name}
        type={type}
        required={!isOptional}
        dir={LATIN.includes(type) ? 'ltr' : 'auto'}
        aria-invalid={form.problems[name] ? true : undefined}
        aria-describedby={describedBy}
        {...input}
      />
      <Below id={id} help={help} problem={form.problems[name]} />
    </div>
  )
}

/** A password field that can show its text. Pasting and password managers are allowed. */
export function PasswordField({ form, name, label, help, isOptional, ...input }: Place & Input) {
  const { id, describedBy } = useField(form, name, help)
  const [isShown, setShown] = useState(false)
  const { t, isBusy } = form
  return (
    <div className="field">
      <Label id={id} form={form} isOptional={isOptional}>
        {label}
      </Label>
      <div className="relative">
        <input
          className="pr-13 text-start"
          id={id}
          name={name}
          // Browsers offer to save a password only from a password field.
          type={isShown && !isBusy ? 'text' : 'password'}
          required={!isOptional}
          dir="ltr"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={form.problems[name] ? true : undefined}
          aria-describedby={describedBy}
          {...input}
        />
        <button
          type="button"
          className="absolute inset-y-0 right-0 grid place-items-center w-11 text-ink-soft rounded-control cursor-pointer hover:text-brass aria-pressed:text-brass"
          aria-pressed={isShown}
          aria-label={t('form.password_show')}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          <svg className="icon-line size-5 [stroke-linecap:round]" viewBox="0 0 20 20" aria-hidden="true">
            <path d="M1.5 10S4.5 4.5 10 4.5 18.5 10 18.5 10 15.5 15.5 10 15.5 1.5 10 1.5 10Z" />
            <circle cx="10" cy="10" r="2.5" />
            {!isShown && <path d="m3 17 14-14" />}
          </svg>
        </button>
      </div>
      <Below id={id} help={help} problem={form.problems[name]} />
    </div>
  )
}

/** A native select. */
export function Choice({
  form,
  name,
  label,
  help,
  options,
  defaultValue,
}: Place & { options: readonly { value: string; label: string }[]; defaultValue?: string }) {
  const { id, describedBy } = useField(form, name, help)
  return (
    <div className="field">
      <Label id={id} form={form}>
        {label}
      </Label>
      <select
        id={id}
        name={name}
        defaultValue={defaultValue}
        aria-invalid={form.problems[name] ? true : undefined}
        aria-describedby={describedBy}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Below id={id} help={help} problem={form.problems[name]} />
    </div>
  )
}

/** A checkbox; `label` may contain links. */
export function Tick({ form, name, label, help, defaultChecked, isOptional }: Place & { defaultChecked?: boolean }) {
  const { id, describedBy } = useField(form, name, help)
  return (
    <div className="field">
      <div className={TICK}>
        <input
          id={id}
          name={name}
          type="checkbox"
          defaultChecked={defaultChecked}
          required={!isOptional}
          aria-invalid={form.problems[name] ? true : undefined}
          aria-describedby={describedBy}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      <Below id={id} help={help} problem={form.problems[name]} />
    </div>
  )
}

function useField({ problems }: FormState, name: string, help: ReactNode) {
  const id = useOwnId()
  return { id, describedBy: describedBy({ id, help, problem: problems[name] }) }
}

function Label({
  id,
  form: { t },
  isOptional,
  children,
}: {
  id: string
  form: FormState
  isOptional?: boolean | undefined
  children: ReactNode
}) {
  return (
    <label className="font-medium" htmlFor={id}>
      {children}
      {isOptional && <small className={BESIDE_LABEL}> {t('form.optional')}</small>}
    </label>
  )
}

import { type ReactNode, useState } from 'react'
import type { Translate } from '../../../i18n/translate.ts'
import type { Lookup } from '../../../stores/admin/lookups.ts'
import { Below, describedBy } from '../../forms/Below.tsx'
import { BESIDE_LABEL, TICK } from '../../forms/look.ts'
import { useOwnId } from '../../forms/own-id.ts'
import { LookupField } from '../parts/LookupField.tsx'
import type { FieldKind } from './schema.ts'

interface Props {
  t: Translate<'admin' | 'shared'>
  name: string
  field: FieldKind
  label: string
  help: ReactNode
  value: unknown
  options: readonly { value: string; label: string }[] | undefined
  lookup: Lookup | undefined
  /** A choice without a value begins empty, and is refused by the server when it stays so. */
  isRequired: boolean
  /** Says so beside the label. */
  isOptional: boolean
  problem: string | undefined
}

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value))

/** One field of a form, by its kind: label, input, help, problem. */
export function Line(props: Props) {
  const { t, name, field, label, help, value, isOptional, problem } = props
  const id = useOwnId()
  const told = { id, help, problem }
  const below = <Below {...told} />
  const common = {
    id,
    name,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': describedBy(told),
  } as const
  if (field.kind === 'tick') {
    return (
      <div className="field">
        <div className={TICK}>
          <input {...common} type="checkbox" defaultChecked={value === true} />
          <label htmlFor={id}>{label}</label>
        </div>
        {below}
      </div>
    )
  }
  if (field.kind === 'choices') {
    const chosen = new Set(Array.isArray(value) ? value : [])
    return (
      <fieldset className="field" aria-describedby={describedBy(told)}>
        <legend className="pb-1 font-medium">
          {label}
          {isOptional && <small className={BESIDE_LABEL}> {t('form.optional')}</small>}
        </legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(160px,1fr))] gap-x-4">
          {props.options?.map((one) => (
            <label key={one.value} className="flex min-h-11 items-center gap-2.5">
              <input
                className="size-5 flex-none"
                type="checkbox"
                defaultChecked={chosen.has(one.value)}
                {...{ name, value: one.value, 'aria-invalid': common['aria-invalid'] }}
              />
              {one.label}
            </label>
          ))}
        </div>
        {below}
      </fieldset>
    )
  }
  return (
    <div className="field">
      <label className="font-medium" htmlFor={id}>
        {label}
        {isOptional && <small className={BESIDE_LABEL}> {t('form.optional')}</small>}
      </label>
      {props.lookup ? (
        <LookupInput {...props} lookup={props.lookup} common={common} />
      ) : (
        <Input {...props} common={common} />
      )}
      {below}
    </div>
  )
}

type Common = Parameters<typeof LookupField>[0]['field'] & { name: string }

/** A record among many. */
function LookupInput({
  t,
  label,
  value,
  lookup,
  common: { name, ...field },
}: Props & { lookup: Lookup; common: Common }) {
  const [chosen, setChosen] = useState(textOf(value))
  return (
    <LookupField
      {...{ t, field, lookup, name, label }}
      value={chosen}
      onChange={setChosen}
      empty={t('admin.no_choice')}
    />
  )
}

function Input({
  t,
  field: { kind, values, isNullable, isWhole, schema },
  value,
  options,
  isRequired,
  common,
}: Props & { common: object }) {
  const text = textOf(value)
  if (kind === 'choice' || options) {
    const labels = new Map(options?.map((one) => [one.value, one.label]))
    const offered = kind === 'choice' ? values : [...labels.keys()]
    // A browser would preselect the first choice, and a hurried person would send it.
    const empty = isNullable || !isRequired ? 'admin.no_choice' : text === '' ? 'admin.please_choose' : null
    return (
      <select {...common} defaultValue={text}>
        {empty && <option value="">{t(empty)}</option>}
        {offered.map((one) => (
          <option key={one} value={one}>
            {labels.get(one) ?? one}
          </option>
        ))}
      </select>
    )
  }
  if (kind === 'prose')
    return <textarea {...common} defaultValue={text} rows={6} maxLength={schema.maxLength} dir="auto" />
  if (kind === 'colour') {
    return <input {...common} type="text" defaultValue={text} dir="ltr" placeholder="#1f5e4b" maxLength={7} />
  }
  if (kind === 'number') {
    return <input {...common} type="text" inputMode={isWhole ? 'numeric' : 'decimal'} defaultValue={text} dir="ltr" />
  }
  const type = kind === 'text' ? 'text' : kind
  return (
    <input
      {...common}
      type={type}
      defaultValue={text}
      maxLength={schema.maxLength}
      dir={type === 'text' ? 'auto' : 'ltr'}
    />
  )
}

import type { HandField } from '../../../../domain/properties/hand.ts'
import type { Raw } from './draft.ts'
import { type Kind, subtypesOf } from './fields.ts'
import { Texts } from './Texts.tsx'
import { type Records, type Words, wordOf } from './words.ts'

export interface InputProps {
  t: Words
  field: HandField
  kind: Kind
  raw: Raw
  change: (raw: Raw) => void
  records: Records
  /** The type of the object, which decides its sub-types. */
  objektart: Raw
  common: { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }
}

/** The input of a field, by its kind. */
export function Input({ t, field, kind, raw, change, records, objektart, common }: InputProps) {
  const text = typeof raw === 'string' ? raw : ''
  const select = (options: readonly { value: string; label: string }[], isNeeded = false) => (
    <select {...common} value={text} onChange={({ target }) => change(target.value)}>
      {(!isNeeded || text === '') && (
        <option value="">{t(isNeeded ? 'admin.please_choose' : 'admin.no_choice')}</option>
      )}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
  switch (kind.is) {
    case 'choice':
      return select(
        kind.values.map((value) => ({ value, label: wordOf(t, kind.words, value) })),
        kind.isNeeded,
      )
    case 'subtype': {
      const values = new Set([...subtypesOf(objektart), ...(text ? [text] : [])])
      return select([...values].map((value) => ({ value, label: wordOf(t, 'untergruppe', value) })))
    }
    case 'record':
      return select(records[kind.of].map(({ id, name }) => ({ value: String(id), label: name })))
    case 'flag':
      return select([
        { value: 'true', label: t('admin.yes') },
        { value: 'false', label: t('admin.no') },
      ])
    case 'choices':
      return <Ticks {...{ t, field, kind, raw, change }} />
    case 'translations':
      return <Texts t={t} kind={kind.of} raw={raw as Record<string, string>} change={change} common={common} />
    case 'position':
      return <Several {...{ t, raw, change, common }} names={['lat', 'lng']} />
    case 'certificate':
      return <Certificate {...{ t, raw, change, common }} />
    case 'prose':
      return <textarea {...common} rows={7} dir="auto" value={text} onChange={({ target }) => change(target.value)} />
    case 'number':
      return (
        <input
          {...common}
          inputMode="decimal"
          dir="ltr"
          value={text}
          onChange={({ target }) => change(target.value)}
          className="max-w-60"
        />
      )
    default:
      return <input {...common} dir="auto" value={text} onChange={({ target }) => change(target.value)} />
  }
}

function Ticks({
  t,
  field,
  kind,
  raw,
  change,
}: Pick<InputProps, 't' | 'field' | 'raw' | 'change'> & { kind: Extract<Kind, { is: 'choices' }> }) {
  const chosen = raw as readonly string[]
  const flip = (value: string) =>
    change(kind.values.filter((one) => (one === value ? !chosen.includes(one) : chosen.includes(one))))
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2">
      {kind.values.map((value) => (
        <label key={value} className="inline-flex min-h-8 items-center gap-2">
          <input
            type="checkbox"
            name={field}
            checked={chosen.includes(value)}
            onChange={() => flip(value)}
            className="size-5"
          />
          {wordOf(t, kind.words, value)}
        </label>
      ))}
    </div>
  )
}

type Part = Pick<InputProps, 't' | 'raw' | 'change' | 'common'>

function Several({ t, raw, change, common, names }: Part & { names: readonly string[] }) {
  const texts = raw as Record<string, string>
  return (
    <div className="flex flex-wrap gap-4">
      {names.map((name, at) => (
        <label key={name} className="grid gap-1 text-13 text-ink-soft">
          {t.find(`listing_edit.part.${name}`)}
          <input
            {...common}
            id={at === 0 ? common.id : `${common.id}-${name}`}
            dir="ltr"
            inputMode="decimal"
            value={texts[name] ?? ''}
            onChange={({ target }) => change({ ...texts, [name]: target.value })}
          />
        </label>
      ))}
    </div>
  )
}

const REASONS = ['OHNE', 'NICHT_NOETIG', 'BEI_BESICHTIGUNG'] as const

function Certificate({ t, raw, change, common }: Part) {
  const said = raw as Record<string, string>
  const set = (name: string) => (value: string) => change({ ...said, [name]: value })
  const label = (name: string) => t.find(`listing_edit.part.${name}`)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <label className="grid gap-1 text-13 text-ink-soft">
        {label('jahrgang')}
        <select {...common} value={said.jahrgang ?? ''} onChange={({ target }) => set('jahrgang')(target.value)}>
          <option value="">{t('admin.no_choice')}</option>
          {REASONS.map((one) => (
            <option key={one} value={one}>
              {t.find(`listing_edit.reason.${one}`)}
            </option>
          ))}
        </select>
      </label>
      {(['ausstelldatum', 'gueltig_bis'] as const).map((name) => (
        <label key={name} className="grid gap-1 text-13 text-ink-soft">
          {label(name)}
          <input type="date" value={said[name] ?? ''} onChange={({ target }) => set(name)(target.value)} />
        </label>
      ))}
    </div>
  )
}

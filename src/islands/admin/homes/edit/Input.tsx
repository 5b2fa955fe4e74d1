import { Certificate } from './Certificate.tsx'
import { Duration } from './Duration.tsx'
import { type Kind, subtypesOf } from './fields.ts'
import type { InputProps, Part } from './input-props.ts'
import { Links } from './Links.tsx'
import { Rows } from './Rows.tsx'
import { Texts } from './Texts.tsx'
import { wordOf } from './words.ts'

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
    case 'choice': {
      // A feed may have a word that is no longer one.
      const values = new Set([...kind.values, ...(text ? [text] : [])])
      return select(
        [...values].map((value) => ({ value, label: wordOf(t, kind.words, value) })),
        'isNeeded' in kind,
      )
    }
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
    case 'day':
      return (
        <input
          {...common}
          type="date"
          className="max-w-60"
          value={text}
          onChange={({ target }) => change(target.value)}
        />
      )
    case 'costs':
    case 'own':
      return <Rows {...{ t, raw, change, common }} of={kind.is} />
    case 'links':
      return <Links {...{ t, raw, change, common }} />
    case 'duration':
      return <Duration {...{ text, change, common }} />
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

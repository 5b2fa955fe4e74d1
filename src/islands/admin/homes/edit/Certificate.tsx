import { CERTIFICATE, type CertificatePart, DAILY_PARTS } from './certificate-parts.ts'
import type { Part } from './input-props.ts'
import { wordOf } from './words.ts'

/** The values of an energy certificate: those of most homes, and the others in a fold. */
export function Certificate({ t, raw, change, common }: Part) {
  const said = raw as Record<string, string>
  const cell = (part: CertificatePart, at: number) => {
    const id = at === 0 ? common.id : `${common.id}-${part.name}`
    return (
      <div key={part.name} className="grid content-start gap-1 text-13 text-ink-soft">
        <label htmlFor={id}>
          {t.find(part.label)}
          {part.is === 'number' && part.unit && <small> {part.unit}</small>}
        </label>
        <PartInput
          {...{ t, part }}
          common={{ ...(at === 0 && common), id }}
          value={said[part.name] ?? ''}
          change={(value) => change({ ...said, [part.name]: value })}
        />
      </div>
    )
  }
  const further = CERTIFICATE.slice(DAILY_PARTS)
  const GRID = 'grid gap-4 sm:grid-cols-2'
  return (
    <div className="grid gap-4">
      <div className={GRID}>{CERTIFICATE.slice(0, DAILY_PARTS).map(cell)}</div>
      <details>
        <summary className="link">{t('listing_edit.certificate_more')}</summary>
        <div className={`${GRID} pt-4`}>{further.map((part) => cell(part, -1))}</div>
      </details>
    </div>
  )
}

function PartInput({
  t,
  part,
  common,
  value,
  change,
}: Pick<Part, 't'> & { part: CertificatePart; common: object; value: string; change: (value: string) => void }) {
  const known: readonly (readonly [string, string])[] | null =
    part.is === 'choice'
      ? part.values.map((one) => [one, wordOf(t, part.words, one)] as const)
      : part.is === 'flag'
        ? [
            ['true', t('admin.yes')],
            ['false', t('admin.no')],
          ]
        : null
  // A feed may have a word that is none of the list.
  const options =
    known && value !== '' && !known.some(([one]) => one === value) ? [...known, [value, value] as const] : known
  const set = ({ target }: { target: { value: string } }) => change(target.value)
  if (!options) {
    const isDay = part.is === 'day' && (value === '' || /^\d{4}-\d\d-\d\d$/.test(value))
    const more = isDay ? { type: 'date' } : part.is === 'number' ? { inputMode: 'decimal' as const } : {}
    return <input {...common} {...more} dir={part.is === 'line' ? 'auto' : 'ltr'} value={value} onChange={set} />
  }
  return (
    <select {...common} value={value} onChange={set}>
      <option value="">{t('admin.no_choice')}</option>
      {options.map(([one, label]) => (
        <option key={one} value={one}>
          {label}
        </option>
      ))}
    </select>
  )
}

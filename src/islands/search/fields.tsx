import type { ReactNode } from 'react'
import { formatArea } from '../../domain/format/measure.ts'
import { UNTERGRUPPEN_JE_OBJEKTART } from '../../domain/properties/vocabulary.ts'
import { formatSearch } from '../../domain/search/codec.ts'
import type { Criterion, CriterionName, Range, SearchQuery } from '../../domain/search/criteria.ts'
import type { MessageKey, Translate } from '../../i18n/translate.ts'

type Ends = readonly ('von' | 'bis')[]

/**
 * The field that fits a criterion's kind, so that a new criterion needs no line here. What cannot be edited as text
 * (areas, circles, ids) is carried along hidden; its chip removes it.
 */
export function CriterionField({
  name,
  criterion,
  query,
  counts,
  slider,
  tag,
  t,
}: {
  name: CriterionName
  criterion: Criterion
  query: SearchQuery
  counts: Readonly<Record<string, number>> | undefined
  /** For a range whose spread is known. */
  slider: ReactNode
  tag: string
  t: Translate
}) {
  const value = query.filter[name]
  switch (criterion.kind) {
    case 'range':
      return (
        <RangeField
          name={name}
          ends={criterion.ends}
          value={value as Range | undefined}
          unit={unitText(criterion.unit, tag, t)}
          slider={slider}
          t={t}
        />
      )
    case 'oneOf':
    case 'allOf': {
      const chosen = (value ?? []) as readonly string[]
      const values = name === 'untergruppe' ? subTypes(query) : criterion.values
      return values.length ? (
        <fieldset className="checks">
          <legend className="label">{t(criterion.label as MessageKey)}</legend>
          {values.map((word) => (
            <label key={word}>
              <input type="checkbox" name={name} value={word} defaultChecked={chosen.includes(word)} />
              <span>
                {t(`${criterion.valueLabel}.${word}` as MessageKey)}
                {counts && <small> {counts[word] ?? 0}</small>}
              </span>
            </label>
          ))}
        </fieldset>
      ) : null
    }
    case 'flag':
      return (
        <div className="checks">
          <label>
            <input type="checkbox" name={name} value="true" defaultChecked={value === true} />
            <span>{t(criterion.label as MessageKey)}</span>
          </label>
        </div>
      )
    case 'text':
      return (
        <label className="field">
          <span className="label">{t(criterion.label as MessageKey)}</span>
          <input name={name} type="search" maxLength={200} defaultValue={(value as string | undefined) ?? ''} />
        </label>
      )
    default: {
      const written = formatSearch({ filter: { [name]: value } }).get(name)
      return written ? <input type="hidden" name={name} defaultValue={written} /> : null
    }
  }
}

/** Sub-types of the asked types; without a type there would be more than a hundred. */
function subTypes({ filter }: SearchQuery): readonly string[] {
  const ofTypes = (filter.objektart ?? []).flatMap((type): readonly string[] => UNTERGRUPPEN_JE_OBJEKTART[type])
  return [...new Set([...ofTypes, ...(filter.untergruppe ?? [])])]
}

/** The unit as the language writes it; years and rooms need none beside their label. */
export function unitText(
  unit: Extract<Criterion, { kind: 'range' }>['unit'],
  tag: string,
  t: Translate,
): string | undefined {
  switch (unit) {
    case 'EUR':
      return '€'
    case 'm²':
      return formatArea(1, tag)?.split('\u00a0')[1]
    case 'kWh/m²a':
      return t('unit.kwh', { value: '' }).trim()
    case 'Jahr':
    case 'Zimmer':
      return undefined
  }
}

/**
 * Two bounds (or one) of a range, with its unit in the label. Where the search tells how its values are spread, a
 * slider comes with React: it writes into the fields.
 */
export function RangeField({
  name,
  ends,
  value,
  unit,
  slider,
  t,
}: {
  name: CriterionName
  ends: Ends
  value: Range | undefined
  unit?: string | undefined
  slider?: ReactNode
  t: Translate
}) {
  const label = t(`filter.${name}`)
  return (
    <fieldset className="filter-cell range">
      <legend className="label">
        {label}
        {unit && <small> {unit}</small>}
      </legend>
      <span className="range-ends">
        {ends.map((end) => (
          <input
            key={end}
            name={`${name}_${end}`}
            type="text"
            inputMode="decimal"
            defaultValue={value?.[end] ?? ''}
            placeholder={t(end === 'von' ? 'list.from' : 'list.to')}
            aria-label={t(end === 'von' ? 'list.range_from' : 'list.range_to', { label })}
            maxLength={12}
            autoComplete="off"
          />
        ))}
      </span>
      {slider}
    </fieldset>
  )
}

import { memo } from 'react'
import { countryName } from '../../../domain/format/address.ts'
import { UNTERGRUPPEN_JE_OBJEKTART } from '../../../domain/properties/vocabulary.ts'
import { formatSearch } from '../../../domain/search/codec.ts'
import {
  type Criterion,
  type CriterionName,
  criteria,
  type Filter,
  type Range,
} from '../../../domain/search/criteria.ts'
import { unitText, valueText, withUnit } from '../../../words/filter.ts'
import type { SearchWords } from '../../../words/place.ts'
import type { Histogram } from './counts.ts'
import { RangeSlider } from './RangeSlider.tsx'

/** Countries where agencies of Austria often sell: Austria, its neighbours, and the south. Addresses name any other. */
const OFFERED = ['AT', 'DE', 'CH', 'LI', 'IT', 'SI', 'HR', 'HU', 'SK', 'CZ', 'ES', 'FR', 'PT', 'GR', 'GB'] as const

type RangeCriterion = Extract<Criterion, { kind: 'range' }>

/**
 * The field for a criterion's kind, so that a new criterion needs no line here. Criteria that cannot be edited as text
 * (areas, circles, ids) are hidden fields; their chip removes them. Memoised: the form is rendered with every request
 * and every answer, and has a hundred checkboxes.
 */
export const CriterionField = memo(function CriterionField({
  name,
  criterion,
  value,
  types,
  counts,
  histogram,
  words,
}: {
  name: CriterionName
  criterion: Criterion
  /** Its value in the search. */
  value: Filter[CriterionName]
  /** For sub-types: the requested types. */
  types: Filter['objektart']
  counts: Readonly<Record<string, number>> | undefined
  /** For a range with a known distribution. */
  histogram: Histogram | undefined
  words: SearchWords
}) {
  const { t } = words
  switch (criterion.kind) {
    case 'range':
      return (
        <RangeField
          name={name}
          criterion={criterion}
          value={value as Range | undefined}
          histogram={histogram}
          words={words}
        />
      )
    case 'oneOf':
    case 'allOf': {
      const chosen = (value ?? []) as readonly string[]
      const values = name === 'untergruppe' ? subTypes(types, chosen) : criterion.values
      return values.length ? (
        <fieldset className="checks">
          <legend className="label">{t(criteria[name].label)}</legend>
          {values.map((word) => (
            <label key={word}>
              <input type="checkbox" name={name} value={word} defaultChecked={chosen.includes(word)} />
              <span>
                {valueText(criterion, word, t)}
                {counts && <small> {counts[word] ?? 0}</small>}
              </span>
            </label>
          ))}
        </fieldset>
      ) : null
    }
    case 'country': {
      const chosen = (value ?? []) as readonly string[]
      // A select holds one; several countries come from an address only, and stay until one is chosen.
      const several = chosen.length > 1 ? chosen.join(',') : null
      return (
        <label className="field">
          <span className="label">{t(criteria[name].label)}</span>
          <select name={name} defaultValue={several ?? chosen[0] ?? ''}>
            <option value="">{t('list.any')}</option>
            {several && (
              <option value={several}>{chosen.map((code) => countryName(code, words.tag)).join(', ')}</option>
            )}
            {[...new Set([...OFFERED, ...chosen])].map((code) => (
              <option key={code} value={code}>
                {countryName(code, words.tag)}
              </option>
            ))}
          </select>
        </label>
      )
    }
    case 'flag':
      return (
        <div className="checks">
          <label>
            <input type="checkbox" name={name} value="true" defaultChecked={value === true} />
            <span>{t(criteria[name].label)}</span>
          </label>
        </div>
      )
    case 'text':
      return (
        <label className="field">
          <span className="label">{t(criteria[name].label)}</span>
          <input name={name} type="search" maxLength={200} defaultValue={(value as string | undefined) ?? ''} />
        </label>
      )
    default: {
      const written = formatSearch({ filter: { [name]: value } }).get(name)
      return written ? <input type="hidden" name={name} defaultValue={written} /> : null
    }
  }
})

/** Sub-types of the requested types; without a type there would be more than a hundred. */
function subTypes(types: Filter['objektart'], chosen: readonly string[]): readonly string[] {
  const ofTypes = (types ?? []).flatMap((type): readonly string[] => UNTERGRUPPEN_JE_OBJEKTART[type])
  return [...new Set([...ofTypes, ...chosen])]
}

/**
 * Two bounds (or one) of a range, with its unit in the label. When the search returns a distribution, React adds a
 * slider: it writes into the fields.
 */
export const RangeField = memo(function RangeField({
  name,
  criterion,
  ends = criterion.ends,
  value,
  histogram,
  words,
}: {
  name: CriterionName
  criterion: RangeCriterion
  /** The bounds that have a field. */
  ends?: RangeCriterion['ends'] | undefined
  value: Range | undefined
  histogram?: Histogram | undefined
  words: SearchWords
}) {
  const { t } = words
  const label = t(`filter.${name}`)
  const unit = unitText(criterion.unit, words)
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
      {histogram && (
        <RangeSlider name={name} histogram={histogram} write={(at) => withUnit(words, criterion.unit, at)} t={t} />
      )}
    </fieldset>
  )
})

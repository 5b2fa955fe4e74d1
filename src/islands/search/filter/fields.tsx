import { memo } from 'react'
import { countryName } from '../../../domain/format/address.ts'
import { formatNumber } from '../../../domain/format/number.ts'
import { UNTERGRUPPEN_JE_OBJEKTART } from '../../../domain/properties/vocabulary.ts'
import { boundText, formatSearch } from '../../../domain/search/codec.ts'
import {
  type Criterion,
  type CriterionName,
  criteria,
  type Filter,
  type Range,
  type Term,
} from '../../../domain/search/criteria.ts'
import { termText, unitText, valueText, withUnit } from '../../../words/filter.ts'
import { leftOutOfSearch, type SearchWords } from '../../../words/place.ts'
import { PlaceField } from '../places/PlaceField.tsx'
import type { Histogram } from './counts.ts'
import { RangeSlider } from './RangeSlider.tsx'

/** Countries where agencies of Austria often sell: Austria, its neighbours, and the south. Addresses name any other. */
const OFFERED = ['AT', 'DE', 'CH', 'LI', 'IT', 'SI', 'HR', 'HU', 'SK', 'CZ', 'ES', 'FR', 'PT', 'GR', 'GB'] as const

type RangeCriterion = Extract<Criterion, { kind: 'range' }>

/** Terms of rent contracts that are usual in Austria: three years is the shortest that the law allows. */
const TERMS: readonly Term[] = ['UNBEFRISTET', 3, 5, 10]

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
                {counts && <small> {formatNumber(counts[word] ?? 0, words.tag)}</small>}
              </span>
            </label>
          ))}
        </fieldset>
      ) : null
    }
    case 'without':
      return (
        <PlaceField
          className="field lg:col-span-2"
          wraps
          language={words.language}
          holds="ohne"
          picked={leftOutOfSearch({ ohne: (value ?? []) as readonly string[] }, words.places)}
        />
      )
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
    case 'term': {
      const chosen = value as Term | undefined
      const offered = [...new Set([...TERMS, ...(chosen === undefined ? [] : [chosen])])]
      return (
        <label className="field">
          <span className="label">{t(criteria[name].label)}</span>
          <select name={name} defaultValue={chosen ?? ''} aria-describedby={`hint-${name}`}>
            <option value="">{t('list.any')}</option>
            {offered.map((term) => (
              <option key={term} value={term}>
                {termText(words, term)}
              </option>
            ))}
          </select>
          <Hint name={name} text={t.find(criterion.hint)} />
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

/** What a value means, below its field. */
function Hint({ name, text }: { name: CriterionName; text: string | undefined }) {
  return text ? (
    <small id={`hint-${name}`} className="mt-1 block text-13 text-ink-soft">
      {text}
    </small>
  ) : null
}

/** Sub-types of the requested types; without a type there would be more than a hundred. */
function subTypes(types: Filter['objektart'], chosen: readonly string[]): readonly string[] {
  const ofTypes = (types ?? []).flatMap((type): readonly string[] => UNTERGRUPPEN_JE_OBJEKTART[type])
  return [...new Set([...ofTypes, ...chosen])]
}

/** Histogram and thumbs: below the fields on phones, a panel under them where the form is a row. */
const UNDER =
  'pt-3 xl:hidden xl:absolute xl:top-full xl:-start-px xl:z-2 xl:w-80 xl:rounded-b-card xl:border xl:border-t-0 xl:border-line xl:bg-sheet xl:px-6 xl:pt-6 xl:pb-4 xl:shadow-float xl:group-focus-within/range:block'

/**
 * Two bounds (or one) of a range, with its unit in the label. When the search returns a distribution, React adds a
 * slider: it writes into the fields.
 */
export const RangeField = memo(function RangeField({
  name,
  criterion,
  label: ownLabel,
  isRow = false,
  value,
  histogram,
  words,
}: {
  name: CriterionName
  criterion: RangeCriterion
  /** Where its name depends on other criteria. */
  label?: string
  /** In the row of the form, which has room for fewer bounds. */
  isRow?: boolean
  value: Range | undefined
  histogram?: Histogram | undefined
  words: SearchWords
}) {
  const { t } = words
  const label = ownLabel ?? t(criteria[name].label)
  const ends = (isRow && criterion.row) || criterion.ends
  const isDay = criterion.unit === 'Tag'
  const hint = criterion.hint && t.find(criterion.hint)
  const unit = unitText(criterion.unit, words)
  const isOne = ends.length === 1
  const width = isOne ? 'xl:w-24' : name === 'preis' ? 'xl:w-50' : 'xl:w-42'
  return (
    <fieldset
      className={`filter-cell range group/range min-w-0 ${isRow ? `xl:relative xl:px-4 xl:py-2 ${width}` : ''}`}
    >
      <legend className={`label float-start w-full ${isRow ? 'xl:truncate' : ''}`}>
        {label}
        {unit && <small> {unit}</small>}
      </legend>
      <span className="range-ends clear-both flex gap-3">
        {ends.map((end) => (
          <input
            key={end}
            name={`${name}_${end}`}
            type={isDay ? 'date' : 'text'}
            {...(!isDay && { inputMode: criterion.min === undefined ? 'decimal' : 'text', maxLength: 12 })}
            defaultValue={value?.[end] === undefined ? '' : boundText(criterion, value[end])}
            placeholder={t(end === 'von' ? 'list.from' : 'list.to')}
            aria-label={isDay ? label : t(end === 'von' ? 'list.range_from' : 'list.range_to', { label })}
            {...(hint && { 'aria-describedby': `hint-${name}` })}
            autoComplete="off"
          />
        ))}
      </span>
      <Hint name={name} text={hint} />
      {histogram && (
        <RangeSlider
          className={isRow ? UNDER : 'pt-3'}
          name={name}
          label={label}
          histogram={histogram}
          write={(at) => withUnit(words, criterion.unit, at)}
          t={t}
        />
      )}
    </fieldset>
  )
})

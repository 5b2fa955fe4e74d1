import { isPlaceName } from '../../../domain/places/typed.ts'
import { CRITERIA, isInRow, type Range, ROW_RANGES, type SearchQuery } from '../../../domain/search/criteria.ts'
import { localPath } from '../../../i18n/paths.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { chipsOf, criterionLabel } from '../../../words/filter.ts'
import { circlesAlone, pickedOfSearch, type SearchWords } from '../../../words/place.ts'
import { mapPathOf } from '../paths.ts'
import { PlaceField } from '../places/PlaceField.tsx'
import { ShowLabel } from '../results/phase.tsx'
import { MapSign } from '../signs.tsx'
import type { Counts, Histograms } from './counts.ts'
import { CriterionField, RangeField } from './fields.tsx'
import { TypeField } from './TypeField.tsx'

/** The criteria that are not in the visible row appear in the panel, in the order of their declaration. */
const FURTHER = CRITERIA.filter(([name, criterion]) => !isInRow(criterion) && !isPlaceName(name))

/**
 * The search as a GET form that works without JavaScript. Its fields are uncontrolled, so that hydration keeps earlier
 * input. On phones the row is a sheet (popover), on desktops only the panel is one.
 */
export function FilterForm({
  query,
  drawn,
  typed,
  counts,
  histograms,
  total,
  isSure,
  words,
}: {
  query: SearchQuery
  /** The search for which `typed` was written. */
  drawn: SearchQuery
  /** A text of the place field that names no known place. */
  typed: string
  counts: Counts
  /** None before hydration: a slider is visible only after an interaction. */
  histograms: Histograms
  total: number
  /** Whether `total` includes all input; else no number is shown. */
  isSure: boolean
  words: SearchWords
}) {
  const { t, language } = words
  const draw = query.filter.gebiet ? t('list.change_area') : t('map.draw')
  const show = <ShowLabel total={total} isSure={isSure} t={t} />
  const active = chipsOf(words, query).filter(({ id }) => !isPlaceName(id.split('-', 1)[0] ?? '')).length
  const rowRanges = ROW_RANGES.map((entry) => [...entry, criterionLabel(words, entry[0], query.filter)] as const)
  const hasOneDeal = query.filter.vermarktungsart?.length === 1
  const further = hasOneDeal ? FURTHER.filter(([name]) => name !== 'miete') : FURTHER
  const hidden = further.filter(([name]) => query.filter[name] !== undefined)
  return (
    <form
      id="suche"
      action={localPath(language, '/immobilien')}
      method="get"
      className="filter"
      aria-label={t('list.filter_form')}
      data-search="form"
    >
      <PlaceField
        className="filter-cell filter-place"
        language={language}
        picked={pickedOfSearch(drawn.filter, words.places)}
        typed={typed}
        circles={circlesAlone(drawn.filter)}
      />
      <a className="filter-draw" href={mapPathOf(query, language)} title={draw}>
        <MapSign />
        <span>{draw}</span>
      </a>
      <button type="button" className="filter-open" popoverTarget="filter">
        <Sliders />
        {active ? t('list.filter_count', { count: active }) : t('list.filter')}
      </button>
      <div id="filter" popover="auto" className="filter-row">
        <CloseButton target="filter" label={t('list.filter')} t={t} />
        <Deal query={query} t={t} />
        <TypeField className="filter-cell filter-type" asked={query.filter.objektart} counts={counts.objektart} t={t} />
        {rowRanges.map(([name, criterion, label]) => (
          <RangeField
            // A price that means something else is another field.
            key={label}
            name={name}
            criterion={criterion}
            label={label}
            ends={criterion.row}
            value={query.filter[name] as Range | undefined}
            histogram={histograms[name]}
            words={words}
          />
        ))}
        <button type="button" className="filter-more" popoverTarget="filter-panel">
          <Sliders />
          {hidden.length ? t('list.more_count', { count: hidden.length }) : t('list.more')}
        </button>
        <div id="filter-panel" popover="auto" className="filter-panel">
          <CloseButton target="filter-panel" label={t('list.more')} t={t} />
          <div className="filter-panel-fields">
            {further.map(([name, criterion]) => (
              <CriterionField
                key={name}
                name={name}
                criterion={criterion}
                value={query.filter[name]}
                types={name === 'untergruppe' ? query.filter.objektart : undefined}
                counts={counts[name]}
                histogram={histograms[name]}
                words={words}
              />
            ))}
          </div>
          <div className="filter-panel-end">
            <button type="submit" className="button">
              {show}
            </button>
          </div>
        </div>
        <button type="submit" className="button filter-apply">
          <span className="on-wide">{t('list.apply')}</span>
          <span className="on-narrow">{show}</span>
        </button>
      </div>
    </form>
  )
}

/** Buy or rent as words with an underline. */
function Deal({ query, t }: { query: SearchQuery; t: Translate<'search' | 'shared'> }) {
  const asked = query.filter.vermarktungsart
  const one = asked?.length === 1 ? asked[0] : ''
  return (
    <fieldset className="words filter-cell">
      <legend className="sr-only">{t('filter.vermarktungsart')}</legend>
      {(['', 'KAUF', 'MIETE'] as const).map((value) => (
        <label key={value}>
          <input type="radio" name="vermarktungsart" value={value} defaultChecked={one === value} />
          <span>{value ? t(`vermarktungsart.${value}`) : t('list.any')}</span>
        </label>
      ))}
    </fieldset>
  )
}

function CloseButton({ target, label, t }: { target: string; label: string; t: Translate<'search' | 'shared'> }) {
  return (
    <div className="sheet-head">
      <p>{label}</p>
      <button
        type="button"
        popoverTarget={target}
        popoverTargetAction="hide"
        className="icon-button"
        aria-label={t('list.close')}
      >
        <svg aria-hidden="true" viewBox="0 0 12 12">
          <path d="m2 2 8 8m0-8-8 8" />
        </svg>
      </button>
    </div>
  )
}

function Sliders() {
  return (
    <svg className="sliders" aria-hidden="true" viewBox="0 0 18 18">
      <path d="M2 5h7m4 0h3M2 13h3m4 0h7" />
      <circle cx="11" cy="5" r="2" />
      <circle cx="7" cy="13" r="2" />
    </svg>
  )
}

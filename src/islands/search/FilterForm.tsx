import { CRITERIA, type CriterionName, type SearchQuery } from '../../domain/search/criteria.ts'
import { localPath } from '../../i18n/paths.ts'
import type { Translate } from '../../i18n/translate.ts'
import { chipsOf, type Words } from './describe.ts'
import { CriterionField, RangeField } from './fields.tsx'
import { PlaceField } from './PlaceField.tsx'
import { TypeField } from './TypeField.tsx'

/** What the quiet row shows; every other criterion appears in the panel by itself, in the order of its declaration. */
const ROW: ReadonlySet<CriterionName> = new Set([
  'vermarktungsart',
  'objektart',
  'ort',
  'plz',
  'preis',
  'flaeche',
  'zimmer',
])

/** How many homes another choice would give: facet -> value -> count. */
export type Counts = Readonly<Partial<Record<CriterionName, Readonly<Record<string, number>>>>>

/**
 * The search as a GET form that works without JavaScript. Its fields are uncontrolled, so that hydration keeps what
 * somebody has typed meanwhile. On phones the row is a sheet (popover), on desktops only the panel is one.
 */
export function FilterForm({
  query,
  drawn,
  typed,
  counts,
  total,
  words,
}: {
  query: SearchQuery
  /** The search that `typed` was written for. */
  drawn: SearchQuery
  /** What stands in the place field. */
  typed: string
  counts: Counts
  total: number
  words: Words
}) {
  const { t, language } = words
  const active = chipsOf(words, query).filter(({ id }) => !/^(ort|plz)/.test(id)).length
  const further = CRITERIA.filter(([name]) => !ROW.has(name))
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
      <PlaceField query={drawn} typed={typed} t={t} />
      <button type="button" className="filter-open" popoverTarget="filter">
        <Sliders />
        {active ? t('list.filter_count', { count: active }) : t('list.filter')}
      </button>
      <div id="filter" popover="auto" className="filter-row">
        <CloseButton target="filter" label={t('list.filter')} t={t} />
        <Deal query={query} t={t} />
        <TypeField query={query} counts={counts.objektart} t={t} />
        <RangeField name="preis" ends={['von', 'bis']} unit="€" value={query.filter.preis} t={t} />
        <RangeField name="flaeche" ends={['von', 'bis']} unit="m²" value={query.filter.flaeche} t={t} />
        <RangeField name="zimmer" ends={['von']} value={query.filter.zimmer} t={t} />
        <button type="button" className="filter-more" popoverTarget="filter-panel">
          <Sliders />
          {hidden.length ? t('list.more_count', { count: hidden.length }) : t('list.more')}
        </button>
        <div id="filter-panel" popover="auto" className="filter-panel">
          <CloseButton target="filter-panel" label={t('list.more')} t={t} />
          <div className="filter-panel-fields">
            {further.map(([name, criterion]) => (
              <CriterionField key={name} name={name} criterion={criterion} query={query} counts={counts[name]} t={t} />
            ))}
          </div>
          <div className="filter-panel-end">
            <button type="submit" className="button">
              {t('list.show', { count: total })}
            </button>
          </div>
        </div>
        <button type="submit" className="button filter-apply">
          <span className="on-wide">{t('list.apply')}</span>
          <span className="on-narrow">{t('list.show', { count: total })}</span>
        </button>
      </div>
    </form>
  )
}

/** Buy or rent as words with an underline. */
function Deal({ query, t }: { query: SearchQuery; t: Translate }) {
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

function CloseButton({ target, label, t }: { target: string; label: string; t: Translate }) {
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

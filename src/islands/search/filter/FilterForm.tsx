import { isPlaceName } from '../../../domain/places/typed.ts'
import {
  CRITERIA,
  type CriterionName,
  criteria,
  isInRow,
  type Range,
  ROW_RANGES,
  rangeField,
  type SearchQuery,
} from '../../../domain/search/criteria.ts'
import { localPath } from '../../../i18n/paths.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { chipsOf, criterionLabel } from '../../../words/filter.ts'
import { circlesAlone, pickedOfSearch, type SearchWords } from '../../../words/place.ts'
import { Kept } from '../../frame/Kept.tsx'
import { retrying } from '../../frame/retry.ts'
import { mapPathOf } from '../paths.ts'
import { PlaceField } from '../places/PlaceField.tsx'
import { ShowLabel } from '../results/phase.tsx'
import { MapSign } from '../signs.tsx'
import type { Counts, Histograms } from './counts.ts'
import { Deals } from './Deals.tsx'
import { CriterionField, RangeField } from './fields.tsx'
import { TypeField } from './TypeField.tsx'

/** The criteria that are not in the visible row appear in the panel, in the order of their declaration. */
const FURTHER = CRITERIA.filter(([name, criterion]) => !isInRow(criterion) && !isPlaceName(name))

const OPENER =
  'flex min-h-11 cursor-pointer items-center gap-[8px] px-[16px] font-medium whitespace-nowrap hover:text-brass'
/** A field of the row; in the sheet of phones, fields are below each other. */
const CELL = 'min-w-0 xl:flex xl:flex-col xl:justify-center xl:px-4'
/** Below 1280 px all fields are a sheet. A popover has no `display` of its own there, or it would never be closed. */
const SHEET =
  'max-xl:fixed max-xl:inset-x-0 max-xl:top-auto max-xl:bottom-0 max-xl:mx-auto max-xl:mb-0 max-xl:max-h-[88dvh] max-xl:w-full max-xl:max-w-160 max-xl:scroll-pb-24 max-xl:overflow-y-auto max-xl:overscroll-contain max-xl:rounded-t-card max-xl:bg-sheet max-xl:px-(--gutter) max-xl:pt-4 max-xl:text-ink max-xl:shadow-float max-xl:backdrop:bg-[rgb(0_0_0/40%)]'
const ROW =
  'xl:static xl:inset-auto xl:m-0 xl:flex xl:h-auto xl:w-auto xl:flex-[0_1_auto] xl:items-stretch xl:overflow-visible xl:bg-transparent xl:p-0 xl:text-inherit'
/** The further fields: on wide screens a panel below the row, else the end of the sheet. */
const PANEL =
  'max-xl:static max-xl:m-0 max-xl:block max-xl:size-auto max-xl:overflow-visible max-xl:bg-transparent max-xl:p-0 max-xl:text-inherit xl:fixed xl:inset-x-0 xl:mx-auto xl:my-0 xl:w-[min(1320px,100%-2*var(--gutter))] xl:overflow-y-auto xl:overscroll-contain xl:rounded-b-card xl:border xl:border-t-0 xl:border-line xl:bg-sheet xl:px-8 xl:pt-6 xl:pb-0 xl:text-ink xl:shadow-float'

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
  const [deal = '', ...more] = query.filter.vermarktungsart ?? []
  const asked = more.length > 0 ? '' : deal
  const further = asked ? FURTHER.filter(([name]) => name !== 'miete') : FURTHER
  const hidden = further.filter(([name]) => query.filter[name] !== undefined)
  /** The field looks the same in every search that does not use it. The one of places has an id. */
  const isEmpty = (name: CriterionName) =>
    query.filter[name] === undefined && !counts[name] && !histograms[name] && criteria[name].kind !== 'without'
  return (
    <form
      id="suche"
      action={localPath(language, '/immobilien')}
      method="get"
      className="filter sticky top-[calc(var(--bar)+1px)] z-15 flex min-h-(--row) items-center border-b border-line bg-paper xl:items-stretch"
      aria-label={t('list.filter_form')}
      data-search="form"
    >
      <PlaceField
        className={`${CELL} flex-[1_1_200px] pe-[16px] xl:ps-0`}
        language={language}
        picked={pickedOfSearch(drawn.filter, words.places)}
        typed={typed}
        circles={circlesAlone(drawn.filter)}
      />
      {/* In a narrow row the icon replaces its word. */}
      <a
        className="flex min-h-11 flex-none items-center justify-center gap-2 text-13 whitespace-nowrap text-ink-soft hover:text-brass max-2xl:w-[44px] 2xl:px-3"
        href={mapPathOf(query, language)}
        title={draw}
      >
        <MapSign />
        <span className="max-2xl:sr-only">{draw}</span>
      </a>
      <button
        type="button"
        className={`filter-open ${OPENER} rounded-control border border-line bg-sheet xl:hidden`}
        popoverTarget="filter"
      >
        <Sliders />
        {active ? t('list.filter_count', { count: active }) : t('list.filter')}
      </button>
      <div id="filter" popover="auto" className={`filter-row ${SHEET} ${ROW}`}>
        <CloseButton className="xl:hidden" target="filter" label={t('list.filter')} t={t} />
        <Kept by={`${language} deals ${asked}`}>
          <Deals className="filter-cell items-center xl:px-4" asked={asked} hasBoth t={t} />
        </Kept>
        <TypeField
          className={`filter-cell ${CELL} xl:w-42`}
          asked={query.filter.objektart}
          counts={counts.objektart}
          tag={words.tag}
          t={t}
        />
        {rowRanges.map(([name, criterion, label]) => (
          // A price that means something else is another field.
          <Kept
            key={label}
            by={isEmpty(name) ? `${language} row ${name} ${rangeField(criterion, query.filter)}` : null}
          >
            <RangeField
              name={name}
              criterion={criterion}
              label={label}
              isRow
              value={query.filter[name] as Range | undefined}
              histogram={histograms[name]}
              words={words}
            />
          </Kept>
        ))}
        <button
          type="button"
          className={`filter-more ${OPENER} border-s border-line max-xl:hidden`}
          popoverTarget="filter-panel"
        >
          <Sliders />
          {hidden.length ? t('list.more_count', { count: hidden.length }) : t('list.more')}
        </button>
        <div id="filter-panel" popover="auto" className={`filter-panel ${PANEL}`}>
          <CloseButton className="max-xl:hidden" target="filter-panel" label={t('list.more')} t={t} />
          <div className="filter-panel-fields xl:grid xl:grid-cols-4 xl:gap-x-8 xl:gap-y-6 xl:pt-4 xl:pb-6">
            {further.map(([name, criterion]) => (
              <Kept key={name} by={isEmpty(name) && name !== 'untergruppe' ? `${language} field ${name}` : null}>
                <CriterionField
                  name={name}
                  criterion={criterion}
                  value={query.filter[name]}
                  types={name === 'untergruppe' ? query.filter.objektart : undefined}
                  counts={counts[name]}
                  histogram={histograms[name]}
                  words={words}
                />
              </Kept>
            ))}
          </div>
          <div className="sticky bottom-0 flex justify-end border-t border-line bg-sheet py-4 max-xl:hidden">
            <button type="submit" className="button">
              {show}
            </button>
          </div>
        </div>
        <button
          type="submit"
          className="button filter-apply max-xl:sticky max-xl:bottom-4 max-xl:my-4 max-xl:min-h-12 max-xl:w-full max-xl:shadow-[0_0_0_16px_var(--sheet)] xl:ms-1 xl:min-h-10 xl:self-center"
        >
          <span className="max-xl:hidden">{t('list.apply')}</span>
          <span className="on-narrow xl:hidden">{show}</span>
        </button>
      </div>
    </form>
  )
}

/** Below 1280 px the sheet follows the finger from its head. */
function follow(head: HTMLElement | null): void {
  const sheet = head?.closest<HTMLElement>('[popover]')
  if (!head || !sheet || matchMedia('(width >= 80rem)').matches) return
  head.style.touchAction = 'none'
  void retrying(() => import('../../frame/pull.ts')).then(({ followPull }) =>
    followPull(sheet, head, () => sheet.hidePopover()),
  )
}

function CloseButton({
  className,
  target,
  label,
  t,
}: {
  className: string
  target: string
  label: string
  t: Translate<'search' | 'shared'>
}) {
  return (
    <div ref={follow} className={`flex items-center justify-between font-serif text-20 font-medium ${className}`}>
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
    <svg
      className="size-[18px] flex-none fill-sheet stroke-current stroke-[1.5]"
      aria-hidden="true"
      viewBox="0 0 18 18"
    >
      <path d="M2 5h7m4 0h3M2 13h3m4 0h7" />
      <circle cx="11" cy="5" r="2" />
      <circle cx="7" cy="13" r="2" />
    </svg>
  )
}

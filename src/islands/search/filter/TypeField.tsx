import { formatNumber } from '../../../domain/format/number.ts'
import { OBJEKTARTEN, type Objektart } from '../../../domain/properties/vocabulary.ts'
import type { Translate } from '../../../i18n/translate.ts'

const PANEL = 'grid text-start'
const OVER =
  'absolute -start-px bottom-full z-20 max-h-96 w-80 max-w-[80vw] overflow-y-auto overscroll-contain rounded-t-card border border-line bg-sheet p-4 text-15 text-ink shadow-float'
/** As OVER from the width on at which list and map show their filters in a row. */
const OVER_WHEN_WIDE =
  'pt-2 xl:absolute xl:-start-px xl:top-full xl:z-20 xl:max-h-96 xl:w-80 xl:overflow-y-auto xl:overscroll-contain xl:rounded-b-card xl:border xl:border-line xl:bg-sheet xl:p-4 xl:shadow-float'

/**
 * Any number of types, as checkboxes behind one line that names the chosen ones. Also rendered without React, on the
 * start page and the map: scripts/frame/choices.ts keeps the line in step and closes the choice.
 * @param className the cell of its form
 */
export function TypeField({
  asked = [],
  counts,
  className,
  isStatic = false,
  isOver = false,
  tag,
  t,
}: {
  asked: readonly Objektart[] | undefined
  counts?: Readonly<Record<string, number>> | undefined
  className: string
  isStatic?: boolean
  /** Over the page at every width, above its form, whose words are larger; else only where its form is a row, and in a sheet it pushes the rest down. */
  isOver?: boolean
  /** BCP 47, for the digits of the counts */
  tag: string
  t: Translate<'search' | 'shared'>
}) {
  const none = t('list.all_types')
  const names = OBJEKTARTEN.filter((value) => asked.includes(value)).map((value) => t(`objektart.${value}`))
  return (
    <details className={`choice relative ${className}`} {...(isStatic && { 'data-choice': none })}>
      <summary className="flex h-full cursor-pointer list-none flex-col justify-center">
        <span className="label">{t('filter.objektart')}</span>
        <span className={`flex ${isOver ? 'min-h-8 md:text-17' : 'min-h-7'} items-center gap-2 text-15 font-medium`}>
          <bdi className="truncate">{names.join(', ') || none}</bdi>
          <svg className="ms-auto size-2.5 shrink-0 fill-none stroke-current" aria-hidden="true" viewBox="0 0 12 12">
            <path d="m2 4 4 4 4-4" />
          </svg>
        </span>
      </summary>
      <fieldset className={isOver ? `${PANEL} ${OVER}` : `${PANEL} ${OVER_WHEN_WIDE}`}>
        <legend className="sr-only">{t('filter.objektart')}</legend>
        {OBJEKTARTEN.filter((value) => asked.includes(value) || !counts || counts[value]).map((value) => (
          <label key={value} className="flex cursor-pointer items-baseline gap-2.5 py-1.5">
            <input
              type="checkbox"
              className="size-4.5 shrink-0 translate-y-0.75 accent-brass"
              name="objektart"
              value={value}
              defaultChecked={asked.includes(value)}
            />
            <span>
              <bdi>{t(`objektart.${value}`)}</bdi>
              {counts && (
                <small className="text-13 text-ink-soft tabular-nums"> {formatNumber(counts[value] ?? 0, tag)}</small>
              )}
            </span>
          </label>
        ))}
      </fieldset>
    </details>
  )
}

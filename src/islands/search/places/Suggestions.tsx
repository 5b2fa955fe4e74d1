import { formatNumber } from '../../../domain/format/number.ts'
import type { PlaceSuggestion } from '../../../domain/places/suggestion.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { pickedText } from '../../../words/place.ts'

/** The list of a combobox: name, kind, what is around it, and the number of homes. */
export function Suggestions({
  id,
  isOpen,
  options,
  active,
  isUnknown,
  language,
  t,
  onChoose,
}: {
  id: string
  isOpen: boolean
  options: readonly PlaceSuggestion[]
  active: number | null
  /** No place has the typed name. */
  isUnknown: boolean
  language: Language
  t: Translate<'search' | 'shared'>
  onChoose: (place: PlaceSuggestion) => void
}) {
  const near = options.findIndex((option) => option.near)
  const row = (place: PlaceSuggestion, at: number) => (
    <Option
      key={`${place.slug} ${place.km ?? ''}`}
      id={`${id}-${at}`}
      place={place}
      isActive={at === active}
      tag={LANGUAGES[language].tag}
      t={t}
      onChoose={onChoose}
    />
  )
  const found = near < 0 ? options : options.filter((option) => !option.near)
  return (
    <div
      className="absolute start-0 top-full z-30 max-h-96 w-max min-w-full max-w-[min(28rem,calc(100vw-2rem))] overflow-y-auto overscroll-contain rounded-card border border-line bg-sheet py-1 text-15 text-ink shadow-float"
      hidden={!isOpen}
    >
      {isUnknown && <p className="px-3 py-2 text-ink-soft">{t('place.none')}</p>}
      <div id={`${id}-list`} role="listbox" aria-label={t('place.suggestions')}>
        {found.map((place) => row(place, options.indexOf(place)))}
        {near >= 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a group of options; a fieldset is not allowed in a listbox
          <div role="group" aria-label={t('place.near')}>
            <p className="px-3 pt-2 text-13 text-ink-soft" aria-hidden="true">
              {t('place.near')}
            </p>
            {options.map((place, at) => place.near && row(place, at))}
          </div>
        )}
      </div>
    </div>
  )
}

function Option({
  id,
  place,
  isActive,
  tag,
  t,
  onChoose,
}: {
  id: string
  place: PlaceSuggestion
  isActive: boolean
  tag: string
  t: Translate<'search' | 'shared'>
  onChoose: (place: PlaceSuggestion) => void
}) {
  const { name, art, part, km, count } = place
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the text field, which handles the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={`grid min-h-11 cursor-pointer grid-cols-[1fr_auto] items-center gap-x-4 border-s-2 border-transparent px-3 py-1 hover:bg-line/40 aria-selected:border-brass aria-selected:bg-line/60 ${count === 0 ? 'text-ink-soft' : ''}`}
      ref={(element) => {
        if (isActive) element?.scrollIntoView({ block: 'nearest' })
      }}
      // The focus stays in the text field.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(place)}
    >
      <span className="font-medium">
        <bdi>{pickedText({ slug: place.slug, name, art, km }, t)}</bdi>
      </span>{' '}
      <span className="col-start-1 text-13 text-ink-soft">
        {[t(`place.art.${art}`), part, place.in].filter(Boolean).join(' · ')}
      </span>{' '}
      <span className="col-start-2 row-span-2 row-start-1 text-13 tabular-nums" aria-hidden="true">
        {formatNumber(count, tag)}
      </span>
      <span className="sr-only">{t('count.ALLE', { count })}</span>
    </div>
  )
}

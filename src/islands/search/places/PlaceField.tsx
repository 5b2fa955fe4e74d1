import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react'
import { joinTyped, type Picked, paramsOfPlaces, TYPED_NAMES } from '../../../domain/places/typed.ts'
import type { Language } from '../../../i18n/languages.ts'
import { search } from '../../../i18n/search/browser.ts'
import { shared } from '../../../i18n/shared/browser.ts'
import { translatorOf } from '../../../i18n/translate.ts'
import { $mapPlaces } from '../../../stores/search/picked.ts'
import { pickedText } from '../../../words/place.ts'
import { useStore } from '../../frame/use-store.ts'
import { Chosen } from './Chosen.tsx'
import { Suggestions } from './Suggestions.tsx'
import { useCombobox } from './use-combobox.ts'

interface Props {
  language: Language
  /** `ohne`: the places that the search leaves out; by default those that it asks for. */
  holds?: 'ohne'
  /** The places of the search when the page was rendered. */
  picked: readonly Picked[]
  /** A text that the server could not read: an unknown place. */
  typed?: string
  /** Circles of the map that are no places, in the form of the address; the field passes them on. */
  circles?: string
  /** The other filters as a query string; by default those of the form around the field. */
  criteria?: string
  label?: string
  /** Places that do not fit in a line make a second one. */
  wraps?: true
  className?: string
  labelClass?: string
  /** A sentence that the field takes, as its placeholder: what is no place is a sentence then, and stays as it was typed. */
  example?: string
  /** On the map: takes over the places of changes elsewhere. */
  follows?: true
}

/** Only a field that takes sentences loads it. */
const SentencePreview = lazy(async () => ({
  default: (await import('../../understanding/SentencePreview.tsx')).SentencePreview,
}))

/**
 * The places of a search: a combobox with a list of suggestions (ARIA Authoring Practices), and the chosen places as
 * chips, each with its radius. The form receives hidden fields `ort`, `plz`, `land` and `umkreis`, and in `wo` what was
 * typed and not chosen. After a change it dispatches `places` (bubbling). Without JavaScript it is one text field, whose
 * text the server reads (`wo`, and in `wo_alt` its former text). The field of places to leave out has the names `ohne`,
 * `ohne_wo` and `ohne_wo_alt`, and no radius.
 */
export function PlaceField(props: Props): ReactNode {
  const { language, holds = 'ort', typed = '', circles = '', className, labelClass = 'label', wraps, follows } = props
  const t = translatorOf(language, search, shared)
  // The server gives the first id of each island the same value, and the map has two of them.
  const id = `${useId()}${holds}`
  const root = useRef<HTMLDivElement>(null)
  const box = useCombobox({ ...props, root, t })
  const { picked, isOpen, active, options } = box
  const label = props.label ?? t(`filter.${holds}`)
  const outside = useStore($mapPlaces, { ssr: () => null })?.[holds]
  const { replace } = box
  useEffect(() => {
    if (follows && outside) replace(outside)
  }, [follows, outside, replace])

  const params: Record<string, string> =
    holds === 'ohne' ? { ohne: picked.map(({ slug }) => slug).join(',') } : placeParams(picked, circles)
  const before = joinTyped(props.picked.map((place) => pickedText(place, t)))
  const input = {
    name: TYPED_NAMES[holds].typed,
    type: 'text',
    autoComplete: 'off',
    autoCapitalize: 'words',
    enterKeyHint: 'search',
    maxLength: 400,
    placeholder: props.example ?? t('list.place_placeholder'),
  } as const
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: closes the list when the focus leaves the whole field
    <div ref={root} className={`relative ${className ?? ''}`} data-wakes data-places onBlur={box.onBlur}>
      <label className={labelClass} htmlFor={`${id}-text`}>
        {label}
      </label>
      <noscript>
        <input {...input} aria-label={label} defaultValue={joinTyped([before, typed].filter(Boolean))} />
        <input type="hidden" name={TYPED_NAMES[holds].before} value={before} />
      </noscript>
      <div
        className={`place-box flex min-w-0 items-center gap-1 overflow-x-auto [scrollbar-width:none] noscript:hidden ${wraps ? 'flex-wrap' : ''}`}
      >
        <Chosen picked={picked} holds={holds} t={t} onRadius={box.setRadius} onRemove={box.remove} />
        <input
          {...input}
          id={`${id}-text`}
          ref={box.field}
          className="w-auto min-w-[96px] flex-1"
          placeholder={picked.length ? t('place.more') : input.placeholder}
          defaultValue={typed}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={isOpen && active !== null ? `${id}-${active}` : undefined}
          onInput={box.onInput}
          onKeyDown={box.onKeyDown}
          onClick={box.open}
        />
      </div>
      {Object.entries(params).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Suggestions
        id={id}
        isOpen={isOpen}
        options={options}
        active={active}
        isUnknown={box.isUnknown}
        language={language}
        t={t}
        onChoose={box.choose}
      />
      {props.example !== undefined && <Preview language={language} />}
      <p className="sr-only" role="status">
        {box.said}
      </p>
    </div>
  )
}

/** It begins with the first input, so the server renders none. */
function Preview({ language }: { language: Language }): ReactNode {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  if (!isHydrated) return null
  return (
    <Suspense fallback={null}>
      <SentencePreview language={language} />
    </Suspense>
  )
}

function placeParams(picked: readonly Picked[], circles: string): Record<string, string> {
  const params = paramsOfPlaces(picked)
  return { ...params, umkreis: [params.umkreis, circles].filter(Boolean).join('~') }
}

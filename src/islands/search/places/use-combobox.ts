import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { Problem } from '../../../domain/errors.ts'
import type { PlaceSuggestion } from '../../../domain/places/suggestion.ts'
import { canBeLeftOut, type Picked, type PlaceField, pick, readInto } from '../../../domain/places/typed.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { readPlaces } from '../../../stores/search/places.ts'
import { radiusOf } from './Chosen.tsx'
import { criteriaAround } from './criteria.ts'
import { useSuggestions } from './use-suggestions.ts'

/** A change of the places, as the event `places` tells it. */
export interface PlacesChange {
  holds: PlaceField
  picked: readonly Picked[]
  /** Places that the last typed text named and that are unknown, or only part of one. */
  problems: readonly Problem[]
}

/**
 * The state of the place field. The text stays in the field itself, so that letters typed before hydration are kept;
 * the chosen places are state. The keys are those of the ARIA pattern.
 */
export function useCombobox({
  holds = 'ort',
  picked: first,
  criteria,
  example,
  root,
  t,
}: {
  holds?: PlaceField
  example?: string
  picked: readonly Picked[]
  criteria?: string
  root: RefObject<HTMLDivElement | null>
  t: Translate<'search' | 'shared'>
}) {
  const field = useRef<HTMLInputElement>(null)
  const takesSentences = example !== undefined
  const [picked, setPicked] = useState(first)
  /** The same for what goes on after a request, when the places of its render may be old. */
  const newest = useRef(first)
  const [active, setActive] = useState<number | null>(null)
  const [news, setNews] = useState<string | null>(null)
  /** The last change by the visitor: places that come from outside are none, and must not be told again. */
  const [told, setTold] = useState<PlacesChange | null>(null)
  const around = useCallback(() => criteria ?? criteriaAround(root.current, holds), [criteria, root, holds])
  const list = useSuggestions(around)
  const isHere = (place: PlaceSuggestion) => holds === 'ort' || (canBeLeftOut(place) && !place.km)
  const options = list.found.filter(
    (place) => isHere(place) && !picked.some(({ slug, km }) => slug === place.slug && km === place.km),
  )
  const textOf = () => field.current?.value.trim() ?? ''

  // After React has written the hidden fields, which the listener reads.
  useEffect(() => {
    if (!told) return
    // For a script that loads later.
    root.current?.setAttribute('data-changed', '')
    root.current?.dispatchEvent(new CustomEvent('places', { bubbles: true, detail: told }))
  }, [told, root])

  // A radius from before hydration: read before React writes its own into the select.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when hydrated
  useLayoutEffect(() => {
    const selects = [...(root.current?.querySelectorAll<HTMLSelectElement>('select[data-radius]') ?? [])]
    const early = selects.reduce(
      (places, { dataset, value }) => withRadius(places, dataset.radius, radiusOf(value)),
      picked,
    )
    // An effect cannot render at once.
    if (early.some(({ km }, at) => km !== picked[at]?.km)) change(early)
  }, [])

  // Letters from before hydration get their suggestions now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when hydrated
  useEffect(() => {
    if (document.activeElement === field.current && textOf()) void list.open(textOf())
  }, [])

  const tell = (name: string) =>
    setNews(holds === 'ort' ? t('place.added', { name }) : t('list.excluded', { place: name }))
  const write = (text: string) => {
    if (field.current) field.current.value = text
  }
  const close = () => {
    list.close()
    setActive(null)
  }
  const change = (next: readonly Picked[], problems: PlacesChange['problems'] = []) => {
    const all = unique(next)
    newest.current = all
    setPicked(all)
    setTold({ holds, picked: all, problems })
  }
  /** Renders at once: a form that is submitted next is read from the hidden fields. */
  const put = (...changed: Parameters<typeof change>) => flushSync(() => change(...changed))
  /** Turns the typed text into places; what is unknown stays in the field. */
  const settle = async (): Promise<void> => {
    const text = textOf()
    if (!text) return
    const read = await readPlaces(text)
    // The visitor has gone on typing, or the server is away.
    if (!read || textOf() !== text) return
    // A sentence stays as it is: the server reads it as a whole.
    if (takesSentences && read.some(({ place }) => !place)) return
    const { picked: places, problems, unread } = readInto(holds, read)
    write(unread)
    close()
    if (places.length || problems.length) put([...newest.current, ...places], problems)
    if (places.length) tell(places.map(({ name }) => name).join(', '))
  }
  const choose = (place: PlaceSuggestion) => {
    const { km, rest, name } = place
    write(rest ?? '')
    close()
    put([...newest.current, { ...pick(place), ...(km && { km }) }])
    tell(name)
    field.current?.focus()
    if (rest) void settle()
  }
  const move = (step: 1 | -1) => {
    if (!list.isOpen || options.length === 0) return list.open(textOf())
    setActive((at) =>
      at === null ? (step === 1 ? 0 : options.length - 1) : (at + step + options.length) % options.length,
    )
  }
  // A word that names no place may be a sentence: "Penthouse", "3部屋".
  const isUnknown = list.isUnknown && !takesSentences
  const submit = () => void settle().then(() => field.current?.form?.requestSubmit())

  return {
    field,
    picked,
    options,
    active,
    isOpen: list.isOpen && (options.length > 0 || isUnknown),
    isUnknown,
    said: list.isOpen ? saidOf(options.length, isUnknown, t) : (news ?? ''),
    choose,
    open: () => list.open(textOf()),
    replace: useCallback((next: readonly Picked[]) => {
      newest.current = next
      setPicked(next)
    }, []),
    setRadius: (place: Picked, km: Picked['km']) => put(withRadius(newest.current, place.slug, km)),
    remove(place: Picked) {
      // First: the button that has the focus goes with its place.
      field.current?.focus()
      put(newest.current.filter(({ slug }) => slug !== place.slug))
      setNews(t('place.removed', { name: place.name }))
    },
    onInput() {
      setActive(null)
      setNews(null)
      // A sign that ends a place; a text with more behind it was pasted, and is read at Enter.
      if (/^[^,;]{2,}[,;]$/.test(textOf())) void settleWhole(textOf().slice(0, -1))
      list.open(textOf())
    },
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      // Enter and the arrows also choose among an input method's words.
      if (event.nativeEvent.isComposing) return
      const { key } = event
      if (key === 'ArrowDown' || key === 'ArrowUp') move(key === 'ArrowDown' ? 1 : -1)
      else if (key === 'Enter' && list.isOpen && active !== null && options[active]) choose(options[active])
      else if (key === 'Enter' && textOf()) submit()
      else if (key === 'Escape' && list.isOpen) close()
      else if (key === 'Escape' && textOf()) write('')
      else if (key === 'Backspace' && field.current?.value === '' && picked.length > 0)
        root.current?.querySelector<HTMLElement>('li:last-child > button')?.focus()
      else return
      event.preventDefault()
    },
    onBlur({ relatedTarget }: FocusEvent) {
      if (root.current?.contains(relatedTarget as Node | null)) return
      close()
      void settle()
    },
  }

  /** "Graz," becomes a place, unless the comma belongs to its name. */
  async function settleWhole(text: string): Promise<void> {
    const typed = textOf()
    const read = await readPlaces(text)
    const place = read?.length === 1 ? read[0]?.place : null
    if (!place || !isHere(place) || textOf() !== typed) return
    choose({ ...place, rest: '' })
  }
}

function saidOf(count: number, isUnknown: boolean, t: Translate<'search' | 'shared'>): string {
  if (isUnknown) return t('place.none')
  return count > 0 ? t('place.found', { count }) : ''
}

const withRadius = (places: readonly Picked[], slug: string | undefined, km: Picked['km']): readonly Picked[] =>
  places.map((place) => {
    const { km: _, ...rest } = place
    return place.slug === slug ? { ...rest, ...(km && { km }) } : place
  })

/** Each place once; the last choice of its radius stands. */
const unique = (places: readonly Picked[]): Picked[] => [
  ...new Map(places.map((place) => [place.slug, place])).values(),
]

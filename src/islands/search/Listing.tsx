import {
  type FormEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Problem } from '../../domain/errors.ts'
import type { SearchQuery } from '../../domain/search/criteria.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import { problems as problemWords } from '../../i18n/problems/browser.ts'
import { search } from '../../i18n/search/browser.ts'
import { shared } from '../../i18n/shared/browser.ts'
import { translatorOf } from '../../i18n/translate.ts'
import { $settled, ask, NOTHING_ASKED } from '../../stores/search/search.ts'
import type { NamesById, PlaceNames, SearchWords } from '../../words/place.ts'
import { ErrorBoundary } from '../frame/ErrorBoundary.tsx'
import { followAddress } from '../frame/printed.ts'
import { scrollToTop } from '../frame/scroll.ts'
import { useStore } from '../frame/use-store.ts'
import { type Counts, countsOf, type Histograms, histogramsOf } from './filter/counts.ts'
import { FilterForm } from './filter/FilterForm.tsx'
import { parseAddress, readForm } from './filter/read-form.ts'
import { searchPath } from './paths.ts'
import type { PlacesChange } from './places/use-combobox.ts'
import { Added } from './results/Added.tsx'
import { useAdding } from './results/adding.ts'
import { useLater } from './results/later.ts'
import { Nowhere, type NowhereProps } from './results/Nowhere.tsx'
import { offerInstead } from './results/offer-instead.ts'
import { Problems } from './results/Problems.tsx'
import { Failed, ResultsBox } from './results/phase.tsx'
import { Results } from './results/Results.tsx'
import { useReturn } from './results/returning.ts'

/** Debounce of typed text; choices search at once. */
const TYPING_PAUSE_MS = 450
/** Memoised: a running request changes nothing in the visible results. */
const KeptResults = memo(Results)

interface Props {
  query: SearchQuery
  typed: string
  /** The server's page has no results, since all places of the search are unknown. */
  isNowhere: boolean
  total: number
  counts: Counts
  histograms: Histograms
  places: PlaceNames
  names: NamesById
  language: Language
  /** The map beside the list: the source of its tiles, and their attribution. */
  tiles: { url: string; source: string }
  children?: ReactNode
}

/**
 * The list of homes. The server renders the first page into `children`, which React leaves untouched until the visitor
 * searches again; so hydration needs no copy of the cards.
 */
export default function Listing(props: Props) {
  return (
    <ErrorBoundary t={translatorOf(props.language, shared)} language={props.language} heading="h1">
      <List {...props} />
    </ErrorBoundary>
  )
}

function List({
  query: first,
  typed: firstTyped,
  isNowhere: firstNowhere,
  total: firstTotal,
  counts: firstCounts,
  histograms: firstHistograms,
  places: firstPlaces,
  names,
  language,
  tiles,
  children,
}: Props) {
  const state = useStore($settled, { ssr: () => NOTHING_ASKED })
  const [places, setPlaces] = useState(firstPlaces)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  // A change from outside the form (chip, page, browser's back) renders the form again; its own changes do not.
  const [drawn, setDrawn] = useState({ nr: 0, query: first, typed: firstTyped, since: NOTHING_ASKED })
  const [nowhere, setNowhere] = useState<(NowhereProps & { query: SearchQuery }) | null>(null)
  // The visible page has no results: the next search is another one, also with the same address.
  const isLost = useRef(firstNowhere)
  const root = useRef<HTMLDivElement>(null)
  const isFollowed = useRef(false)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Counts readings of the form and searches: a newer one overtakes a reading that still waits for the server.
  const turn = useRef(0)
  // A reading that waits, or was overtaken by another one, begins a step of the browser's history.
  const isStep = useRef(false)
  // The form contains input that the results do not include yet.
  const [isTyping, setTyping] = useState(false)
  const [isAwake, setAwake] = useState(false)
  // Dragging a thumb is one step of the browser's history, however many values it passes.
  const slid = useRef<EventTarget | null>(null)
  const t = useMemo(() => translatorOf(language, problemWords, search, shared), [language])
  const words: SearchWords = useMemo(
    () => ({ t, language, tag: LANGUAGES[language].tag, places, names }),
    [t, language, places, names],
  )
  useEffect(followAddress, [])

  const go = useCallback(
    (query: SearchQuery, how: 'push' | 'replace' | 'none') => {
      turn.current++
      isStep.current = false
      isLost.current = false
      setNowhere(null)
      // The request first: the rest happens while it is running.
      void ask(query, language, how === 'none' ? firstPageOf(query) : query.seite)
      const path = searchPath(query, language)
      if (how === 'push' && path !== location.pathname + location.search) {
        history.pushState(null, '', path)
        scrollToTop()
      }
      if (how === 'replace') history.replaceState(null, '', path)
    },
    [language],
  )

  const submit = useCallback(
    async (how: 'push' | 'replace' = 'push') => {
      clearTimeout(pause.current)
      const form = root.current?.querySelector<HTMLFormElement>('#suche')
      if (!form) return
      const mine = ++turn.current
      isStep.current ||= how === 'push'
      const read = await readForm(form).catch(() => null)
      if (mine !== turn.current) return
      const step = isStep.current ? 'push' : 'replace'
      isStep.current = false
      // The server is away: the text stays, and so does the search.
      if (!read) return
      setProblems((known) => (known.length + read.problems.length ? read.problems : known))
      setPlaces((known) => (Object.keys(read.places).length ? { ...known, ...read.places } : known))
      setTyping(read.problems.length > 0)
      if (read.isNowhere) {
        const offer = await offerInstead(form, read.query)
        if (mine !== turn.current) return
        setNowhere({ ...offer, query: read.query })
        isLost.current = true
        return focusTitle()
      }
      // The form begins at page one; when it describes the current search, the page number stays.
      const there = searchPath({ ...parseAddress(location.search), seite: 1 }, language)
      if (isLost.current || searchPath(read.query, language) !== there) go(read.query, step)
    },
    [go, language],
  )

  const redraw = useCallback(
    (query: SearchQuery) => setDrawn(({ nr }) => ({ nr: nr + 1, query, typed: '', since: $settled.get() })),
    [],
  )

  useEffect(() => {
    const back = () => {
      const query = parseAddress(location.search)
      setTyping(false)
      redraw(query)
      go(query, 'none')
    }
    addEventListener('popstate', back)
    return () => removeEventListener('popstate', back)
  }, [go, redraw])

  // Input from before the code had loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when hydrated
  useEffect(() => {
    setAwake(true)
    const form = root.current?.querySelector<HTMLFormElement>('#suche')
    if (form && isTouched(form)) void submit()
  }, [])

  useEffect(() => {
    const box = root.current
    const changed = (event: Event) => {
      const { picked } = (event as CustomEvent<PlacesChange>).detail
      setPlaces((known) => ({ ...known, ...namesOfPicked(picked) }))
      void submit()
    }
    box?.addEventListener('places', changed)
    return () => box?.removeEventListener('places', changed)
  }, [submit])

  const add = useAdding(root, first, language)
  useReturn(language)

  const follow = (event: MouseEvent) => {
    if ((event.target as Element).closest('[data-search="more"]')) return add()
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-search]')
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const query = parseAddress(new URL(link.href).search)
    setProblems([])
    setTyping(false)
    redraw(query)
    go(query, 'push')
    isFollowed.current = true
    focusTitle()
  }

  const change = (event: FormEvent) => {
    clearTimeout(pause.current)
    const field = event.target instanceof HTMLInputElement ? event.target : null
    // The place field tells its changes itself: half a name is no place.
    if ((event.target as Element).closest('[data-places]')) return
    if (field && /^(text|search)$/.test(field.type)) {
      setTyping(true)
      pause.current = setTimeout(() => void submit(), TYPING_PAUSE_MS)
      return
    }
    const isOn = field?.type === 'range' && slid.current === field
    slid.current = field?.type === 'range' ? field : null
    void submit(isOn ? 'replace' : 'push')
  }

  const { shown, added, adding } = state
  // The answer brings its own title; the focus moves to it, unless the visitor has moved on in the meantime.
  useEffect(() => {
    if (shown && isFollowed.current && document.activeElement === document.body) focusTitle()
    if (shown) isFollowed.current = false
  }, [shown])

  const total = shown?.answer.total ?? firstTotal
  // The counts are usually in a closed panel: the cards are rendered first.
  const facets = useLater(shown?.answer.facets)
  const counts = useMemo(() => (facets ? countsOf(facets) : firstCounts), [facets, firstCounts])
  const histograms = useMemo(() => (facets ? histogramsOf(facets) : firstHistograms), [facets, firstHistograms])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for links and fields inside, which have their roles
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key press on a link comes as a click
    <div
      ref={root}
      className="listing [--row:65px]"
      data-first-page={shown?.firstPage ?? first.seite}
      data-last-page={(shown ?? added)?.query.seite ?? first.seite}
      data-total={total}
      data-per-page={shown?.query.pro_seite ?? first.pro_seite}
      onClick={follow}
      onSubmit={(event) => {
        event.preventDefault()
        for (const sheet of root.current?.querySelectorAll<HTMLElement>(':popover-open') ?? []) sheet.hidePopover()
        void submit()
      }}
      onChange={change}
    >
      <FilterForm
        key={drawn.nr}
        // Until the next answer, the form shows its own search.
        query={drawn.since === state ? drawn.query : (state.query ?? drawn.query)}
        drawn={drawn.query}
        typed={drawn.typed}
        counts={counts}
        histograms={isAwake ? histograms : NO_HISTOGRAMS}
        total={total}
        isSure={!isTyping}
        words={words}
      />
      <div className="listing-body">
        <ResultsBox>
          <Problems problems={problems} t={t} />
          <Failed t={t} language={language} />
          {nowhere ? (
            <Nowhere {...nowhere} words={words} pathOf={(other) => searchPath(other, language)} />
          ) : shown ? (
            <KeptResults
              query={shown.query}
              answer={shown.answer}
              firstPage={shown.firstPage}
              adding={adding}
              places={places}
              names={names}
              language={language}
            />
          ) : (
            children
          )}
          {!shown && !nowhere && (added || adding !== 'ready') && (
            <Added root={root} first={first} added={added} adding={adding} total={firstTotal} words={words} />
          )}
        </ResultsBox>
        <section className="beside map-page" dir="ltr" aria-label={t('map.label')}>
          <div
            className="map-canvas"
            data-beside=""
            data-tiles={tiles.url}
            data-source={tiles.source}
            suppressHydrationWarning
            // The map may be in it before hydration, and React must not look for its own children there.
            // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing at all is set
            dangerouslySetInnerHTML={{ __html: '' }}
          />
        </section>
      </div>
    </div>
  )
}

const NO_HISTOGRAMS: Histograms = {}

/** After a step back, the first of the loaded pages. */
function firstPageOf({ seite }: SearchQuery): number {
  const first: unknown = history.state?.firstPage
  return Number.isSafeInteger(first) && (first as number) > 0 && (first as number) <= seite ? (first as number) : seite
}

function focusTitle() {
  document.getElementById('ergebnisse')?.focus({ preventScroll: true })
}

/** A chosen suggestion brings its name: the address has only the slug. */
function namesOfPicked(picked: PlacesChange['picked']): PlaceNames {
  return Object.fromEntries(
    picked.flatMap(({ slug, name, art }) => (art === 'plz' || art === 'land' ? [] : [[slug, { name, art }]])),
  )
}

function isTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    // The chips of places have hidden fields, which are right.
    if (field instanceof HTMLSelectElement && field.closest('[data-places]')) return false
    if (field instanceof HTMLSelectElement) return [...field.options].some((o) => o.selected !== o.defaultSelected)
    if (!(field instanceof HTMLInputElement)) return false
    return /^(radio|checkbox)$/.test(field.type)
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue
  })
}

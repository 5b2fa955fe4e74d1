import { useStore } from '@nanostores/react'
import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { Problem } from '../../domain/errors.ts'
import type { SearchQuery } from '../../domain/search/criteria.ts'
import '../../i18n/here.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import { translator } from '../../i18n/translate.ts'
import { $search, ask, NOTHING_ASKED } from '../../stores/search.ts'
import { ErrorBoundary } from '../frame/ErrorBoundary.tsx'
import { scrollToTop } from '../frame/scroll.ts'
import { countsOf } from './counts.ts'
import { type PlaceNames, searchPath, type Words } from './describe.ts'
import { type Counts, FilterForm } from './FilterForm.tsx'
import { Problems } from './Problems.tsx'
import { Results } from './Results.tsx'
import { parseAddress, readForm, typedOf } from './read-form.ts'

/** Typing waits for a pause; choices search at once. */
const TYPING_PAUSE_MS = 450

interface Props {
  query: SearchQuery
  typed: string
  total: number
  counts: Counts
  places: PlaceNames
  language: Language
  children?: ReactNode
}

/**
 * The list of homes. The server renders the first page into `children`, which React leaves untouched until the
 * visitor searches anew; so hydration needs no copy of the cards.
 */
export default function Listing(props: Props) {
  return (
    <ErrorBoundary language={props.language}>
      <List {...props} />
    </ErrorBoundary>
  )
}

function List({
  query: first,
  typed: firstTyped,
  total: firstTotal,
  counts: firstCounts,
  places: firstPlaces,
  language,
  children,
}: Props) {
  const state = useStore($search, { ssr: () => NOTHING_ASKED })
  const [places, setPlaces] = useState(firstPlaces)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  // A change from outside the form (chip, page, browser's back) draws the form anew; its own changes do not.
  const [drawn, setDrawn] = useState({ nr: 0, query: first, typed: firstTyped })
  const root = useRef<HTMLDivElement>(null)
  const isFollowed = useRef(false)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const t = translator(language)
  const words: Words = { t, language, tag: LANGUAGES[language].tag, places }

  const go = useCallback(
    (query: SearchQuery, how: 'push' | 'replace' | 'none') => {
      const path = searchPath(query, language)
      if (how === 'push' && path !== location.pathname + location.search) {
        history.pushState(null, '', path)
        scrollToTop()
      }
      if (how === 'replace') history.replaceState(null, '', path)
      void ask(query, language)
    },
    [language],
  )

  const submit = useCallback(async () => {
    clearTimeout(pause.current)
    const form = root.current?.querySelector<HTMLFormElement>('#suche')
    if (!form) return
    const read = await readForm(form, places)
    setProblems(read.problems)
    setPlaces((known) => ({ ...known, ...read.places }))
    if (searchPath(read.query, language) !== location.pathname + location.search) go(read.query, 'push')
  }, [go, language, places])

  const redraw = useCallback(
    (query: SearchQuery) => setDrawn(({ nr }) => ({ nr: nr + 1, query, typed: typedOf(query, places) })),
    [places],
  )

  useEffect(() => {
    const back = () => {
      const query = parseAddress(location.search)
      redraw(query)
      go(query, 'none')
    }
    addEventListener('popstate', back)
    return () => removeEventListener('popstate', back)
  }, [go, redraw])

  // What was typed or chosen while the code was still on its way.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when hydrated
  useEffect(() => {
    const form = root.current?.querySelector<HTMLFormElement>('#suche')
    if (form && isTouched(form)) void submit()
  }, [])

  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-search]')
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const query = parseAddress(new URL(link.href).search)
    setProblems([])
    redraw(query)
    go(query, 'push')
    isFollowed.current = true
    focusTitle()
  }

  const { shown, phase } = state
  // The answer brings a title of its own; unless somebody has gone on meanwhile, the focus goes over to it.
  useEffect(() => {
    if (shown && isFollowed.current && document.activeElement === document.body) focusTitle()
    if (shown) isFollowed.current = false
  }, [shown])

  const total = shown?.answer.total ?? firstTotal
  const counts = shown?.answer.facets ? countsOf(shown.answer.facets) : firstCounts
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for links and fields inside, which have their roles
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key press on a link comes as a click
    <div
      ref={root}
      className="listing"
      onClick={follow}
      onSubmit={(event) => {
        event.preventDefault()
        for (const sheet of root.current?.querySelectorAll<HTMLElement>(':popover-open') ?? []) sheet.hidePopover()
        void submit()
      }}
      onChange={(event) => {
        clearTimeout(pause.current)
        const typing = event.target instanceof HTMLInputElement && /^(text|search)$/.test(event.target.type)
        if (typing) pause.current = setTimeout(() => void submit(), TYPING_PAUSE_MS)
        else void submit()
      }}
    >
      <FilterForm
        key={drawn.nr}
        query={state.query ?? drawn.query}
        drawn={drawn.query}
        typed={drawn.typed}
        counts={counts}
        total={total}
        words={words}
      />
      <div className="results" aria-busy={phase === 'loading'}>
        <Problems problems={problems} t={t} />
        {phase === 'failed' && state.query && (
          <p className="notice notice-failed" role="alert">
            {t('list.failed')}{' '}
            <button type="button" className="link" onClick={() => state.query && void ask(state.query, language)}>
              {t('list.retry')}
            </button>
          </p>
        )}
        {shown ? <Results query={shown.query} answer={shown.answer} places={places} language={language} /> : children}
      </div>
    </div>
  )
}

function focusTitle() {
  document.getElementById('ergebnisse')?.focus({ preventScroll: true })
}

function isTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement) return [...field.options].some((o) => o.selected !== o.defaultSelected)
    if (!(field instanceof HTMLInputElement)) return false
    return /^(radio|checkbox)$/.test(field.type)
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue
  })
}

import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { COMPARED_MAX, comparedPath } from '../../domain/comparison/ids.ts'
import { formatNumber } from '../../domain/format/number.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import { localPath } from '../../i18n/paths.ts'
import { saved } from '../../i18n/saved/browser.ts'
import { shared } from '../../i18n/shared/browser.ts'
import { translatorOf } from '../../i18n/translate.ts'
import { $compared, type Compared, clearCompared, removeCompared } from '../../stores/comparison.ts'
import { CompareSign } from '../favorites/KeepButtons.tsx'
import { actAndGoOn } from '../frame/refocus.ts'
import { useStore } from '../frame/use-store.ts'
import { $panel } from './panel-state.ts'

const PHONE = '(width < 48rem)'
/** The panel that an addition has opened closes by itself: long enough to read four titles. */
const SHOWN_MS = 6000

interface Props {
  language: Language
  /** Whether the visitor has just added the first home: then the panel shows it. */
  isNew?: boolean
  /** The place of the tab in the bar; without one it is drawn beside the panel. */
  dock?: Element | null
}

/**
 * The homes to compare: a tab in the bar, where it covers nothing, and a panel that the visitor opens. On desks an
 * addition opens the panel for some seconds. Nothing when the list is empty. Rendered only in the browser.
 */
export function ComparePanel({ language, isNew = false, dock = null }: Props) {
  const t = translatorOf(language, saved, shared)
  const { tag } = LANGUAGES[language]
  const homes = useStore($compared)
  const box = useRef<HTMLElement>(null)
  const tab = useRef<HTMLButtonElement>(null)
  const count = useRef(homes.length)
  const [isOpen, setOpen] = useState(() => isNew && mayOpen())
  /** Whether the panel closes by itself: until the visitor touches it. */
  const [isPassing, setPassing] = useState(isOpen)

  useEffect(() => {
    const isAdded = homes.length > count.current
    count.current = homes.length
    if (!isAdded || !mayOpen()) return
    setOpen(true)
    setPassing(true)
  }, [homes.length])
  // Another addition starts the time again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: homes.length restarts the timer
  useEffect(() => {
    if (!isPassing) return
    const timer = setTimeout(() => {
      setOpen(false)
      setPassing(false)
    }, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isPassing, homes.length])

  if (homes.length === 0) return null
  const show = (open: boolean) => {
    setOpen(open)
    setPassing(false)
    $panel.set(open ? 'open' : 'tab')
    requestAnimationFrame(() => {
      const next = open ? box.current?.querySelector<HTMLElement>('[aria-expanded]') : tab.current
      next?.focus()
    })
  }
  const remove = (id: number) => {
    removeCompared(id)
    requestAnimationFrame(() => {
      // With its last home the panel goes.
      const next = box.current?.querySelector<HTMLElement>('[aria-expanded]') ?? document.querySelector('main')
      next?.focus({ preventScroll: true })
    })
  }
  const number = formatNumber(homes.length, tag)
  const stay = () => setPassing(false)
  const folded = (
    <section
      className="compare-tab print:hidden [&_svg]:size-5.5 [&_svg]:[stroke-linejoin:round] relative"
      aria-label={isOpen ? undefined : t('comparison.title')}
    >
      <button ref={tab} type="button" className="icon-button" aria-expanded={isOpen} onClick={() => show(!isOpen)}>
        <span className="sr-only">{t('comparison.expand', { number })}</span>
        <CompareSign />
        <span
          className="top-0.5 min-w-4.5 text-[0.75rem] leading-[18px] absolute end-0 rounded-full bg-brass px-1 text-center font-semibold text-on-brass"
          aria-hidden="true"
        >
          {number}
        </span>
      </button>
    </section>
  )
  return (
    <>
      {dock ? createPortal(folded, dock) : folded}
      {isOpen && (
        <section
          ref={box}
          className="compare-panel print:hidden z-14 [&_li]:grid-cols-[60px_minmax(0,1fr)_44px] [&_li_svg]:size-3 [&_header_svg]:size-4 fixed end-4 bottom-24 w-80 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-sheet shadow-float"
          aria-label={t('comparison.title')}
          onPointerEnter={stay}
          onFocus={stay}
          onKeyDown={({ key }) => key === 'Escape' && show(false)}
        >
          <header className="flex items-center justify-between gap-3 ps-4 pe-1">
            <h2 className="flex items-baseline gap-2 text-17">
              {t('comparison.title')}{' '}
              <span className="label figures">
                {number}/{formatNumber(COMPARED_MAX, tag)}
              </span>
            </h2>
            <button
              type="button"
              className="icon-button"
              aria-expanded="true"
              aria-label={t('comparison.collapse')}
              title={t('comparison.collapse')}
              onClick={() => show(false)}
            >
              <svg viewBox="0 0 20 20" aria-hidden="true" className="rtl:-scale-x-100">
                <path d="m8 4 6 6-6 6" />
              </svg>
            </button>
          </header>
          <ul className="max-h-48 overflow-y-auto overscroll-contain border-y border-line">
            {homes.map((home) => (
              <Row key={home.id} home={home} language={language} onRemove={() => remove(home.id)} />
            ))}
          </ul>
          {homes.length === 1 && <p className="label px-4 pt-2">{t('comparison.one_more')}</p>}
          <footer className="flex items-center justify-between gap-3 px-4 py-3">
            <button
              type="button"
              className="link min-h-11"
              onClick={({ currentTarget }) => actAndGoOn(currentTarget, clearCompared)}
            >
              {t('keep.remove_all')}
            </button>
            <a className="button" href={localPath(language, comparedPath(homes.map(({ id }) => id)))}>
              {t('keep.compare')}
            </a>
          </footer>
        </section>
      )}
    </>
  )
}

/** Not by itself on phones, over the price of a detail page, or after the visitor has folded it. */
function mayOpen(): boolean {
  const liesOverText = matchMedia(PHONE).matches || document.querySelector('[data-viewed-home]') !== null
  return !liesOverText && $panel.get() !== 'tab'
}

function Row({ home, language, onRemove }: { home: Compared; language: Language; onRemove: () => void }) {
  const t = translatorOf(language, saved, shared)
  const title = home.objekttitel || t('comparison.unknown')
  const picture = home.primary_image as { thumbnail_url?: unknown } | null | undefined
  return (
    <li className="grid items-center gap-3 border-line py-1.5 ps-4 not-first:border-t">
      <span className="h-10 overflow-hidden rounded-control bg-line">
        {typeof picture?.thumbnail_url === 'string' && (
          <img
            src={picture.thumbnail_url}
            alt=""
            width={60}
            height={40}
            loading="lazy"
            className="h-full w-full object-cover"
          />
        )}
      </span>
      <a
        className="line-clamp-2 text-13 wrap-anywhere hover:text-brass"
        href={localPath(language, `/immobilien/${home.id}`)}
      >
        {title}
      </a>
      <button type="button" className="icon-button" aria-label={t('comparison.remove', { title })} onClick={onRemove}>
        <svg viewBox="0 0 12 12" aria-hidden="true">
          <path d="m2 2 8 8m0-8-8 8" />
        </svg>
      </button>
    </li>
  )
}

import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import { COMPARED_MAX, comparedPath } from '../../domain/comparison/ids.ts'
import { formatNumber } from '../../domain/format/number.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import { localPath, splitLocale } from '../../i18n/paths.ts'
import { saved } from '../../i18n/saved/browser.ts'
import { shared } from '../../i18n/shared/browser.ts'
import { translatorOf } from '../../i18n/translate.ts'
import { $compared, type Compared, clearCompared, removeCompared } from '../../stores/comparison.ts'
import { CompareSign } from '../favorites/KeepButtons.tsx'
import { $panel } from './panel-state.ts'

const PHONE = '(max-width: 767.98px)'

/** The homes to compare, at the edge of every page; nothing when the list is empty. Rendered only in the browser. */
export function ComparePanel({ language }: { language: Language }) {
  const t = translatorOf(language, saved, shared)
  const { tag } = LANGUAGES[language]
  const homes = useStore($compared)
  const wish = useStore($panel)
  const box = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(() => wish !== 'tab' && !liesOverText())
  if (homes.length === 0) return null

  const show = (open: boolean) => {
    setOpen(open)
    $panel.set(open ? 'open' : 'tab')
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus())
  }
  const remove = (id: number) => {
    removeCompared(id)
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus())
  }
  const number = formatNumber(homes.length, tag)
  if (!isOpen)
    return (
      <section ref={box} className="compare-tab" aria-label={t('comparison.title')}>
        <button type="button" aria-expanded="false" onClick={() => show(true)}>
          <span className="sr-only">{t('comparison.expand', { number })}</span>
          <CompareSign />
          <span className="compare-badge" aria-hidden="true">
            {number}
          </span>
        </button>
      </section>
    )
  return (
    <section ref={box} className="compare-panel" aria-label={t('comparison.title')}>
      <header>
        <h2>
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
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="m8 4 6 6-6 6" />
          </svg>
        </button>
      </header>
      <ul>
        {homes.map((home) => (
          <Row key={home.id} home={home} language={language} onRemove={() => remove(home.id)} />
        ))}
      </ul>
      {homes.length === 1 && <p className="label">{t('comparison.one_more')}</p>}
      <footer>
        <button type="button" className="link" onClick={clearCompared}>
          {t('keep.remove_all')}
        </button>
        <a className="button" href={localPath(language, comparedPath(homes.map(({ id }) => id)))}>
          {t('keep.compare')}
        </a>
      </footer>
    </section>
  )
}

/** On phones, on the comparison page and over the price of a detail page it starts as a tab. */
function liesOverText(): boolean {
  const isComparison = splitLocale(location.pathname).path === '/vergleich'
  return isComparison || matchMedia(PHONE).matches || document.querySelector('[data-viewed-home]') !== null
}

function Row({ home, language, onRemove }: { home: Compared; language: Language; onRemove: () => void }) {
  const t = translatorOf(language, saved, shared)
  const title = home.objekttitel || t('comparison.unknown')
  const picture = home.primary_image as { thumbnail_url?: unknown } | null | undefined
  return (
    <li>
      <span className="compare-thumb">
        {typeof picture?.thumbnail_url === 'string' && (
          <img src={picture.thumbnail_url} alt="" width={60} height={40} loading="lazy" />
        )}
      </span>
      <a href={localPath(language, `/immobilien/${home.id}`)}>{title}</a>
      <button type="button" className="icon-button" aria-label={t('comparison.remove', { title })} onClick={onRemove}>
        <svg viewBox="0 0 12 12" aria-hidden="true">
          <path d="m2 2 8 8m0-8-8 8" />
        </svg>
      </button>
    </li>
  )
}

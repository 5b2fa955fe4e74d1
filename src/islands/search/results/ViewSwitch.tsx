import type { ReactNode } from 'react'
import type { SearchQuery } from '../../../domain/search/criteria.ts'
import { $viewMode, type ViewMode } from '../../../stores/view-mode.ts'
import type { SearchWords } from '../../../words/place.ts'
import { useStore } from '../../frame/use-store.ts'
import { mapPathOf } from '../paths.ts'
import { GridSign, ListSign, MapSign } from '../signs.tsx'

/** The selected one is underlined. */
const VIEW =
  'relative size-[44px] cursor-pointer place-items-center text-ink-soft hover:text-brass aria-pressed:text-ink aria-pressed:after:absolute aria-pressed:after:inset-x-[11px] aria-pressed:after:bottom-1 aria-pressed:after:border-b-2 aria-pressed:after:border-brass'

/**
 * Grid, list, map. Plain buttons that `shell-views.ts` handles, also before hydration. Without room for a map beside
 * the list, and without JavaScript, the third is a link to the map search.
 */
export function ViewSwitch({ query, words: { t, language } }: { query: SearchQuery; words: SearchWords }) {
  const shown = useStore($viewMode, { ssr: (): ViewMode => 'grid' })
  const button = (mode: 'grid' | 'list' | 'map', sign: ReactNode) => (
    <button
      type="button"
      className={`view grid noscript:hidden ${mode === 'map' ? 'max-xl:hidden' : ''} ${VIEW}`}
      data-view-mode={mode}
      aria-pressed={mode === shown}
      aria-label={t(`list.view_${mode}`)}
      title={t(`list.view_${mode}`)}
    >
      {sign}
    </button>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends
    <div
      className="views -ms-[12px] flex md:gap-1"
      role="group"
      aria-label={t('list.view')}
      data-live={import.meta.env.SSR ? undefined : ''}
    >
      {button('grid', <GridSign />)}
      {button('list', <ListSign />)}
      {button('map', <MapSign />)}
      <a
        className={`view grid xl:hidden noscript:grid! ${VIEW}`}
        href={mapPathOf(query, language)}
        aria-label={t('list.view_map')}
        title={t('list.view_map')}
      >
        <MapSign />
      </a>
    </div>
  )
}

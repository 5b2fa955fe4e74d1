import { useEffect, useState } from 'react'
import { exposePath } from '../../domain/exposes/subject.ts'
import { formatDate } from '../../domain/format/date.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import { localPath } from '../../i18n/paths.ts'
import { saved } from '../../i18n/saved/browser.ts'
import { shared } from '../../i18n/shared/browser.ts'
import { translatorOf } from '../../i18n/translate.ts'
import { $favorites, type FavoritesState, loadFavorites } from '../../stores/favorites/favorites.ts'
import { dropMissing, removeAllFavorites } from '../../stores/favorites/favorites-write.ts'
import { ErrorBoundary } from '../frame/ErrorBoundary.tsx'
import { QUIET_LABEL, QUIET_SELECT } from '../frame/select-class.ts'
import { useStore } from '../frame/use-store.ts'
import { PropertyCard } from '../properties/PropertyCard.tsx'
import { useHomes } from './homes.ts'
import { Note } from './Note.tsx'
import { tellRemoval } from './press.ts'
import { say } from './say.ts'
import { FAVORITE_SORTS, type FavoriteSort, type KeptHome, sortKept } from './sorting.ts'
import { Empty, Failed, Loading, Unknown } from './states.tsx'

/** The state on the server, which does not know the browser's storage. In a browser a guest's list is always ready. */
const UNKNOWN: FavoritesState = { owner: 'guest', phase: 'loading', list: [] }

/** All favourites, with notes, in the order of the visitor's choice. */
export default function Favorites(props: { language: Language; heading?: 'h2' | 'h3' }) {
  return (
    <ErrorBoundary t={translatorOf(props.language, shared)} language={props.language}>
      <List {...props} />
    </ErrorBoundary>
  )
}

function List({ language, heading = 'h2' }: { language: Language; heading?: 'h2' | 'h3' }) {
  const t = translatorOf(language, saved, shared)
  const { tag } = LANGUAGES[language]
  const { owner, phase, list } = useStore($favorites, { ssr: () => UNKNOWN })
  const [sort, setSort] = useState<FavoriteSort>('added')
  const ids = list.map(({ property_id }) => property_id)
  const { cards, isFailed, retry } = useHomes(ids, language, (missing) => {
    void dropMissing(missing).then(() => say('favorites.gone', { count: missing.length }))
  })
  useEffect(() => void loadFavorites({ anew: true }), [])

  const kept = list.flatMap((favorite): KeptHome[] => {
    const card = cards.get(favorite.property_id)
    return card ? [{ favorite, card }] : []
  })
  if (phase === 'failed' || (isFailed && kept.length === 0))
    return <Failed t={t} onRetry={() => (phase === 'failed' ? void loadFavorites({ anew: true }) : retry())} />
  if (phase === 'ready' && list.length === 0) return <Empty t={t} language={language} />
  if (owner === UNKNOWN.owner && phase === UNKNOWN.phase) return <Unknown t={t} language={language} />
  if (kept.length === 0) return <Loading t={t} />
  const sorted = sortKept(kept, sort, tag)
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-2">
        <p className="figures me-auto text-ink-soft" role="status">
          {t('favorites.count', { count: list.length })}
        </p>
        <label className={`${QUIET_LABEL} print:hidden`}>
          <span className="shrink-0 max-sm:sr-only">{t('list.sort')}</span>
          <select
            className={QUIET_SELECT}
            value={sort}
            onChange={(event) => setSort(event.target.value as FavoriteSort)}
          >
            {FAVORITE_SORTS.map((one) => (
              <option key={one} value={one}>
                {one === 'added'
                  ? t('favorites.sort_added')
                  : one === 'ort'
                    ? t('favorites.sort_place')
                    : t(`sort.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <a
          className="link print:hidden"
          href={localPath(language, exposePath({ kind: 'homes', ids: sorted.map(({ card }) => card.id) }))}
        >
          {t('expose.open')}
        </a>
        <button
          type="button"
          className="link print:hidden"
          onClick={() => void removeAllFavorites().then((removal) => tellRemoval(removal, 'favorites.removed_all'))}
        >
          {t('keep.remove_all')}
        </button>
      </div>
      {owner === 'guest' && (
        <p className="mb-8 border-y border-line py-3 text-ink-soft print:hidden">
          {t('favorites.guest')}{' '}
          <a className="link" href={localPath(language, '/anmelden')} data-login>
            {t('frame.login')}
          </a>
        </p>
      )}
      <ul className="card-grid">
        {sorted.map(({ favorite, card }) => (
          <li key={card.id} className="favorite row-span-3 grid-rows-subgrid not-last:pb-8">
            <PropertyCard card={card} t={t} language={language} eager={false} heading={heading} />
            <Note id={card.id} title={card.objekttitel} note={favorite.note} t={t} />
            {favorite.created_at && (
              <p className="label">{t('favorites.saved_at', { date: formatDate(favorite.created_at, tag) ?? '' })}</p>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

import { useEffect } from 'react'
import type { Language } from '../../../i18n/languages.ts'
import { localPath } from '../../../i18n/paths.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { $favorites, loadFavorites } from '../../../stores/favorites/favorites.ts'
import { dropMissing } from '../../../stores/favorites/favorites-write.ts'
import { useHomes } from '../../favorites/homes.ts'
import { say } from '../../favorites/say.ts'
import { useStore } from '../../frame/use-store.ts'
import { PropertyCard } from '../../properties/PropertyCard.tsx'
import { Skeleton } from '../cards/Skeleton.tsx'
import { NotLoaded } from '../States.tsx'
import { Block, NoneYet } from './parts.tsx'

/** Cards in a row. */
const SHOWN = 3
/** On phones the cut card shows that more follow. */
const ROW =
  'card-grid gap-x-6 [&>li]:pb-0 max-sm:[&>li]:content-stretch max-sm:-mx-(--gutter) max-sm:auto-cols-[78%] max-sm:grid-flow-col max-sm:overflow-x-auto max-sm:px-(--gutter) max-sm:py-1.5 sm:grid-cols-2 xl:grid-cols-3 sm:max-xl:[&>:nth-child(3)]:hidden'

/** The last favourites, as cards. */
export function Kept({ t, language }: { t: Translate<'account' | 'saved' | 'shared'>; language: Language }) {
  const { phase, list } = useStore($favorites)
  const ids = list.map(({ property_id }) => property_id)
  const { cards, isFailed, retry } = useHomes(ids.slice(-SHOWN).reverse(), language, (missing) => {
    void dropMissing(missing).then(() => say('favorites.gone', { count: missing.length }))
  })
  // Read again like the others: another device may have changed them in the meantime.
  useEffect(() => void loadFavorites({ anew: true }), [])
  const homes = ids
    .slice(-SHOWN)
    .reverse()
    .flatMap((id) => cards.get(id) ?? [])
  const isBroken = phase === 'failed' || (isFailed && homes.length === 0)
  return (
    <Block section="favoriten" t={t} count={phase === 'loading' ? undefined : list.length}>
      {isBroken ? (
        <NotLoaded t={t} onRetry={() => (phase === 'failed' ? void loadFavorites({ anew: true }) : retry())} />
      ) : phase === 'ready' && list.length === 0 ? (
        <NoneYet text={t('favorites.empty_text')} href={localPath(language, '/immobilien')} label={t('home.search')} />
      ) : homes.length === 0 ? (
        <Skeleton text={t('dashboard.loading')} count={SHOWN} className={ROW} line="aspect-3/2" />
      ) : (
        <ul className={ROW}>
          {homes.map((card) => (
            <li key={card.id} className="grid">
              <PropertyCard card={card} t={t} language={language} eager={false} heading="h3" />
            </li>
          ))}
        </ul>
      )}
    </Block>
  )
}

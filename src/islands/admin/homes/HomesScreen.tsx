import { lazy, Suspense } from 'react'
import { admin } from '../../../i18n/admin/browser.ts'
import { listings } from '../../../i18n/listings/browser.ts'
import { search } from '../../../i18n/search/browser.ts'
import { shared } from '../../../i18n/shared/browser.ts'
import { translatorOf } from '../../../i18n/translate.ts'
import { retrying } from '../../frame/retry.ts'
import { useRecordId } from '../address.ts'
import { Lines } from '../parts/Lines.tsx'
import type { ScreenProps } from '../screen-props.ts'
import { HomeRecord } from './HomeRecord.tsx'
import { HomesList } from './HomesList.tsx'

const EditScreen = lazy(() => retrying(() => import('./edit/EditScreen.tsx')))

/** /admin/objekte: the list of homes, one of them, or a page on which one is edited or made. */
export default function HomesScreen(props: ScreenProps) {
  const { language, user } = props
  const id = useRecordId()
  const t = translatorOf(language, listings, search, admin, shared)
  const params = new URLSearchParams(location.search)
  if (params.has('neu') || (id !== null && params.get('teil') === 'bearbeiten')) {
    return (
      <Suspense fallback={<Lines t={t} count={6} />}>
        <EditScreen {...props} />
      </Suspense>
    )
  }
  return id === null ? <HomesList {...{ t, language, user }} /> : <HomeRecord key={id} {...{ t, language, user, id }} />
}

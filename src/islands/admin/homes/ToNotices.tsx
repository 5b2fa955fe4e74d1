import { screenPath } from '../address.ts'
import type { Words } from './words.ts'

/** For admins: the way to the notices about a listing. @param query the filter of their list */
export function ToNotices({ t, query }: { t: Words; query: `${'property' | 'project'}=${number}` }) {
  return (
    <a className="button-quiet" href={`${screenPath('meldungen')}?${query}`}>
      {t('screen.meldungen')}
    </a>
  )
}

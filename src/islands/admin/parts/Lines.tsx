import type { Translate } from '../../../i18n/translate.ts'
import { Skeleton } from '../../account/cards/Skeleton.tsx'

/** The skeleton of something that loads. */
export function Lines({ t, count }: { t: Translate<'admin'>; count: number }) {
  return <Skeleton text={t('admin.loading')} count={count} />
}

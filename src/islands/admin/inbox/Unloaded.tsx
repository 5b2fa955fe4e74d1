import type { Translate } from '../../../i18n/translate.ts'
import { Failed } from '../parts/Failed.tsx'
import { ScreenHead } from '../parts/Head.tsx'
import { Lines } from '../parts/Lines.tsx'
import type { Loading } from './use-record.ts'

/** A record that is not there: it loads, does not exist, or could not be loaded. */
export function Unloaded({
  t,
  title,
  loading: { problem, reload },
}: {
  t: Translate<'admin' | 'inbox' | 'shared'>
  title: string
  loading: Loading<unknown>
}) {
  return (
    <>
      <ScreenHead t={t} title={title} isRecord />
      {problem === null && <Lines t={t} count={6} />}
      {problem === 'missing' && <p className="notice">{t('inbox.missing')}</p>}
      {problem === 'failed' && <Failed t={t} retry={reload} />}
    </>
  )
}

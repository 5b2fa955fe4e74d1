import type { Translate } from '../../../i18n/translate.ts'

/** Something could not be loaded: a sentence, and the way to try again. */
export function Failed({
  t,
  retry,
  text = t('admin.failed'),
}: {
  t: Translate<'admin' | 'shared'>
  retry: () => void
  text?: string
}) {
  return (
    <div className="notice notice-failed" role="alert">
      <p>{text}</p>
      <button type="button" className="link" onClick={retry}>
        {t('list.retry')}
      </button>
    </div>
  )
}

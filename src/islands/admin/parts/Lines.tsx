import type { Translate } from '../../../i18n/translate.ts'

/** The skeleton of something that loads. */
export function Lines({ t, count }: { t: Translate<'admin'>; count: number }) {
  return (
    <div className="account-waiting">
      <p className="sr-only" role="status">
        {t('admin.loading')}
      </p>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike
        <i key={at} />
      ))}
    </div>
  )
}

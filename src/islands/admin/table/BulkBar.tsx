import { useState } from 'react'
import { formatNumber } from '../../../domain/format/number.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { sentenceOf } from '../../forms/use-form.ts'
import { showToast } from '../../frame/toasts.ts'
import type { BulkAction, ListQuery } from './columns.ts'

/** What can be done with chosen rows. An act on all rows that match carries the query and the number. */
export function BulkBar<Row>({
  t,
  tag,
  actions,
  chosen,
  rows,
  rowKey,
  query,
  total,
  isExact,
  isAll,
  onAll,
  onDone,
}: {
  t: Translate<'admin' | 'shared'>
  tag: string
  actions: readonly BulkAction<Row>[]
  chosen: readonly Row[]
  rows: readonly Row[]
  rowKey: (row: Row) => number | string
  query: ListQuery
  total: number
  isExact: boolean
  isAll: boolean
  onAll: (on: boolean) => void
  onDone: () => void
}) {
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const count = isAll ? total : chosen.length
  if (count === 0) return null
  const isWholePage = total > rows.length && chosen.length === rows.length
  const most = Math.max(0, ...actions.map(({ forAll = 0 }) => forAll))
  const canAll = isExact && total <= most
  const offered = isAll ? actions.filter(({ forAll }) => forAll) : actions
  const run = async (action: BulkAction<Row>) => {
    if (isBusy) return
    setBusy(true)
    setFailed(null)
    try {
      const words = await action.run({ ids: chosen.map(rowKey), rows: [...chosen], query, total: count, all: isAll })
      if (words === null) return
      showToast(words)
      onDone()
    } catch (error) {
      setFailed(sentenceOf(error, t))
    } finally {
      setBusy(false)
    }
  }
  return (
    <section
      className="flex flex-wrap items-center gap-3 rounded-card border border-brass px-4 py-3"
      aria-label={t('admin.bulk')}
    >
      <p role="status">{t('admin.chosen', { count: formatNumber(count, tag) })}</p>
      {isWholePage &&
        !isAll &&
        most > 0 &&
        (canAll ? (
          <button type="button" className="link" onClick={() => onAll(true)}>
            {t('admin.choose_all', { count: formatNumber(total, tag) })}
          </button>
        ) : (
          <p className="text-13 text-ink-soft">{t('admin.bulk_limit', { count: formatNumber(most, tag) })}</p>
        ))}
      {offered.map((action) => (
        <button
          key={action.label}
          type="button"
          className="button-quiet"
          aria-disabled={isBusy}
          onClick={() => void run(action)}
        >
          {action.label}
        </button>
      ))}
      {failed && (
        <p className="form-failed" role="alert">
          {failed}
        </p>
      )}
    </section>
  )
}

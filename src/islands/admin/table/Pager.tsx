import { formatNumber } from '../../../domain/format/number.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { useOwnId } from '../../forms/own-id.ts'
import type { Page } from './columns.ts'

const SIZES = ['25', '50', '100']

/** Which rows are seen, of how many, and the way to others. */
export function Pager<Row>({
  t,
  tag,
  page: { data, total, total_is_exact: isExact },
  params,
  onChange,
}: {
  t: Translate<'admin'>
  tag: string
  page: Page<Row>
  params: URLSearchParams
  onChange: (values: Readonly<Record<string, string | null>>) => void
}) {
  const id = useOwnId()
  const size = Number(params.get('pro_seite') ?? 50)
  const at = Number(params.get('seite') ?? 1)
  const from = (at - 1) * size + 1
  const to = from + data.length - 1
  const hasMore = !isExact || to < total
  const number = (value: number) => formatNumber(value, tag)
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 text-13">
      <p role="status" className="text-ink-soft">
        {t(isExact ? 'admin.rows' : 'admin.rows_more', { from: number(from), to: number(to), total: number(total) })}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <label className="text-ink-soft" htmlFor={id}>
          {t('admin.per_page')}
        </label>
        <select
          id={id}
          className="w-auto"
          value={String(size)}
          onChange={(event) => onChange({ pro_seite: event.currentTarget.value, seite: null })}
        >
          {SIZES.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="button-quiet"
          disabled={at <= 1}
          onClick={() => onChange({ seite: at > 2 ? String(at - 1) : null })}
        >
          {t('admin.page_before')}
        </button>
        <button
          type="button"
          className="button-quiet"
          disabled={!hasMore}
          onClick={() => onChange({ seite: String(at + 1) })}
        >
          {t('admin.page_next')}
        </button>
      </div>
    </div>
  )
}

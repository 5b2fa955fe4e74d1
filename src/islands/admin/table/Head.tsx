import type { Translate } from '../../../i18n/translate.ts'
import type { Column } from './columns.ts'

/** The head of a table: a press sorts by a column, a second one the other way round. */
export function Head<Row>({
  t,
  columns,
  sort,
  onSort,
  choice,
}: {
  t: Translate<'admin'>
  columns: readonly Column<Row>[]
  sort: string | null
  onSort: (sort: string) => void
  choice: { isAll: boolean; set: (on: boolean) => void } | null
}) {
  return (
    <thead>
      <tr>
        {choice && (
          <th className="w-[46px]" scope="col">
            <input
              type="checkbox"
              checked={choice.isAll}
              onChange={(event) => choice.set(event.currentTarget.checked)}
              aria-label={t('admin.choose_page')}
            />
          </th>
        )}
        {columns.map(({ key, label, sort: canSort, isNumber }) => {
          const isUp = sort === key
          const isDown = sort === `-${key}`
          return (
            <th
              key={key}
              scope="col"
              className={isNumber ? 'min-w-24 text-end whitespace-normal!' : undefined}
              aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}
            >
              {canSort ? (
                <button
                  type="button"
                  className={`inline-flex min-h-7 items-center gap-1.5 whitespace-normal! hover:text-brass ${isNumber ? 'text-end' : 'text-start'}`}
                  onClick={() => onSort(isUp ? `-${key}` : key)}
                >
                  {label}
                  <svg className="icon-line w-2 flex-none stroke-[1.25]" viewBox="0 0 8 12" aria-hidden="true">
                    <path d="M4 1v10M1 4l3-3 3 3" opacity={isDown ? 0 : isUp ? 1 : 0.35} />
                    <path d="M4 1v10M1 8l3 3 3-3" opacity={isUp ? 0 : isDown ? 1 : 0.35} />
                  </svg>
                </button>
              ) : (
                label
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

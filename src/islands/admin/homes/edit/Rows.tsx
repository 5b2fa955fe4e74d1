import type { Json } from '../../../../domain/imports/feed.ts'
import { hasOwnRow } from '../../../../domain/prices/running.ts'
import { isOfFeed } from '../../../../domain/properties/own-fields.ts'
import type { Part } from './input-props.ts'
import { type RawRow, ROW_PARTS, type RowsOf, withPart } from './rows.ts'

/** Costs or fields that a sender names itself: a row for each, and one more on demand. */
export function Rows({ t, raw, change, common, of }: Part & { of: RowsOf }) {
  const rows = raw as readonly RawRow[]
  const parts = ROW_PARTS[of]
  const first = rows.findIndex((row) => isShown(of, row))
  return (
    <div className="grid gap-4">
      {rows.map((row, at) => {
        if (!isShown(of, row)) return null
        const id = at === first ? common.id : `${common.id}-${at}`
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is what the row is
          <div key={at} className="flex flex-wrap items-end gap-3 border-b border-line pb-4">
            {parts.map(({ name, label, is }, nr) => (
              <div
                key={name}
                className={`grid gap-1 text-13 text-ink-soft ${is === 'line' ? 'flex-[2_1_180px]' : 'flex-[1_1_100px]'}`}
              >
                <label htmlFor={nr === 0 ? id : `${id}-${name}`}>{t.find(label)}</label>
                <input
                  {...common}
                  id={nr === 0 ? id : `${id}-${name}`}
                  dir={is === 'line' ? 'auto' : 'ltr'}
                  {...(is === 'number' && { inputMode: 'decimal' as const })}
                  value={row[name] ?? ''}
                  onChange={({ target }) =>
                    change(rows.map((one, place) => (place === at ? withPart(one, name, target.value) : one)))
                  }
                />
              </div>
            ))}
            <button type="button" className="button-quiet" onClick={() => change(rows.filter((_, nr) => nr !== at))}>
              {t('listing_edit.delete')}
              <span className="sr-only"> {row.name}</span>
            </button>
          </div>
        )
      })}
      <button
        type="button"
        className="button-quiet justify-self-start"
        {...(first < 0 && { id: common.id, 'aria-describedby': common['aria-describedby'] })}
        onClick={() => change([...rows, Object.fromEntries(parts.map(({ name }) => [name, '']))])}
      >
        {t('listing_edit.row_add')}
      </button>
    </div>
  )
}

/**
 * Keys and notes of the sender's software are no fields for visitors, and operating costs have fields of their own: they
 * stay as they are.
 */
const isShown = (of: RowsOf, { name = '', rest = '{}' }: RawRow) =>
  of === 'own' ? name === '' || !isOfFeed(name) : hasOwnRow(JSON.parse(rest) as Json)

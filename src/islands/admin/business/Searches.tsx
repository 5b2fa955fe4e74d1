import { useCallback, useMemo } from 'react'
import { LEAST_SHOWN } from '../../../domain/business/figures.ts'
import type { Searched } from '../../../domain/business/operations.ts'
import { formatNumber } from '../../../domain/format/number.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { call } from '../../../stores/api.ts'
import type { Column, FilterField, ListQuery } from '../table/columns.ts'
import { DataTable } from '../table/DataTable.tsx'
import { textColumn } from '../table/text-column.tsx'
import { listQueryOf } from './query.ts'
import { Unread } from './Unread.tsx'
import { type BusinessProps, type BusinessWords, figureName } from './words.ts'

/** What people search for, and what they do not find. */
export function Searches({ t, language }: BusinessProps) {
  const columns = useMemo(() => columnsOf(t, LANGUAGES[language].tag), [t, language])
  const filters: FilterField[] = [
    {
      name: 'ohne',
      label: t('business.shown'),
      kind: 'choice',
      options: [{ value: 'true', label: t('business.only_missed') }],
    },
  ]
  const load = useCallback(
    (query: ListQuery, signal: AbortSignal) =>
      call('GET /api/admin/business/searches', {
        query: listQueryOf(query, '-vergeblich', { lang: language }),
        signal,
      }),
    [language],
  )
  return (
    <div className="grid gap-6">
      <p className="max-w-prose text-ink-soft">{t('business.searches_text')}</p>
      <DataTable
        {...{ t, language, load, columns, filters }}
        name="zahlen"
        label={t('business.searches')}
        rowKey={({ search }) => search}
        rowPath={({ path }) => path}
        empty={<p>{t('business.searches_none')}</p>}
      />
      <Unread t={t} language={language} />
    </div>
  )
}

function columnsOf(t: BusinessWords, tag: string): Column<Searched>[] {
  const text = textColumn<Searched>()
  const number = (value: number) => formatNumber(value, tag, 0)
  const misses = (value: number | null) =>
    value === null ? t('business.few', { count: number(LEAST_SHOWN) }) : number(value)
  return [
    text('suche', t('business.search'), ({ label }) => label),
    text('suchen', figureName(t, 'search'), ({ searches }) => number(searches), { sort: true, isNumber: true }),
    text('vergeblich', t('business.misses'), (row) => misses(row.misses), { sort: true, isNumber: true }),
  ]
}

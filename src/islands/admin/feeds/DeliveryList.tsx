import { useMemo } from 'react'
import type { User } from '../../../domain/auth/user.ts'
import { formatDayTime } from '../../../domain/format/date.ts'
import { formatNumber } from '../../../domain/format/number.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import { type Delivery, readDeliveries } from '../../../stores/admin/feeds.ts'
import { sourceLookup } from '../../../stores/admin/lookups.ts'
import { listPath } from '../address.ts'
import { Badge } from '../parts/Badge.tsx'
import type { Column, FilterField, ListQuery } from '../table/columns.ts'
import { DataTable } from '../table/DataTable.tsx'
import { NoFeeds } from './NoFeeds.tsx'
import { DELIVERY_TONES, type FeedWords, optionsOf, paramsOf } from './words.ts'

const STATES = ['uploaded', 'waiting', 'running', 'done', 'failed'] as const
const WAYS = ['put', 'tus', 'sftp', 'pull', 'upload'] as const

/** The same function at every drawing, as the table demands. */
const load = (query: ListQuery, signal: AbortSignal) => readDeliveries(paramsOf(query), signal)

export function DeliveryList({ t, language, user }: { t: FeedWords; language: Language; user: User }) {
  const columns = useMemo(() => columnsOf(t, LANGUAGES[language].tag), [t, language])
  const filters: FilterField[] = [
    {
      name: 'state',
      label: t('feeds.state'),
      kind: 'choice',
      options: optionsOf(STATES, (state) => t(`feeds.delivery.${state}`)),
    },
    { name: 'way', label: t('feeds.way'), kind: 'choice', options: optionsOf(WAYS, (way) => t(`feeds.way.${way}`)) },
    { name: 'source', label: t('feeds.source'), kind: 'lookup', lookup: sourceLookup },
    { name: 'from', label: t('feeds.from'), kind: 'day' },
    { name: 'until', label: t('feeds.until'), kind: 'day' },
  ]
  return (
    <DataTable
      {...{ t, language, columns, filters, load }}
      name="lieferungen"
      label={t('feeds.deliveries')}
      rowKey={({ id }) => id}
      rowPath={({ id }) => deliveryPath(id)}
      empty={<NoFeeds {...{ t, user }} text={t('feeds.empty_runs')} />}
    />
  )
}

export const deliveryPath = (id: number): string => `${listPath()}?lieferung=${id}`

function columnsOf(t: FeedWords, tag: string): Column<Delivery>[] {
  const at = ({ received_at }: Delivery) => formatDayTime(received_at, tag)
  const state = (row: Delivery) => t(`feeds.delivery.${row.state}`)
  const way = (row: Delivery) => t(`feeds.way.${row.way}`)
  return [
    {
      key: 'file_name',
      label: t('feeds.file'),
      cell: (row) => <bdi>{row.file_name}</bdi>,
      text: (row) => row.file_name,
    },
    {
      key: 'source',
      label: t('feeds.source'),
      cell: (row) => <bdi>{row.source.key}</bdi>,
      text: (row) => row.source.key,
    },
    {
      key: 'state',
      label: t('feeds.state'),
      cell: (row) => <Badge tone={DELIVERY_TONES[row.state]}>{state(row)}</Badge>,
      text: state,
    },
    { key: 'way', label: t('feeds.way'), cell: way, text: way },
    { key: 'received_at', label: t('feeds.at'), sort: true, cell: at, text: at },
    {
      key: 'bytes',
      label: t('feeds.bytes'),
      isNumber: true,
      cell: ({ bytes }) => sizeText(bytes, tag),
      text: ({ bytes }) => String(bytes),
    },
  ]
}

/** "1,5 MB" */
export const sizeText = (bytes: number, tag: string): string => `${formatNumber(bytes / 1_000_000, tag, 1)} MB`

import { useMemo, useState } from 'react'
import { formatDay } from '../../../domain/format/date.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { readSources, type Source } from '../../../stores/admin/feeds.ts'
import { recordPath } from '../address.ts'
import { Badge } from '../parts/Badge.tsx'
import { ScreenHead } from '../parts/Head.tsx'
import type { ScreenProps } from '../screen-props.ts'
import type { Column, FilterField, ListQuery } from '../table/columns.ts'
import { DataTable } from '../table/DataTable.tsx'
import { NewSource } from './NewSource.tsx'
import { NoFeeds } from './NoFeeds.tsx'
import { type FeedWords, HEALTH_TONES, optionsOf, paramsOf } from './words.ts'

const HEALTH = ['failing', 'held', 'silent', 'new', 'paused', 'fine'] as const

/** The same function at every drawing, as the table demands. */
const load = (query: ListQuery, signal: AbortSignal) => readSources(paramsOf(query), signal)

export function SourceList({ language, words: t, user, schemas }: ScreenProps & { words: FeedWords }) {
  const columns = useMemo(() => columnsOf(t, LANGUAGES[language].tag), [t, language])
  const filters: FilterField[] = [
    {
      name: 'health',
      label: t('feeds.health'),
      kind: 'choice',
      options: optionsOf(HEALTH, (health) => t(`feeds.health.${health}`)),
    },
  ]
  const [isAdding, setAdding] = useState(false)
  const [made, setMade] = useState(0)
  return (
    <>
      <ScreenHead t={t} title={t('screen.quellen')}>
        {user.role === 'admin' && (
          <button type="button" className="button" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
            {t('feeds.add')}
          </button>
        )}
      </ScreenHead>
      {isAdding && <NewSource {...{ t, schemas }} onMade={() => setMade((count) => count + 1)} />}
      <DataTable
        key={made}
        {...{ t, language, columns, filters, load }}
        name="quellen"
        label={t('screen.quellen')}
        rowKey={({ id }) => id}
        rowPath={({ id }) => recordPath(id)}
        empty={<NoFeeds {...{ t, user }} text={t('feeds.empty_sources')} />}
      />
    </>
  )
}

function columnsOf(t: FeedWords, tag: string): Column<Source>[] {
  const health = (row: Source) => t(`feeds.health.${row.health}`)
  const companies = (row: Source) => row.companies.map(({ firma }) => firma).join(', ')
  const last = (row: Source) => formatDay(row.last_delivery?.received_at ?? row.last_run?.started_at, tag) ?? ''
  const count = (key: 'homes' | 'failures' | 'waiting', label: string): Column<Source> => ({
    key,
    label,
    isNumber: true,
    hidden: key === 'waiting',
    cell: (row) => row[key],
    text: (row) => String(row[key]),
  })
  return [
    { key: 'key', label: t('feeds.source'), sort: true, cell: (row) => <bdi>{row.key}</bdi>, text: (row) => row.key },
    { key: 'companies', label: t('feeds.companies'), cell: (row) => <bdi>{companies(row)}</bdi>, text: companies },
    {
      key: 'health',
      label: t('feeds.health'),
      cell: (row) => <Badge tone={HEALTH_TONES[row.health]}>{health(row)}</Badge>,
      text: health,
    },
    { key: 'last', label: t('feeds.last_delivery'), cell: last, text: last },
    count('homes', t('feeds.homes')),
    count('failures', t('feeds.failures')),
    count('waiting', t('feeds.waiting')),
  ]
}

import { useCallback, useMemo, useState } from 'react'
import { formatDay } from '../../../domain/format/date.ts'
import { formatNumber } from '../../../domain/format/number.ts'
import { formatMoney } from '../../../domain/format/price.ts'
import { FLAG_RULES } from '../../../domain/notices/kinds.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { dismissFlag, type FlagRow, readFlags } from '../../../stores/admin/notices.ts'
import { sentenceOf } from '../../forms/use-form.ts'
import { showToast } from '../../frame/toasts.ts'
import { screenPath } from '../address.ts'
import { searchOf } from '../companies/words.ts'
import { Badge } from '../parts/Badge.tsx'
import type { ScreenProps } from '../screen-props.ts'
import type { Column, FilterField, ListQuery } from '../table/columns.ts'
import { DataTable } from '../table/DataTable.tsx'
import { textColumn } from '../table/text-column.tsx'
import { WithholdFlagged } from './WithholdFlagged.tsx'
import type { NoticeWords } from './words.ts'

const STATES = ['open', 'dismissed', 'withheld'] as const
const TONES = { open: 'attention', dismissed: 'plain', withheld: 'bad' } as const

/** Listings that rules noticed, with the reasons; a person decides each. */
export function FlagList({ language, words: t, schemas }: ScreenProps & { words: NoticeWords }) {
  const [round, setRound] = useState(0)
  const [chosen, setChosen] = useState<FlagRow | null>(null)
  const { tag } = LANGUAGES[language]
  const load = useCallback((query: ListQuery, signal: AbortSignal) => {
    const { tab: _tab, ...rest } = query
    return readFlags(searchOf({ state: 'open', ...rest }, '-created_at'), signal)
  }, [])
  const columns = useMemo(() => {
    const dismiss = (row: FlagRow) =>
      dismissFlag(row.id).then(
        (message) => {
          showToast(message)
          setRound((count) => count + 1)
        },
        (error: unknown) => showToast(sentenceOf(error, t)),
      )
    return flagColumns(t, tag, { dismiss, withhold: setChosen })
  }, [t, tag])
  const filters: FilterField[] = [
    {
      name: 'state',
      label: t('notices.state'),
      kind: 'choice',
      options: STATES.map((value) => ({ value, label: t(`notices.flag_state.${value}`) })),
    },
    {
      name: 'rule',
      label: t('notices.rule'),
      kind: 'choice',
      options: FLAG_RULES.map((value) => ({ value, label: t(`notices.rule.${value}`) })),
    },
  ]
  return (
    <div className="grid gap-4">
      <p className="max-w-[70ch] text-ink-soft">{t('notices.flags.help')}</p>
      {chosen && (
        <WithholdFlagged
          key={chosen.id}
          {...{ t, schemas }}
          row={chosen}
          onClose={() => setChosen(null)}
          onDone={() => {
            setChosen(null)
            setRound((count) => count + 1)
          }}
        />
      )}
      <DataTable
        key={round}
        t={t}
        language={language}
        name="auffaellig"
        label={t('notices.tab.flags')}
        columns={columns}
        filters={filters}
        load={load}
        rowKey={({ id }) => id}
        rowPath={({ property_id, project_id }) =>
          project_id === null
            ? `${screenPath('objekte')}?id=${property_id}`
            : `${screenPath('projekte')}?id=${project_id}`
        }
        empty={<p>{t('notices.flags.none')}</p>}
      />
    </div>
  )
}

/** The reason in a sentence. */
function reasonOf({ rule, details }: FlagRow, t: NoticeWords, tag: string): string {
  const money = (value = 0) => formatMoney(value, tag)
  if (rule === 'price') {
    const { eur_m2, median, count = 0, place } = details
    const said = t('notices.flag.price', { own: money(eur_m2), median: money(median), count: formatNumber(count, tag) })
    return place ? `${said} · ${place}` : said
  }
  if (rule !== 'pictures') return t('notices.flag.found', { words: (details.found ?? []).join(', ') })
  return (details.others ?? []).map((one) => otherOf(one, t)).join(' · ')
}

type Other = NonNullable<FlagRow['details']['others']>[number]

/** Another listing with the same photographs. */
const otherOf = ({ titel, firma, count }: Other, t: NoticeWords) =>
  t('notices.flag.pictures', { count, title: titel, firma })

/** The reason, with the way to the listings whose photographs it has. */
function Reason({ row, t, tag }: { row: FlagRow; t: NoticeWords; tag: string }) {
  const others = row.rule === 'pictures' ? (row.details.others ?? []) : []
  if (others.length === 0) return <bdi>{reasonOf(row, t, tag)}</bdi>
  return (
    <ul className="grid gap-1">
      {others.map((one) => (
        <li key={one.id}>
          <a className="link" href={`${screenPath('objekte')}?id=${one.id}`}>
            <bdi>{otherOf(one, t)}</bdi>
          </a>
        </li>
      ))}
    </ul>
  )
}

function flagColumns(
  t: NoticeWords,
  tag: string,
  acts: { dismiss: (row: FlagRow) => Promise<void>; withhold: (row: FlagRow) => void },
): Column<FlagRow>[] {
  const text = textColumn<FlagRow>()
  const state = (row: FlagRow) => t(`notices.flag_state.${row.state}`)
  return [
    text('titel', t('notices.listing'), ({ titel }) => titel),
    text('company', t('notices.company'), ({ company }) => company.firma, { width: 'name' }),
    text('rule', t('notices.rule'), ({ rule }) => t(`notices.rule.${rule}`), { width: 'name' }),
    text('reason', t('notices.reason'), (row) => reasonOf(row, t, tag), {
      width: 'prose',
      cell: (row) => <Reason {...{ row, t, tag }} />,
    }),
    text('state', t('notices.state'), state, {
      cell: (row) =>
        row.state === 'open' ? (
          <span className="flex gap-x-4 whitespace-nowrap">
            <button type="button" className="link" onClick={() => void acts.dismiss(row)}>
              {t('notices.dismiss')}
            </button>
            <button type="button" className="link" onClick={() => acts.withhold(row)}>
              {t('notices.withhold')}
            </button>
          </span>
        ) : (
          <Badge tone={TONES[row.state]}>{state(row)}</Badge>
        ),
    }),
    text('created_at', t('notices.created'), ({ created_at }) => formatDay(created_at, tag) ?? '', { sort: true }),
  ]
}

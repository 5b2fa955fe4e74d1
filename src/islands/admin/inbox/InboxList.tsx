import { useMemo } from 'react'
import { formatDayTime } from '../../../domain/format/date.ts'
import { BULK_MAX } from '../../../domain/inquiries/inbox-schemas.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { localPath } from '../../../i18n/paths.ts'
import { changeInquiries, type InboxRow, readInbox } from '../../../stores/admin/inbox.ts'
import { companyLookup, type Lookup, orNone } from '../../../stores/admin/lookups.ts'
import { recordPath } from '../address.ts'
import { Badge } from '../parts/Badge.tsx'
import type { BulkAction, Column, FilterField } from '../table/columns.ts'
import { DataTable } from '../table/DataTable.tsx'
import { textColumn } from '../table/text-column.tsx'
import { type InboxProps, STATUSES, TONES } from './words.ts'

/** All inquiries that the caller may see. */
export function InboxList({ t, language, user }: InboxProps) {
  const companies = useMemo(() => orNone(companyLookup, { value: 'portal', label: t('inbox.portal') }), [t])
  return (
    <DataTable<InboxRow>
      t={t}
      language={language}
      name="anfragen"
      label={t('inbox.title')}
      columns={columnsOf({ t, language, user })}
      filters={filtersOf({ t, language, user }, companies)}
      load={readInbox}
      rowKey={({ id }) => id}
      rowPath={({ id }) => recordPath(id)}
      csvQuery={WHOLE}
      actions={actionsOf(t)}
      empty={
        <>
          <p>{t('inbox.empty')}</p>
          <a className="link" href={localPath(language, '/admin')}>
            {t('inbox.empty_step')}
          </a>
        </>
      }
    />
  )
}

/** The table shows the beginning of a message, the file has all of it. */
const WHOLE = { whole: '1' }

function columnsOf({ t, language, user }: InboxProps): Column<InboxRow>[] {
  const { tag } = LANGUAGES[language]
  const at = (time: string | null) => (time ? formatDayTime(time, tag) : '')
  const plain = textColumn<InboxRow>()
  return [
    plain('name', t('inbox.name'), ({ name }) => name, { sort: true }),
    {
      key: 'status',
      label: t('inbox.status'),
      text: ({ status }) => t(`inbox.status.${status}`),
      cell: ({ status }) => <Badge tone={TONES[status]}>{t(`inbox.status.${status}`)}</Badge>,
    },
    plain('home', t('inbox.home'), ({ property, project }) => (property ?? project)?.objekttitel ?? ''),
    plain('message', t('inbox.message'), ({ message, excerpt }) => message ?? excerpt, {
      // Two lines: a narrow column would make each row as high as a screen.
      cell: ({ excerpt }) => (
        <span className="line-clamp-2 min-w-60" dir="auto">
          {excerpt}
        </span>
      ),
    }),
    plain('owner', t('inbox.owner'), ({ owner }) => owner?.name ?? ''),
    plain('created_at', t('inbox.received'), ({ created_at }) => at(created_at), { sort: true }),
    plain('company', t('inbox.company'), ({ company }) => company?.firma ?? t('inbox.portal'), {
      hidden: user.role !== 'admin',
    }),
    plain('answered', t('inbox.answered_at'), ({ answered_at }) => at(answered_at), { hidden: true }),
    plain('email', t('inbox.email'), ({ email }) => email, { hidden: true }),
    plain('phone', t('inbox.phone'), ({ phone }) => phone ?? '', { hidden: true }),
    plain('language', t('inbox.language'), (row) => languageName(row.language), { hidden: true }),
    plain('feedback', t('inbox.feedback'), ({ feedback }) => t(`inbox.mail.${feedback}`), { hidden: true }),
  ]
}

const languageName = (code: string): string => Object.entries(LANGUAGES).find(([one]) => one === code)?.[1].name ?? code

function filtersOf({ t, user }: InboxProps, companies: Lookup): FilterField[] {
  return [
    {
      name: 'status',
      label: t('inbox.status'),
      kind: 'choice',
      options: STATUSES.map((value) => ({ value, label: t(`inbox.status.${value}`) })),
    },
    {
      name: 'owner',
      label: t('inbox.owner'),
      kind: 'choice',
      options: [
        { value: 'me', label: t('inbox.owner.me') },
        { value: 'none', label: t('inbox.owner.none') },
      ],
    },
    {
      name: 'answer',
      label: t('inbox.answer_filter'),
      kind: 'choice',
      options: [{ value: 'none', label: t('inbox.unanswered') }],
    },
    ...(user.role === 'admin'
      ? [{ name: 'company', label: t('inbox.company'), kind: 'lookup', lookup: companies } as const]
      : []),
    { name: 'from', label: t('inbox.from'), kind: 'day' },
    { name: 'to', label: t('inbox.to'), kind: 'day' },
  ]
}

/** The filters that a change of all rows sends; the rest of the query is order and page. */
const FILTERS = ['q', 'status', 'owner', 'answer', 'company', 'property', 'language', 'from', 'to'] as const

const actionsOf = (t: InboxProps['t']): BulkAction<InboxRow>[] =>
  STATUSES.filter((status) => status !== 'new').map((status) => ({
    label: t(`inbox.status.${status}`),
    forAll: BULK_MAX,
    confirm: (count) => t('inbox.set_sure', { count, status: t(`inbox.status.${status}`) }),
    run: ({ rows, query, total, all }) => {
      const filter = Object.fromEntries(FILTERS.flatMap((name) => (query[name] ? [[name, query[name]]] : [])))
      return changeInquiries({
        status,
        chosen: all ? { filter, expected: total } : { ids: rows.map(({ id }) => id) },
      })
    },
  }))

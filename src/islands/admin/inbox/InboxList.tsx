import { useMemo } from 'react'
import { BULK_MAX } from '../../../domain/admin/bulk.ts'
import { formatDayTime } from '../../../domain/format/date.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { localPath } from '../../../i18n/paths.ts'
import { type InboxRow, readInbox, readUndoable, undoInquiries } from '../../../stores/admin/inbox.ts'
import {
  colleagueLookup,
  companyLookup,
  homeLookup,
  type Lookup,
  orNone,
  projectLookup,
} from '../../../stores/admin/lookups.ts'
import { recordPath } from '../address.ts'
import { Undos } from '../bulk/Undo.tsx'
import { useBulk } from '../bulk/use-bulk.ts'
import { Badge } from '../parts/Badge.tsx'
import type { Column, FilterField } from '../table/columns.ts'
import { DataTable } from '../table/DataTable.tsx'
import { textColumn } from '../table/text-column.tsx'
import { InboxBulk, type Wanted } from './InboxBulk.tsx'
import { type InboxProps, STATUSES, TONES } from './words.ts'

const homes = homeLookup()

/** All inquiries that the caller may see, with acts on many of them. */
export function InboxList({ t, language, user }: InboxProps) {
  const bulk = useBulk<Wanted, InboxRow, Awaited<ReturnType<typeof readUndoable>>>(readUndoable)
  const filters = useMemo(() => filtersOf({ t, user }), [t, user])
  return (
    <>
      <Undos
        {...{ t, language }}
        read={bulk.read}
        name={(act) => t(`inbox.act.${act}`)}
        run={undoInquiries}
        onUndone={bulk.readAgain}
      />
      {bulk.asked && <InboxBulk {...{ t, language }} asked={bulk.asked} onEnd={bulk.end} />}
      <DataTable<InboxRow>
        key={bulk.version}
        t={t}
        language={language}
        name="anfragen"
        label={t('inbox.title')}
        columns={columnsOf({ t, language, user })}
        filters={filters}
        load={readInbox}
        rowKey={({ id }) => id}
        rowPath={({ id }) => recordPath(id)}
        csvQuery={WHOLE}
        actions={ACTS.map((act) => ({
          label: act === 'owner' ? t('inbox.act.assign_inquiries') : t(`inbox.status.${act}`),
          run: bulk.ask(act),
          forAll: BULK_MAX,
        }))}
        empty={
          <>
            <p>{t('inbox.empty')}</p>
            <a className="link" href={localPath(language, '/admin')}>
              {t('inbox.empty_step')}
            </a>
          </>
        }
      />
    </>
  )
}

/** What is done with many: no inquiry becomes new again. */
const ACTS: readonly Wanted[] = [...STATUSES.filter((status) => status !== 'new'), 'owner']

/** The table shows the beginning of a message, the file has all of it. */
const WHOLE = { whole: '1' }

function columnsOf({ t, language, user }: InboxProps): Column<InboxRow>[] {
  const { tag } = LANGUAGES[language]
  const at = (time: string | null) => (time ? formatDayTime(time, tag) : '')
  const plain = textColumn<InboxRow>()
  return [
    plain('name', t('inbox.name'), ({ name }) => name, { sort: true, width: 'name' }),
    {
      key: 'status',
      label: t('inbox.status'),
      text: ({ status }) => t(`inbox.status.${status}`),
      cell: ({ status }) => <Badge tone={TONES[status]}>{t(`inbox.status.${status}`)}</Badge>,
    },
    plain('home', t('inbox.home'), ({ property, project }) => (property ?? project)?.objekttitel ?? '', {
      width: 'name',
    }),
    plain('message', t('inbox.message'), ({ message, excerpt }) => message ?? excerpt, {
      width: 'prose',
      // Two lines, one on phones: a narrow column would make each row as high as a screen.
      cell: ({ excerpt }) => (
        <span className="line-clamp-1 md:line-clamp-2" dir="auto">
          {excerpt}
        </span>
      ),
    }),
    plain('owner', t('inbox.owner'), ({ owner }) => owner?.name ?? ''),
    plain('created_at', t('inbox.received'), ({ created_at }) => at(created_at), { sort: true, width: 'code' }),
    plain('company', t('inbox.company'), ({ company }) => company?.firma ?? t('inbox.portal'), {
      hidden: user.role !== 'admin',
      width: 'name',
    }),
    plain('answered', t('inbox.answered_at'), ({ answered_at }) => at(answered_at), {
      hidden: true,
      width: 'code',
    }),
    plain('email', t('inbox.email'), ({ email }) => email, { hidden: true }),
    plain('phone', t('inbox.phone'), ({ phone }) => phone ?? '', { hidden: true }),
    plain('language', t('inbox.language'), (row) => languageName(row.language), { hidden: true }),
    plain('feedback', t('inbox.feedback'), ({ feedback }) => t(`inbox.mail.${feedback}`), { hidden: true }),
  ]
}

const languageName = (code: string): string => Object.entries(LANGUAGES).find(([one]) => one === code)?.[1].name ?? code

function filtersOf({ t, user }: Pick<InboxProps, 't' | 'user'>): FilterField[] {
  const nobody = orNone(colleagueLookup, { value: 'none', label: t('inbox.owner.none') })
  const owners = orNone(nobody, { value: 'me', label: t('inbox.owner.me') })
  const companies = orNone(companyLookup, { value: 'portal', label: t('inbox.portal') })
  return [
    {
      name: 'status',
      label: t('inbox.status'),
      kind: 'choices',
      options: STATUSES.map((value) => ({ value, label: t(`inbox.status.${value}`) })),
    },
    among('owner', t('inbox.owner'), owners),
    {
      name: 'answer',
      label: t('inbox.answer_filter'),
      kind: 'choice',
      options: [{ value: 'none', label: t('inbox.unanswered') }],
    },
    ...(user.role === 'admin' ? [among('company', t('inbox.company'), companies)] : []),
    among('property', t('inbox.home'), homes),
    among('project', t('admin.kind.project'), projectLookup),
    {
      name: 'language',
      label: t('inbox.language'),
      kind: 'choice',
      options: Object.entries(LANGUAGES).map(([value, { name }]) => ({ value, label: name })),
    },
    { name: 'from', label: t('inbox.from'), kind: 'day' },
    { name: 'to', label: t('inbox.to'), kind: 'day' },
  ]
}

const among = (name: string, label: string, lookup: Lookup): FilterField => ({ name, label, kind: 'lookup', lookup })

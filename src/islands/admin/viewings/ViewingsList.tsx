import { formatDayTime } from '../../../domain/format/date.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { localPath } from '../../../i18n/paths.ts'
import { readViewings, type StaffAppointment } from '../../../stores/admin/viewings.ts'
import { recordPath } from '../address.ts'
import { type InboxProps, VIEWING_STATUSES, VIEWING_TONES } from '../inbox/words.ts'
import { Badge } from '../parts/Badge.tsx'
import type { Column, FilterField } from '../table/columns.ts'
import { DataTable } from '../table/DataTable.tsx'
import { textColumn } from '../table/text-column.tsx'
import { useWhose } from './whose.ts'

/** A copy of the list in src/domain: an import would load the schema library for this alone. */
const TYPES = ['viewing', 'consultation', 'phone', 'video'] as const

/** All appointments that the caller may see. */
export function ViewingsList({ t, language, user }: InboxProps) {
  const whose = useWhose(t, user)
  return (
    <DataTable<StaffAppointment>
      t={t}
      language={language}
      name="termine"
      label={t('viewings.title')}
      columns={columnsOf({ t, language, user })}
      filters={[...filtersOf(t), ...whose, ...daysOf(t)]}
      load={readViewings}
      rowKey={({ id }) => id}
      rowPath={({ id }) => recordPath(id)}
      empty={
        <>
          <p>{t('viewings.empty')}</p>
          <a className="link" href={localPath(language, '/admin')}>
            {t('inbox.empty_step')}
          </a>
        </>
      }
    />
  )
}

function columnsOf({ t, language, user }: InboxProps): Column<StaffAppointment>[] {
  const { tag } = LANGUAGES[language]
  const plain = textColumn<StaffAppointment>()
  return [
    plain('name', t('inbox.name'), ({ name }) => name, { sort: true }),
    plain('starts_at', t('viewings.when'), ({ starts_at }) => formatDayTime(starts_at, tag), {
      width: 'code',
      sort: true,
      cell: ({ starts_at }) => <time dateTime={starts_at}>{formatDayTime(starts_at, tag, 'short')}</time>,
    }),
    {
      key: 'status',
      label: t('inbox.status'),
      text: ({ status }) => t(`viewings.status.${status}`),
      cell: ({ status, conflicts }) => (
        <span className="flex flex-wrap gap-1">
          <Badge tone={VIEWING_TONES[status]}>{t(`viewings.status.${status}`)}</Badge>
          {conflicts.length > 0 && <Badge tone="bad">{t('viewings.conflict')}</Badge>}
        </span>
      ),
    },
    plain('type', t('viewings.type'), ({ type }) => t(`appointment.type.${type}`)),
    plain('home', t('inbox.home'), ({ property }) => property?.objekttitel ?? ''),
    plain('agent', t('viewings.agent'), ({ agent }) => agent ?? ''),
    plain('company', t('inbox.company'), ({ company }) => company?.firma ?? t('inbox.portal'), {
      hidden: user.role !== 'admin',
    }),
    plain('duration', t('viewings.duration'), ({ duration }) => t('viewings.minutes', { count: duration }), {
      hidden: true,
    }),
    plain('email', t('inbox.email'), ({ email }) => email, { hidden: true }),
    plain('phone', t('inbox.phone'), ({ phone }) => phone ?? '', { hidden: true }),
  ]
}

const filtersOf = (t: InboxProps['t']): FilterField[] => [
  {
    name: 'status',
    label: t('inbox.status'),
    kind: 'choices',
    options: VIEWING_STATUSES.map((value) => ({ value, label: t(`viewings.status.${value}`) })),
  },
  {
    name: 'type',
    label: t('viewings.type'),
    kind: 'choice',
    options: TYPES.map((value) => ({ value, label: t(`appointment.type.${value}`) })),
  },
]

const daysOf = (t: InboxProps['t']): FilterField[] => [
  { name: 'from', label: t('inbox.from'), kind: 'day' },
  { name: 'to', label: t('inbox.to'), kind: 'day' },
]

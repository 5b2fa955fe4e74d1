import { useCallback, useMemo, useState } from 'react'
import type { MailboxState, Stop } from '../../../domain/deliveries/messages.ts'
import { formatDayTime } from '../../../domain/format/date.ts'
import { formatNumber } from '../../../domain/format/number.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { readMailbox, readStops } from '../../../stores/admin/mailings.ts'
import { Loaded } from '../../account/States.tsx'
import { useLoad } from '../../account/use-load.ts'
import { screenPath } from '../address.ts'
import { Badge } from '../parts/Badge.tsx'
import { ScreenHead } from '../parts/Head.tsx'
import { Section } from '../parts/Section.tsx'
import type { ScreenProps } from '../screen-props.ts'
import type { Column, ListQuery } from '../table/columns.ts'
import { DataTable } from '../table/DataTable.tsx'
import { queryOf } from '../table/query.ts'
import { textColumn } from '../table/text-column.tsx'
import { LiftStop } from './StopPart.tsx'
import { type MailingWords, mailingWords } from './words.ts'

/** Addresses that get no more mail, and the mailbox that tells of them. */
export default function AddressesScreen({ t: shared, language }: ScreenProps) {
  const t = useMemo(() => mailingWords(language), [language])
  const { tag } = LANGUAGES[language]
  const [version, setVersion] = useState(0)
  const columns = useMemo(() => columnsOf(t, tag, () => setVersion((count) => count + 1)), [t, tag])
  const mailbox = useLoad(readMailbox)
  const load = useCallback(
    (query: ListQuery, signal: AbortSignal) =>
      readStops(queryOf({ ...query, sort: query.sort ?? '-stopped_at' }), signal),
    [],
  )
  return (
    <>
      <ScreenHead t={shared} title={t('screen.adressen')} />
      <div className="grid gap-8">
        <DataTable
          key={version}
          t={shared}
          language={language}
          name="adressen"
          label={t('screen.adressen')}
          columns={columns}
          filters={[
            {
              name: 'why',
              label: t('mailings.why'),
              kind: 'choice',
              options: (['bounced', 'complained'] as const).map((value) => ({
                value,
                label: t(`mailings.why.${value}`),
              })),
            },
          ]}
          load={load}
          rowKey={({ id }) => id}
          empty={<p>{t('mailings.stops_empty')}</p>}
        />
        <Section title={t('mailbox.title')}>
          <Loaded t={t} load={mailbox}>
            {(state) => <Mailbox {...{ t, tag, state }} />}
          </Loaded>
        </Section>
      </div>
    </>
  )
}

function Mailbox({ t, tag, state }: { t: MailingWords; tag: string; state: MailboxState }) {
  const { is_configured, checked_at, failure, unread, unread_total } = state
  if (!is_configured) return <p className="text-ink-soft">{t('mailbox.off')}</p>
  return (
    <>
      <p className="text-ink-soft">
        {checked_at ? t('mailbox.checked', { when: formatDayTime(checked_at, tag) }) : t('mailbox.never')}
      </p>
      {failure && (
        <p className="notice notice-failed" role="alert">
          {t('mailbox.failed', { reason: failure })}
        </p>
      )}
      <p>
        {unread_total === 0 ? t('mailbox.none') : t('mailbox.unread', { count: formatNumber(unread_total, tag, 0) })}
      </p>
      {unread.length > 0 && (
        <ul className="grid gap-3">
          {unread.map(({ problem, sender, subject, received_at }) => (
            <li key={received_at + sender + subject} className="grid gap-1 border-t border-line pt-3">
              <p className="flex flex-wrap items-baseline gap-3">
                <Badge tone="attention">{t(`mailbox.problem.${problem}`)}</Badge>
                <time className="text-13 text-ink-soft" dateTime={received_at}>
                  {formatDayTime(received_at, tag)}
                </time>
              </p>
              <p className="break-words">
                <bdi>{subject}</bdi> · <bdi>{sender}</bdi>
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function columnsOf(t: MailingWords, tag: string, onDone: () => void): Column<Stop>[] {
  const text = textColumn<Stop>()
  const why = (row: Stop) => t(`mailings.why.${row.why}`)
  return [
    text('address', t('mailings.address'), ({ address }) => address ?? t('mailings.address_erased')),
    text('why', t('mailings.why'), why, { cell: (row) => <Badge tone="bad">{why(row)}</Badge> }),
    text('stopped_at', t('mailings.since'), ({ stopped_at }) => formatDayTime(stopped_at, tag), {
      sort: true,
      width: 'code',
    }),
    text('reason', t('mailings.error'), ({ reason }) => reason, {
      width: 'prose',
      cell: ({ reason, delivery_id }) =>
        delivery_id === null ? (
          <bdi>{reason}</bdi>
        ) : (
          <a className="link" href={`${screenPath('sendungen')}?id=${delivery_id}`}>
            <bdi>{reason}</bdi>
          </a>
        ),
    }),
    {
      key: 'lift',
      label: t('mailings.lift'),
      text: () => '',
      cell: ({ id }) => <LiftStop {...{ t, id, onDone }} />,
    },
  ]
}

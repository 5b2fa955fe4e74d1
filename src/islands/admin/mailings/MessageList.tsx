import { useCallback, useMemo, useState } from 'react'
import { BULK_MAX } from '../../../domain/admin/bulk.ts'
import { CHANNEL_NAMES, MESSAGE_STATES, type Message } from '../../../domain/deliveries/messages.ts'
import { MESSAGE_TOPICS } from '../../../domain/deliveries/topics.ts'
import { formatDayTime } from '../../../domain/format/date.ts'
import { formatNumber } from '../../../domain/format/number.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { readMessages } from '../../../stores/admin/mailings.ts'
import { callAgain } from '../../../stores/admin/step-up.ts'
import { recordPath } from '../address.ts'
import { BulkDialog } from '../bulk/BulkDialog.tsx'
import { Badge } from '../parts/Badge.tsx'
import { ScreenHead } from '../parts/Head.tsx'
import type { ScreenProps } from '../screen-props.ts'
import type { Choice, Column, FilterField, ListQuery } from '../table/columns.ts'
import { DataTable } from '../table/DataTable.tsx'
import { queryOf } from '../table/query.ts'
import { textColumn } from '../table/text-column.tsx'
import { type MailingWords, mailingWords, TONES } from './words.ts'

const NEWEST = '-created_at'

interface Asked {
  choice: Choice<Message>
  resolve: (words: string | null) => void
}

export function MessageList({ t: shared, language }: ScreenProps) {
  const t = useMemo(() => mailingWords(language), [language])
  const { tag } = LANGUAGES[language]
  const columns = useMemo(() => columnsOf(t, tag), [t, tag])
  const [asked, setAsked] = useState<Asked | null>(null)
  const load = useCallback(
    (query: ListQuery, signal: AbortSignal) => readMessages(queryOf({ ...query, sort: query.sort ?? NEWEST }), signal),
    [],
  )
  const filters: FilterField[] = [
    { name: 'channel', label: t('mailings.channel'), kind: 'choice', options: optionsOf(CHANNEL_NAMES, 'channel', t) },
    { name: 'state', label: t('mailings.state'), kind: 'choice', options: optionsOf(MESSAGE_STATES, 'state', t) },
    {
      name: 'topic',
      label: t('mailings.topic'),
      kind: 'choice',
      options: optionsOf([...MESSAGE_TOPICS, 'other'], 'topic', t),
    },
    { name: 'from', label: t('mailings.from'), kind: 'day' },
    { name: 'to', label: t('mailings.to'), kind: 'day' },
  ]
  const ask = (choice: Choice<Message>) => new Promise<string | null>((resolve) => setAsked({ choice, resolve }))
  return (
    <>
      <ScreenHead t={shared} title={t('screen.sendungen')} />
      {asked && (
        <SendMany
          {...{ t, language }}
          choice={asked.choice}
          onEnd={(words) => {
            setAsked(null)
            asked.resolve(words)
          }}
        />
      )}
      <DataTable
        t={shared}
        language={language}
        name="sendungen"
        label={t('screen.sendungen')}
        columns={columns}
        filters={filters}
        load={load}
        rowKey={({ id }) => id}
        rowPath={({ id }) => recordPath(id)}
        actions={[{ label: t('mailings.send'), run: ask, forAll: BULK_MAX }]}
        empty={<p>{t('mailings.empty')}</p>}
      />
    </>
  )
}

const optionsOf = (values: readonly string[], kind: string, t: MailingWords) =>
  values.map((value) => ({ value, label: t.find(`mailings.${kind}.${value}`) ?? value }))

/** Sends many again. The second factor is asked for by the preview. */
function SendMany({
  t,
  language,
  choice,
  onEnd,
}: Pick<ScreenProps, 'language'> & {
  t: MailingWords
  choice: Choice<Message>
  onEnd: (words: string | null) => void
}) {
  const meant = choice.all ? { criteria: queryOf(choice.query).toString() } : { ids: choice.ids.map(Number) }
  return (
    <BulkDialog
      {...{ t, language, onEnd }}
      title={t('mailings.send')}
      text={t('mailings.bulk_text')}
      asked=""
      isReady
      send={async (rehearsal) => {
        const { data } = await callAgain('POST /api/admin/messages/bulk', { body: { ...meant, ...rehearsal } })
        const count = (value: number) => formatNumber(value, LANGUAGES[language].tag, 0)
        return {
          ...data,
          skipped: data.skipped.map((one) => t(`mailings.skipped.${one.why}`, { count: count(one.count) })),
          examples: data.examples.map(({ id, recipient }) => ({ id, name: recipient })),
        }
      }}
    />
  )
}

function columnsOf(t: MailingWords, tag: string): Column<Message>[] {
  const text = textColumn<Message>()
  const moment = (iso: string | null) => (iso ? formatDayTime(iso, tag) : '')
  const state = (row: Message) => t(`mailings.state.${row.state}`)
  return [
    text('recipient', t('mailings.recipient'), ({ recipient, account, id }) => recipient ?? account ?? `#${id}`),
    text('channel', t('mailings.channel'), ({ channel }) => t(`mailings.channel.${channel}`), { width: 'code' }),
    text('topic', t('mailings.topic'), ({ topic }) => t(`mailings.topic.${topic}`)),
    text('state', t('mailings.state'), state, {
      cell: (row) => <Badge tone={TONES[row.state]}>{state(row)}</Badge>,
    }),
    text('created_at', t('mailings.created'), (row) => moment(row.created_at), { sort: true, width: 'code' }),
    text('sent_at', t('mailings.sent_at'), (row) => moment(row.sent_at), { sort: true, width: 'code' }),
    text('error', t('mailings.error'), ({ error }) => error ?? '', { width: 'name' }),
    text('account', t('mailings.account'), ({ account }) => account ?? '', { hidden: true }),
    text('attempts', t('mailings.attempts'), ({ attempts }) => formatNumber(attempts, tag, 0), {
      hidden: true,
      isNumber: true,
    }),
  ]
}

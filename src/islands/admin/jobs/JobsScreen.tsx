import { useCallback, useMemo, useState } from 'react'
import { formatDayTime } from '../../../domain/format/date.ts'
import { formatNumber } from '../../../domain/format/number.ts'
import { JOB_STATES, type JobQueue, type JobRow } from '../../../domain/jobs/jobs.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { readJobs, readQueues } from '../../../stores/admin/mailings.ts'
import { callAgain } from '../../../stores/admin/step-up.ts'
import { Loaded } from '../../account/States.tsx'
import { useLoad } from '../../account/use-load.ts'
import { sentenceOf } from '../../forms/use-form.ts'
import { showToast } from '../../frame/toasts.ts'
import { type MailingWords, mailingWords } from '../mailings/words.ts'
import { Badge } from '../parts/Badge.tsx'
import { TABLE, TABLE_FRAME } from '../parts/classes.ts'
import { Danger } from '../parts/Danger.tsx'
import { ScreenHead } from '../parts/Head.tsx'
import type { ScreenProps } from '../screen-props.ts'
import type { Column, ListQuery } from '../table/columns.ts'
import { DataTable } from '../table/DataTable.tsx'
import { queryOf } from '../table/query.ts'
import { textColumn } from '../table/text-column.tsx'

const STATE_TONES = { waiting: 'plain', retrying: 'attention', running: 'good', failed: 'bad', done: 'good' } as const

/** Background work: every queue with its schedule, and single jobs. */
export default function JobsScreen({ t: shared, language }: ScreenProps) {
  const t = useMemo(() => mailingWords(language), [language])
  const { tag } = LANGUAGES[language]
  const queues = useLoad(readQueues)
  const { refresh } = queues
  const [version, setVersion] = useState(0)
  // An act on a job changes the numbers of its queue, and an act on a queue its jobs.
  const renew = useCallback(() => {
    refresh()
    setVersion((count) => count + 1)
  }, [refresh])
  const columns = useMemo(() => columnsOf(t, tag, renew), [t, tag, renew])
  const load = useCallback(
    (query: ListQuery, signal: AbortSignal) =>
      readJobs(queryOf({ ...query, sort: query.sort ?? '-created_at' }), signal),
    [],
  )
  const names = (queues.data ?? [])
    .map(({ name }) => ({ value: name, label: plainName(name, t) }))
    .sort((one, other) => one.label.localeCompare(other.label, tag))
  return (
    <>
      <ScreenHead t={shared} title={t('screen.auftraege')} />
      <div className="grid gap-8">
        <section className="grid gap-4" aria-label={t('jobs.queues')}>
          <h2 className="text-20">{t('jobs.queues')}</h2>
          <Loaded t={t} load={queues}>
            {(data) => <Queues {...{ t, tag, data }} onDone={renew} />}
          </Loaded>
        </section>
        <div className="grid gap-4">
          <h2 className="text-20">{t('jobs.entries')}</h2>
          <DataTable
            key={version}
            t={shared}
            language={language}
            name="auftraege"
            label={t('jobs.entries')}
            columns={columns}
            filters={[
              {
                name: 'state',
                label: t('mailings.state'),
                kind: 'choice',
                options: JOB_STATES.map((value) => ({ value, label: t(`jobs.${value}`) })),
              },
              { name: 'name', label: t('jobs.queue'), kind: 'choice', options: names },
            ]}
            load={load}
            rowKey={({ id }) => id}
            empty={<p>{t('jobs.empty')}</p>}
          />
        </div>
      </div>
    </>
  )
}

function Queues({ t, tag, data, onDone }: { t: MailingWords; tag: string; data: JobQueue[]; onDone: () => void }) {
  const count = (value: number) => formatNumber(value, tag, 0)
  const heads = [
    t('jobs.queue'),
    t('jobs.waiting'),
    t('jobs.running'),
    t('jobs.failed'),
    t('jobs.last'),
    t('jobs.next'),
  ]
  return (
    <div className={TABLE_FRAME}>
      <table className={TABLE}>
        <caption className="sr-only">{t('jobs.queues')}</caption>
        <thead>
          <tr>
            {heads.map((label, at) => (
              <th key={label} scope="col" className={at > 0 && at < 4 ? 'text-end' : undefined}>
                {label}
              </th>
            ))}
            <th scope="col">{t('jobs.acts')}</th>
          </tr>
        </thead>
        <tbody>
          {data.map((queue) => (
            <tr key={queue.name}>
              <th scope="row" className="min-w-56">
                <JobName t={t} name={queue.name} />
              </th>
              <td className="text-end tabular-nums">{count(queue.waiting + queue.retrying)}</td>
              <td className="text-end tabular-nums">{count(queue.running)}</td>
              <td className="text-end tabular-nums">
                {queue.failed > 0 ? <Badge tone="bad">{count(queue.failed)}</Badge> : count(0)}
              </td>
              <td>
                {queue.last_run ? formatDayTime(queue.last_run, tag) : t('jobs.never')}{' '}
                {queue.last_failed && <Badge tone="bad">{t('jobs.failed')}</Badge>}
              </td>
              <td className="whitespace-nowrap">{nextOf(queue, t, tag)}</td>
              <td>{queue.by_hand && <RunNow {...{ t, name: queue.name, onDone }} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What a job does, in words; its technical name where it has none. */
const plainName = (name: string, t: MailingWords): string => t.find(`jobs.name.${name}`) ?? name

/** The words, and below the name that logs and commands have. */
function JobName({ t, name }: { t: MailingWords; name: string }) {
  return (
    <>
      {plainName(name, t)}
      <bdi dir="ltr" className="block w-fit text-13 text-ink-soft">
        {name}
      </bdi>
    </>
  )
}

/** The earliest of its schedules. */
function nextOf({ schedules }: JobQueue, t: MailingWords, tag: string): string {
  const [next] = schedules.flatMap(({ next_run }) => next_run ?? []).sort()
  return next ? formatDayTime(next, tag) : t('jobs.on_demand')
}

function RunNow({ t, name, onDone }: { t: MailingWords; name: string; onDone: () => void }) {
  return (
    <Danger
      t={t}
      question={t('jobs.run_sure', { name: plainName(name, t) })}
      run={async () => {
        const { message } = await callAgain('POST /api/admin/queues/{name}/run', { params: { name } })
        onDone()
        return message
      }}
    >
      {t('jobs.run')}
    </Danger>
  )
}

function columnsOf(t: MailingWords, tag: string, onDone: () => void): Column<JobRow>[] {
  const text = textColumn<JobRow>()
  const moment = (iso: string | null) => (iso ? formatDayTime(iso, tag) : '')
  const state = (row: JobRow) => t(`jobs.${row.state}`)
  return [
    text('name', t('jobs.queue'), ({ name }) => plainName(name, t), {
      cell: ({ name }) => <JobName {...{ t, name }} />,
    }),
    text('state', t('mailings.state'), state, {
      cell: (row) => <Badge tone={STATE_TONES[row.state]}>{state(row)}</Badge>,
    }),
    text('created_at', t('mailings.created'), ({ created_at }) => moment(created_at), { sort: true, width: 'code' }),
    text('started_at', t('jobs.last'), ({ started_at }) => moment(started_at), { width: 'code' }),
    text('starts_at', t('jobs.next'), ({ starts_at }) => moment(starts_at), { hidden: true, width: 'code' }),
    text('attempts', t('mailings.attempts'), ({ attempts }) => formatNumber(attempts, tag, 0), { isNumber: true }),
    text('error', t('jobs.error'), ({ error }) => error ?? '', { width: 'name' }),
    text('data', t('jobs.data'), ({ data }) => data, {
      cell: ({ data }) => (
        <code dir="ltr" className="text-13 [overflow-wrap:anywhere]">
          {data}
        </code>
      ),
    }),
    { key: 'acts', label: t('jobs.acts'), text: () => '', cell: (row) => <Acts {...{ t, row, onDone }} /> },
  ]
}

function Acts({ t, row: { id, name, state }, onDone }: { t: MailingWords; row: JobRow; onDone: () => void }) {
  const params = { name, id }
  const told = async (act: Promise<{ message: string }>) => {
    const { message } = await act
    onDone()
    return message
  }
  if (state === 'running' || state === 'done') return null
  return (
    <div className="flex flex-wrap gap-2">
      {state === 'failed' && (
        <button
          type="button"
          className="button-quiet"
          onClick={() => void retry(told(callAgain('POST /api/admin/queues/{name}/jobs/{id}/retry', { params })), t)}
        >
          {t('jobs.retry')}
        </button>
      )}
      <Danger
        t={t}
        question={t('jobs.remove_sure')}
        run={() => told(callAgain('DELETE /api/admin/queues/{name}/jobs/{id}', { params }))}
      >
        {t('jobs.remove')}
      </Danger>
    </div>
  )
}

/** Says what became of it. */
const retry = (act: Promise<string>, t: MailingWords): Promise<void> =>
  act.then(showToast, (error: unknown) => showToast(sentenceOf(error, t)))

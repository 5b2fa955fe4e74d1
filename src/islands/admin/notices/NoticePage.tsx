import { useCallback } from 'react'
import { mailLink } from '../../../domain/contact.ts'
import { formatDay } from '../../../domain/format/date.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { type NoticeRecord, type NoticeRow, readNotice } from '../../../stores/admin/notices.ts'
import { isolated } from '../../../words/isolated.ts'
import { Loaded } from '../../account/States.tsx'
import { useLoad } from '../../account/use-load.ts'
import { recordPath, screenPath } from '../address.ts'
import { RecordHistory } from '../audit/RecordHistory.tsx'
import { Badge } from '../parts/Badge.tsx'
import { Facts } from '../parts/Facts.tsx'
import { ScreenHead } from '../parts/Head.tsx'
import { Section } from '../parts/Section.tsx'
import type { ScreenProps } from '../screen-props.ts'
import { Complaints } from './Complaints.tsx'
import { Decide } from './Decide.tsx'
import { NoticeState } from './NoticeList.tsx'
import type { NoticeProps } from './notice-props.ts'
import type { NoticeWords } from './words.ts'

/** A notice: what it says, the listing, what was decided, and what else is known of both. */
export function NoticePage({ words: t, id, ...props }: ScreenProps & { words: NoticeWords; id: number }) {
  const read = useCallback((signal: AbortSignal) => readNotice(id, signal), [id])
  const load = useLoad(read)
  return (
    <>
      <ScreenHead t={t} isRecord title={<bdi>{load.data?.title ?? t('screen.meldungen')}</bdi>} />
      <Loaded t={t} load={load}>
        {(notice) => {
          const parts: NoticeProps = { ...props, words: t, notice, onDone: load.refresh }
          return (
            <div className="grid gap-6">
              <Told {...parts} />
              {notice.state === 'open' && <Decide {...parts} />}
              {notice.decision && <Decided {...parts} />}
              <Complaints {...parts} />
              <Others t={t} title={t('notices.same_listing')} rows={notice.same_listing} language={props.language} />
              <Others t={t} title={t('notices.same_company')} rows={notice.same_company} language={props.language} />
              <RecordHistory
                version={notice.version}
                language={props.language}
                user={props.user}
                entity="notice"
                id={id}
              />
            </div>
          )
        }}
      </Loaded>
    </>
  )
}

function Told({ words: t, notice, language }: NoticeProps) {
  const { tag } = LANGUAGES[language]
  const { origin, kind, company, name, email, created_at, due_at, state, page, property_id, project_id, message } =
    notice
  return (
    <Section title={t(`notices.origin.${origin}`)} aside={<NoticeState t={t} row={notice} />}>
      <Facts
        items={[
          [t('notices.kind'), t(`report.reason.${kind}`)],
          [t('notices.company'), company && <bdi key="company">{company.firma}</bdi>],
          [
            t('notices.notifier'),
            origin === 'form' && (
              <span key="name">
                <bdi>{name ?? t('notices.unnamed')}</bdi>
                {email && (
                  <>
                    {' · '}
                    <a className="link" href={mailLink(email)} dir="ltr">
                      {email}
                    </a>
                  </>
                )}
                {` · ${LANGUAGES[notice.language as keyof typeof LANGUAGES]?.name ?? notice.language}`}
              </span>
            ),
          ],
          [t('notices.created'), formatDay(created_at, tag)],
          [t('notices.due'), state !== 'decided' && formatDay(due_at, tag)],
        ]}
      />
      {message && (
        <div className="grid gap-1">
          <h3 className="font-sans text-13 font-normal tracking-normal text-ink-soft">{t('notices.message')}</h3>
          <p dir="auto" className="w-fit max-w-[70ch] break-words whitespace-pre-line">
            {message}
          </p>
        </div>
      )}
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        {page && (
          <a className="link" href={page} target="_blank" rel="noopener">
            {t('notices.page')}
          </a>
        )}
        {property_id !== null && (
          <a className="link" href={`${screenPath('objekte')}?id=${property_id}`}>
            {t('notices.record', { screen: t('screen.objekte') })}
          </a>
        )}
        {project_id !== null && (
          <a className="link" href={`${screenPath('projekte')}?id=${project_id}`}>
            {t('notices.record', { screen: t('screen.projekte') })}
          </a>
        )}
      </p>
    </Section>
  )
}

/** Who was told the reasons of a restriction. */
function Statement({ t, statement }: { t: NoticeWords; statement: NonNullable<NoticeRecord['statement']> }) {
  if (statement.length === 0) return <Badge tone="attention">{t('notices.statement.nobody')}</Badge>
  return (
    <ul>
      {statement.map(({ recipient, state }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the mails of a decision never change their order
        <li key={at}>
          <bdi>{recipient ?? t('notices.statement.erased')}</bdi> · {t(`mailings.state.${state}`)}
        </li>
      ))}
    </ul>
  )
}

export function Decided({ words: t, notice, language }: NoticeProps) {
  const { tag } = LANGUAGES[language]
  const { decision, reason, ground, clause, decided_by, decided_at, lifted_at, statement } = notice
  const day = (at: string | null) => (at && formatDay(at, tag)) ?? ''
  return (
    <Section title={t('notices.decision')}>
      <Facts
        items={[
          [t('notices.decision'), decision && t(`notices.decision.${decision}`)],
          [
            t('notices.state.decided'),
            t('notices.decided_by', { name: isolated(decided_by ?? '–', language), date: day(decided_at) }),
          ],
          [
            t('notices.ground'),
            ground && t('text.labelled', { label: t(`notices.ground.${ground}`), value: clause ?? '' }),
          ],
          [t('notices.statement'), statement && <Statement key="statement" {...{ t, statement }} />],
          [t('notices.scope'), lifted_at && t('notices.lifted', { date: day(lifted_at) })],
        ]}
      />
      <p dir="auto" className="w-fit max-w-[70ch] break-words whitespace-pre-line">
        {reason}
      </p>
    </Section>
  )
}

function Others({
  t,
  title,
  rows,
  language,
}: {
  t: NoticeWords
  title: string
  rows: readonly NoticeRow[]
  language: ScreenProps['language']
}) {
  if (rows.length === 0) return null
  const { tag } = LANGUAGES[language]
  return (
    <Section title={title}>
      <ul className="grid gap-3">
        {rows.map((row) => (
          <li key={row.id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <span>
              <a className="link" href={recordPath(row.id)}>
                <bdi>{row.title}</bdi>
              </a>{' '}
              · {t(`report.reason.${row.kind}`)} · {formatDay(row.created_at, tag)}
              {row.decision && ` · ${t(`notices.decision.${row.decision}`)}`}
            </span>
            <NoticeState t={t} row={row} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

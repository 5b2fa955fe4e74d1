import { formatDay } from '../../../domain/format/date.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { call } from '../../../stores/api.ts'
import { isolated } from '../../../words/isolated.ts'
import { RecordForm } from '../form/RecordForm.tsx'
import { Badge } from '../parts/Badge.tsx'
import { Section } from '../parts/Section.tsx'
import { fieldHelp, fieldLabel, fieldOptions, schemaFor } from './Decide.tsx'
import type { NoticeProps } from './notice-props.ts'

const CALL = 'POST /api/admin/complaints/{id}/decide'

/** The complaints of both sides, each with its outcome or the form for it. */
export function Complaints(props: NoticeProps) {
  const { words: t, notice, language } = props
  const { tag } = LANGUAGES[language]
  if (notice.complaints.length === 0) return null
  return (
    <Section title={t('notices.complaints')}>
      {notice.complaints.map((one) => (
        <article key={one.id} className="grid gap-3 border-b border-line pb-4 last:border-0 last:pb-0">
          <h3 className="flex flex-wrap items-baseline gap-3">
            {t(`notices.party.${one.party}`)}
            <span className="text-13 text-ink-soft">{formatDay(one.created_at, tag)}</span>
            <Badge tone={one.outcome ? 'plain' : 'attention'}>
              {t(one.outcome ? `notices.outcome.${one.outcome}` : 'notices.state.open')}
            </Badge>
          </h3>
          <p dir="auto" className="w-fit max-w-[70ch] break-words whitespace-pre-line">
            {one.message}
          </p>
          {one.outcome ? (
            <>
              <p className="text-13 text-ink-soft">
                {t('notices.decided_by', {
                  name: isolated(one.decided_by ?? '–', language),
                  date: (one.decided_at && formatDay(one.decided_at, tag)) ?? '',
                })}
              </p>
              <p dir="auto" className="w-fit max-w-[70ch] break-words whitespace-pre-line">
                {one.answer}
              </p>
            </>
          ) : (
            <Judge {...props} complaint={one} />
          )}
        </article>
      ))}
    </Section>
  )
}

function Judge({
  words: t,
  notice,
  schemas,
  onDone,
  complaint,
}: NoticeProps & { complaint: NoticeProps['notice']['complaints'][number] }) {
  const schema = schemaFor(notice, schemas[CALL])
  // A company's complaint that is right releases the listing; a notifier's needs the new decision.
  const more = complaint.party === 'notifier' ? ['decision', 'ground', 'clause'] : []
  return (
    <RecordForm
      t={t}
      schema={schema}
      value={{}}
      order={['outcome', 'answer', ...more]}
      extra={{ version: notice.version }}
      label={(field) => (field === 'decision' ? t('notices.new_decision') : fieldLabel(t, field))}
      help={(field) => fieldHelp(t, field)}
      options={(field) => fieldOptions(t, schema, field)}
      submit={t('notices.judge')}
      reload={onDone}
      send={async (body) => {
        const params = { id: complaint.id }
        await call(CALL, { params, body: body as Parameters<typeof call<typeof CALL>>[1]['body'] })
        onDone()
        return undefined
      }}
    />
  )
}

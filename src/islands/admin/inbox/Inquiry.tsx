import { formatMoment } from '../../../domain/format/date.ts'
import { formatNumber } from '../../../domain/format/number.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { readAnswerFile, readInquiry } from '../../../stores/admin/inbox.ts'
import { OneButton } from '../../account/OneButton.tsx'
import { RecordHistory } from '../audit/RecordHistory.tsx'
import { Badge } from '../parts/Badge.tsx'
import { Facts } from '../parts/Facts.tsx'
import { Failed } from '../parts/Failed.tsx'
import { ScreenHead } from '../parts/Head.tsx'
import { Section } from '../parts/Section.tsx'
import { saveFile } from '../table/csv.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { contactFacts } from './contact-facts.tsx'
import { History } from './History.tsx'
import { Notes } from './Notes.tsx'
import { State } from './State.tsx'
import { Unloaded } from './Unloaded.tsx'
import { useRecord } from './use-record.ts'
import { type InboxProps, type InquiryProps, TONES } from './words.ts'

/** One inquiry: what was asked, what was answered, and everything that colleagues know. */
export function Inquiry({ t, language, user, id }: InboxProps & { id: number }) {
  const loading = useRecord(id, readInquiry)
  const { data, problem, reload } = loading
  if (!data) return <Unloaded t={t} title={t('inbox.kind.inquiry')} loading={loading} />
  const props = { t, language, user, inquiry: data, reload }
  return (
    <>
      <ScreenHead t={t} title={t('inbox.record', { name: data.name })} isRecord>
        <Badge tone={TONES[data.status]}>{t(`inbox.status.${data.status}`)}</Badge>
      </ScreenHead>
      {problem === 'failed' && <Failed t={t} retry={reload} />}
      <div className="grid items-start gap-6 xl:grid-cols-3">
        <div className="grid gap-6 xl:col-span-2">
          <Asked {...props} />
          {data.answers.length > 0 && <Answers {...props} />}
          <AnswerForm {...props} />
          <RecordHistory
            {...{ language, user, id }}
            entity="inquiry"
            version={`${data.version} ${data.notes.length}`}
          />
        </div>
        <div className="grid gap-6">
          <State {...props} />
          <Notes {...props} />
          <History {...{ t, language }} history={data.history} />
        </div>
      </div>
    </>
  )
}

const momentOf = (time: string, tag: string) => formatMoment(new Date(time), tag)

function Asked({ t, language, inquiry }: InquiryProps) {
  const { tag } = LANGUAGES[language]
  const { email, phone, property, project, company, message, created_at, feedback } = inquiry
  return (
    <Section title={t('inbox.message')} aside={<time dateTime={created_at}>{momentOf(created_at, tag)}</time>}>
      <p className="whitespace-pre-wrap break-words" dir="auto">
        {message}
      </p>
      <Facts
        items={[
          ...contactFacts(t, language, { email, phone, property, project }),
          [t('inbox.company'), <bdi key="company">{company?.firma ?? t('inbox.portal')}</bdi>],
          [t('inbox.language'), languageOf(inquiry.language)],
          [t('inbox.feedback'), feedback !== 'none' && t(`inbox.mail.${feedback}`)],
        ]}
      />
    </Section>
  )
}

const languageOf = (code: string) => Object.entries(LANGUAGES).find(([one]) => one === code)?.[1].name ?? code

function Answers({ t, language, inquiry }: InquiryProps) {
  const { tag } = LANGUAGES[language]
  return (
    <Section title={t('inbox.answers')}>
      <ol className="grid gap-5">
        {inquiry.answers.map(({ id, author, subject, text, created_at, mail, files }) => (
          <li key={id} className="grid gap-2 border-s-2 border-line ps-4">
            <p className="flex flex-wrap items-baseline gap-x-3 text-13 text-ink-soft">
              <bdi>{author ?? ''}</bdi>
              <time dateTime={created_at}>{momentOf(created_at, tag)}</time>
              {mail !== 'none' && <Badge tone={mail === 'refused' ? 'bad' : 'plain'}>{t(`inbox.mail.${mail}`)}</Badge>}
            </p>
            <p className="font-semibold" dir="auto">
              {subject}
            </p>
            <p className="whitespace-pre-wrap break-words" dir="auto">
              {text}
            </p>
            {files.length > 0 && (
              <ul className="text-13 text-ink-soft">
                {files.map((file) => (
                  <li key={file.id}>
                    <OneButton
                      t={t}
                      className="link"
                      run={async () => saveFile(file.name, await readAnswerFile(file.id))}
                    >
                      <bdi>{file.name}</bdi>
                    </OneButton>{' '}
                    {formatNumber(Math.ceil(file.bytes / 1000), tag, 0)} kB
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}

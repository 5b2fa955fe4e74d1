import { useCallback, useState } from 'react'
import { FIELDS_TEXT, fillTemplate } from '../../../domain/inquiries/templates.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { answerInquiry, readTemplates, type Upload } from '../../../stores/admin/inbox.ts'
import { useLoad } from '../../account/use-load.ts'
import { Choice, Field } from '../../forms/Field.tsx'
import { useOwnId } from '../../forms/own-id.ts'
import { Prose } from '../../forms/Prose.tsx'
import { showToast } from '../../frame/toasts.ts'
import { Send } from '../form/Send.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import { FILTER } from '../parts/classes.ts'
import { Section } from '../parts/Section.tsx'
import { Files } from './Files.tsx'
import { type InquiryProps, STATUSES } from './words.ts'

interface Draft {
  /** Another number draws the fields anew. */
  nr: number
  language: string
  subject: string
  text: string
}

/** Writes a mail to the visitor, from a template or freely, with files. */
export function AnswerForm({ t, inquiry, reload }: InquiryProps) {
  const first: Draft = { nr: 0, language: inquiry.language, subject: inquiry.subject, text: '' }
  const [draft, setDraft] = useState(first)
  const [files, setFiles] = useState<readonly Upload[]>([])
  const [isUploading, setUploading] = useState(false)
  const staff = useStaffForm({
    t,
    reload,
    schema: () => import('../../../domain/inquiries/inbox-schemas.ts').then(({ answerSchema }) => answerSchema),
    read: (data) => ({
      version: inquiry.version,
      language: data.get('language') ?? undefined,
      subject: data.get('subject') ?? '',
      text: data.get('text') ?? '',
      status: data.get('status') ?? undefined,
      file_ids: files.map(({ id }) => id),
    }),
    async send(answer, key) {
      showToast(await answerInquiry(inquiry.id, answer, key))
      setFiles([])
      setDraft(({ nr }) => ({ ...first, nr: nr + 1 }))
    },
  })
  const { form, note } = staff
  /** Text that is already written stays before the template. */
  const insert = (template: { language: string; subject: string; text: string }) => {
    const data = form.props.ref.current && new FormData(form.props.ref.current)
    const before = String(data?.get('text') ?? '').trim()
    const text = fillTemplate(template.text, inquiry.fields)
    note()
    setDraft(({ nr }) => ({
      nr: nr + 1,
      language: template.language,
      subject: fillTemplate(template.subject, inquiry.fields),
      text: before ? `${before}\n\n${text}` : text,
    }))
  }
  return (
    <Section title={t('inbox.answer')}>
      <p className="text-13 text-ink-soft">{t('inbox.reply_hint', { address: `\u2068${inquiry.reply_to}\u2069` })}</p>
      <Templates t={t} company={inquiry.company?.id ?? null} onChoose={insert} />
      <form className="form" {...form.props}>
        <div key={draft.nr} className="grid gap-4">
          <Choice
            form={form}
            name="language"
            label={t('inbox.language')}
            defaultValue={draft.language}
            options={Object.entries(LANGUAGES).map(([value, { name }]) => ({ value, label: name }))}
          />
          <Field form={form} name="subject" label={t('inbox.subject')} defaultValue={draft.subject} maxLength={200} />
          <Prose
            form={form}
            name="text"
            label={t('inbox.text')}
            help={t('inbox.fields_hint', { fields: FIELDS_TEXT })}
            defaultValue={draft.text}
            rows={10}
          />
        </div>
        <Files
          t={t}
          files={files}
          onChange={(next) => {
            setFiles(next)
            note()
          }}
          isBusy={isUploading}
          onBusy={setUploading}
        />
        <Choice
          form={form}
          name="status"
          label={t('inbox.status_after')}
          defaultValue="waiting"
          options={STATUSES.filter((one) => one !== 'new' && one !== 'spam').map((value) => ({
            value,
            label: t(`inbox.status.${value}`),
          }))}
        />
        {!isUploading && <Send {...{ t, staff }}>{t('inbox.send')}</Send>}
      </form>
    </Section>
  )
}

function Templates({
  t,
  company,
  onChoose,
}: {
  t: InquiryProps['t']
  company: number | null
  onChoose: (template: { language: string; subject: string; text: string }) => void
}) {
  const id = useOwnId()
  const read = useCallback((signal: AbortSignal) => readTemplates(company, signal), [company])
  const { data } = useLoad(read)
  if (!data || data.length === 0) return null
  return (
    <div className={FILTER}>
      <label htmlFor={id}>{t('inbox.template')}</label>
      <select
        id={id}
        value=""
        onChange={({ currentTarget: { value } }) => {
          const found = data.find((one) => String(one.id) === value)
          if (found) onChoose(found)
        }}
      >
        <option value="">{t('inbox.template_choose')}</option>
        {data.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name} ({Object.entries(LANGUAGES).find(([code]) => code === one.language)?.[1].name})
          </option>
        ))}
      </select>
    </div>
  )
}

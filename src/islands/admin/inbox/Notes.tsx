import { formatMoment } from '../../../domain/format/date.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { writeNote } from '../../../stores/admin/inbox.ts'
import { Prose } from '../../forms/Prose.tsx'
import { showToast } from '../../frame/toasts.ts'
import { Send } from '../form/Send.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import { Section } from '../parts/Section.tsx'
import type { InquiryProps } from './words.ts'

/** What colleagues know. Visitors never see it. */
export function Notes({ t, language, inquiry, reload }: InquiryProps) {
  const { tag } = LANGUAGES[language]
  const staff = useStaffForm({
    t,
    reload,
    schema: () => import('../../../domain/inquiries/inbox-schemas.ts').then(({ noteSchema }) => noteSchema),
    read: (data) => ({ text: data.get('text') ?? '' }),
    async send({ text }, key) {
      showToast(await writeNote(inquiry.id, text, key))
    },
  })
  return (
    <Section title={t('inbox.notes')}>
      {inquiry.notes.length > 0 && (
        <ul className="grid gap-4">
          {inquiry.notes.map(({ id, author, text, created_at }) => (
            <li key={id} className="grid gap-1">
              <p className="whitespace-pre-wrap break-words" dir="auto">
                {text}
              </p>
              <p className="text-13 text-ink-soft">
                <bdi>{author ?? ''}</bdi> <time dateTime={created_at}>{formatMoment(new Date(created_at), tag)}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
      <form className="form" {...staff.form.props}>
        <Prose form={staff.form} name="text" label={t('inbox.note')} help={t('inbox.note_hint')} rows={3} />
        <Send {...{ t, staff }} className="button-quiet">
          {t('inbox.note_add')}
        </Send>
      </form>
    </Section>
  )
}

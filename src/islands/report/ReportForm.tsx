import { NOTICE_KINDS } from '../../domain/notices/kinds.ts'
import { LANGUAGES } from '../../i18n/languages.ts'
import { sendReport } from '../../stores/messages.ts'
import { gapOf } from '../../words/listed.ts'
import type { ContactFormProps } from '../dialogs/kinds.ts'
import { PrivacyLink, Sender } from '../dialogs/Sender.tsx'
import { Choices } from '../forms/Choices.tsx'
import { Tick } from '../forms/Field.tsx'
import { Prose } from '../forms/Prose.tsx'
import { Submit } from '../forms/Submit.tsx'
import { useForm } from '../forms/use-form.ts'

/** Reports a listing: a notice as of article 16 of the Digital Services Act. */
export default function ReportForm({ t, language, home, onDone }: ContactFormProps) {
  const form = useForm({
    t,
    schema: () => import('../../domain/notices/schemas.ts').then(({ reportSchema }) => reportSchema),
    read: (data) => ({ ...Object.fromEntries(data), property_id: home?.id, good_faith: data.has('good_faith') }),
    send: async (report, key) => onDone(await sendReport(report, key)),
  })
  return (
    <form className="form" {...form.props}>
      <p className="text-13 text-ink-soft">{t('report.form.target')}</p>
      <Choices
        form={form}
        name="reason"
        label={t('report.form.reason')}
        options={NOTICE_KINDS.map((value) => ({ value, label: t(`report.reason.${value}`) }))}
      />
      <Prose form={form} name="message" label={t('report.form.message')} />
      <p className="text-13 text-ink-soft">
        {[t('report.form.email_help'), t('report.form.person_help'), ''].join(gapOf(LANGUAGES[language].tag))}
        <PrivacyLink t={t} language={language} />
      </p>
      <Sender t={t} form={form} phone="none" />
      <Tick form={form} name="good_faith" label={t('report.form.good_faith')} />
      <Submit form={form}>{t('report.form.send')}</Submit>
    </form>
  )
}

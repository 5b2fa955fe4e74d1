import { sendReport } from '../../stores/messages.ts'
import type { ContactFormProps } from '../dialogs/kinds.ts'
import { PrivacyLink, Trap } from '../dialogs/Sender.tsx'
import { Choices } from '../forms/Choices.tsx'
import { Field } from '../forms/Field.tsx'
import { Prose } from '../forms/Prose.tsx'
import { Submit } from '../forms/Submit.tsx'
import { useForm } from '../forms/use-form.ts'

/** A copy of the values in src/domain/inquiries/schemas.ts: an import would load the schema library for these alone. */
const REASONS = ['fraud', 'wrong_data', 'gone', 'other'] as const

/** Reports a problem with a listing. */
export default function ReportForm({ t, language, home, onDone }: ContactFormProps) {
  const form = useForm({
    t,
    schema: () => import('../../domain/inquiries/schemas.ts').then(({ reportSchema }) => reportSchema),
    read: (data) => ({ ...Object.fromEntries(data), property_id: home?.id }),
    send: async (report, key) => onDone(await sendReport(report, key)),
  })
  return (
    <form className="form" {...form.props}>
      <Choices
        form={form}
        name="reason"
        label={t('report.form.reason')}
        options={REASONS.map((value) => ({ value, label: t(`report.reason.${value}`) }))}
      />
      <Prose form={form} name="message" label={t('report.form.message')} isOptional />
      <Field
        form={form}
        name="email"
        type="email"
        label={t('inquiry.email')}
        help={
          <>
            {t('report.form.email_help')} <PrivacyLink t={t} language={language} />
          </>
        }
        autoComplete="email"
        inputMode="email"
        isOptional
      />
      <Trap />
      <Submit form={form}>{t('report.form.send')}</Submit>
    </form>
  )
}

import { sendInquiry } from '../../stores/messages.ts'
import { isolated } from '../../words/isolated.ts'
import type { ContactFormProps } from '../dialogs/kinds.ts'
import { Consent, Sender, senderOf } from '../dialogs/Sender.tsx'
import { Prose } from '../forms/Prose.tsx'
import { Submit } from '../forms/Submit.tsx'
import { useForm } from '../forms/use-form.ts'

/** An inquiry to the provider of a home or of a project; without either, to the portal itself. */
export default function InquiryForm({
  t,
  language,
  home,
  values = {},
  onDone,
}: Omit<ContactFormProps, 'opened' | 'values'> & Partial<Pick<ContactFormProps, 'values'>>) {
  const form = useForm({
    t,
    schema: () => import('../../domain/inquiries/schemas.ts').then(({ inquirySchema }) => inquirySchema),
    read: (data) => ({ ...senderOf(data), ...(home && { [home.isProject ? 'project_id' : 'property_id']: home.id }) }),
    send: async (inquiry, key) => onDone(await sendInquiry(inquiry, key)),
  })
  return (
    <form className="form" {...form.props} data-wakes="">
      {home && (
        <p className="text-13 text-ink-soft">{t('inquiry.form.goes_to', { firma: isolated(home.host, language) })}</p>
      )}
      <Sender t={t} form={form} />
      <Prose
        form={form}
        name="message"
        label={t('inquiry.form.message')}
        defaultValue={
          values.message ?? (home ? t('inquiry.form.prefill', { title: isolated(home.title, language) }) : '')
        }
        rows={home ? 5 : 6}
      />
      <Consent
        form={form}
        language={language}
        text={t(home ? 'inquiry.form.consent' : 'inquiry.form.consent_contact')}
      />
      <Submit form={form}>{t(home ? 'inquiry.form.send' : 'inquiry.form.send_contact')}</Submit>
    </form>
  )
}

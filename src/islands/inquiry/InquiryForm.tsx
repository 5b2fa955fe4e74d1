import { useLayoutEffect } from 'react'
import { LANGUAGES } from '../../i18n/languages.ts'
import { fillQuoting } from '../../i18n/quoting.ts'
import { type Draft, keepDraft, readDraft } from '../../stores/inquiry-draft.ts'
import { sendInquiry } from '../../stores/messages.ts'
import { isolated } from '../../words/isolated.ts'
import type { ContactFormProps } from '../dialogs/kinds.ts'
import { Consent, Sender, senderOf } from '../dialogs/Sender.tsx'
import { Prose } from '../forms/Prose.tsx'
import { Submit } from '../forms/Submit.tsx'
import { useForm } from '../forms/use-form.ts'

const NONE = {}
/** Fields that a draft keeps; consent is given anew. */
const KEPT = 'input:is([name="name"], [name="email"], [name="phone"]), textarea'

/**
 * An inquiry to the provider of a home or of a project; without either, to the portal itself. What the visitor has begun
 * stays until it is sent or the tab is closed: a change of the language loads another page.
 */
export default function InquiryForm({
  t,
  language,
  home,
  values = NONE,
  onDone,
}: Omit<ContactFormProps, 'opened' | 'values'> & Partial<Pick<ContactFormProps, 'values'>>) {
  const about = home ? `${home.isProject ? 'project' : 'property'}:${home.id}` : 'portal'
  const form = useForm({
    t,
    schema: () => import('../../domain/inquiries/schemas.ts').then(({ inquirySchema }) => inquirySchema),
    read: (data) => ({ ...senderOf(data), ...(home && { [home.isProject ? 'project_id' : 'property_id']: home.id }) }),
    send: async (inquiry, key) => {
      const said = await sendInquiry(inquiry, key)
      keepDraft(about, {})
      onDone(said)
    },
  })
  const prefill = (title: string) =>
    fillQuoting(
      t('inquiry.form.prefill', { title: '{{title}}' }),
      { title: isolated(title, language) },
      LANGUAGES[language].tag,
    )
  const { ref } = form.props
  // Before the fields are filled from the account.
  useLayoutEffect(() => {
    const draft = readDraft(about)
    for (const field of fieldsOf(ref.current)) {
      const value = draft[field.name]
      // Input from before hydration, and what an address has filled in, take precedence.
      if (value !== undefined && field.value === field.defaultValue && !values[field.name]) field.value = value
    }
  }, [about, ref, values])
  const keep = () =>
    keepDraft(
      about,
      Object.fromEntries(
        fieldsOf(ref.current)
          .filter(({ value, defaultValue }) => value !== defaultValue)
          .map(({ name, value }) => [name, value]),
      ) satisfies Draft,
    )
  return (
    <form
      className="form"
      {...form.props}
      onInput={(event) => {
        form.props.onInput(event)
        keep()
      }}
      data-wakes=""
    >
      {home && (
        <p className="text-13 text-ink-soft">{t('inquiry.form.goes_to', { firma: isolated(home.host, language) })}</p>
      )}
      <Sender t={t} form={form} />
      <Prose
        form={form}
        name="message"
        label={t('inquiry.form.message')}
        defaultValue={values.message ?? (home ? prefill(home.title) : '')}
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

const fieldsOf = (form: HTMLFormElement | null) => [
  ...(form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(KEPT) ?? []),
]

import { useState } from 'react'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import type { Translate } from '../../i18n/translate.ts'
import { orderNewsletter } from '../../stores/messages.ts'
import { gapOf } from '../../words/listed.ts'
import { PrivacyLink, Trap } from '../dialogs/Sender.tsx'
import { Choices } from '../forms/Choices.tsx'
import { Field } from '../forms/Field.tsx'
import { Done, Submit } from '../forms/Submit.tsx'
import { useForm } from '../forms/use-form.ts'
import '../../styles/forms.css'

/** Subscribes to the newsletter; it starts when the mailed link is confirmed. */
export function SignUp({ t, language }: { t: Translate<'requests' | 'shared'>; language: Language }) {
  const [done, setDone] = useState<string | null>(null)
  const form = useForm({
    t,
    schema: () => import('../../domain/newsletter/schemas.ts').then(({ newsletterSchema }) => newsletterSchema),
    read: (data) => Object.fromEntries(data),
    send: async (order, key) => setDone(await orderNewsletter(order, key)),
  })
  if (done) return <Done>{done}</Done>
  return (
    <form className="form" {...form.props}>
      <p>
        {t('newsletter.form.lead')}
        {gapOf(LANGUAGES[language].tag)}
        <PrivacyLink t={t} language={language} />
      </p>
      <Field form={form} name="email" type="email" label={t('inquiry.email')} autoComplete="email" inputMode="email" />
      <Field form={form} name="name" label={t('inquiry.name')} autoComplete="name" autoCapitalize="words" isOptional />
      <Choices
        form={form}
        name="frequency"
        label={t('agent.form.frequency')}
        defaultValue="monthly"
        options={(['weekly', 'monthly'] as const).map((value) => ({ value, label: t(`newsletter.form.${value}`) }))}
      />
      <Trap />
      <Submit form={form}>{t('newsletter.form.send')}</Submit>
    </form>
  )
}

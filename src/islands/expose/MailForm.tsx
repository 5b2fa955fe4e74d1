import { useEffect, useState } from 'react'
import type { Subject } from '../../domain/exposes/subject.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import { $user } from '../../stores/account/session.ts'
import { mailExpose } from '../../stores/exposes.ts'
import { gapOf } from '../../words/listed.ts'
import { PrivacyLink, Trap } from '../dialogs/Sender.tsx'
import { Field } from '../forms/Field.tsx'
import { Done, Submit } from '../forms/Submit.tsx'
import { useForm } from '../forms/use-form.ts'
import type { Words } from './words.ts'

/** Sends the expose to an address. @param options the parameters of the API */
export function MailForm({
  t,
  language,
  subject,
  options,
}: {
  t: Words
  language: Language
  subject: Subject
  options: string
}) {
  const [done, setDone] = useState<string | null>(null)
  const form = useForm({
    t,
    schema: () => import('../../domain/exposes/mail.ts').then(({ addressSchema }) => addressSchema),
    read: (data) => Object.fromEntries(data),
    async send(address, key) {
      setDone(null)
      setDone(await mailExpose(subject, new URLSearchParams(options), address, key))
    },
  })
  const { ref } = form.props
  // It opens below its button: the next keys are for the address.
  useEffect(() => ref.current?.querySelector<HTMLElement>('[name="email"]')?.focus(), [ref])
  return (
    <form className="form expose-mail" {...form.props}>
      <Field
        form={form}
        name="email"
        type="email"
        label={t('generator.mail_address')}
        defaultValue={$user.get()?.email ?? ''}
        autoComplete="email"
        inputMode="email"
        help={
          <>
            {t('generator.mail_help')}
            {gapOf(LANGUAGES[language].tag)}
            <PrivacyLink t={t} language={language} />
          </>
        }
      />
      <Trap />
      <Submit form={form} className="button-quiet">
        {t('generator.mail_send')}
      </Submit>
      {done && <Done>{done}</Done>}
    </form>
  )
}

import { useEffect, useRef } from 'react'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import { localPath } from '../../i18n/paths.ts'
import type { Translate } from '../../i18n/translate.ts'
import { $user } from '../../stores/account/session.ts'
import { gapOf } from '../../words/listed.ts'
import { Field, Tick } from '../forms/Field.tsx'
import type { FormState } from '../forms/use-form.ts'
import { useStore } from '../frame/use-store.ts'

/** The sender: name, address and telephone number, prefilled from the account for a signed-in visitor. */
export function Sender({
  t,
  form,
  phone = 'optional',
}: {
  t: Translate<'requests' | 'shared'>
  form: FormState
  phone?: 'optional' | 'needed' | 'none'
}) {
  const user = useStore($user, { ssr: () => null })
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Earlier input of the visitor takes precedence.
    for (const input of root.current?.querySelectorAll('input') ?? []) {
      if (!input.value && user)
        input.value = { name: user.name, email: user.email, phone: user.phone }[input.name] ?? ''
    }
  }, [user])
  return (
    <div className="grid gap-5" ref={root}>
      <Field form={form} name="name" label={t('inquiry.name')} autoComplete="name" autoCapitalize="words" />
      <Field form={form} name="email" type="email" label={t('inquiry.email')} autoComplete="email" inputMode="email" />
      {phone !== 'none' && (
        <Field
          form={form}
          name="phone"
          type="tel"
          label={t('inquiry.phone')}
          autoComplete="tel"
          inputMode="tel"
          isOptional={phone === 'optional'}
        />
      )}
      <Trap />
    </div>
  )
}

/** A honeypot field that people neither see nor reach. A sender who fills it is a program. */
export function Trap() {
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        Website
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

/** Consent to the use of the input, next to the link with the details. */
export function Consent({ form, language, text }: { form: FormState; language: Language; text: string }) {
  return (
    <Tick
      form={form}
      name="privacy"
      label={
        <>
          {text}
          {gapOf(LANGUAGES[language].tag)}
          <PrivacyLink t={form.t} language={language} />
        </>
      }
    />
  )
}

/** In a new tab, so that no input is lost. */
export function PrivacyLink({ t, language }: { t: Translate<'shared'>; language: Language }) {
  return (
    <a className="link" href={localPath(language, '/datenschutz')} target="_blank" rel="noopener">
      {t('frame.privacy')}
    </a>
  )
}

/** The sender's part of a form, as the schemas expect it. */
export function senderOf(data: FormData) {
  return { ...Object.fromEntries(data), privacy: data.has('privacy') }
}

import { useEffect, useRef, useState } from 'react'
import { account } from '../../../i18n/account/browser.ts'
import type { Language } from '../../../i18n/languages.ts'
import { localPath } from '../../../i18n/paths.ts'
import { requests } from '../../../i18n/requests/browser.ts'
import { shared } from '../../../i18n/shared/browser.ts'
import { type Translate, translatorOf } from '../../../i18n/translate.ts'
import { signUp } from '../../../stores/account/account.ts'
import { wayBackQuery } from '../../../stores/account/account-return.ts'
import { $auth } from '../../../stores/account/auth.ts'
import { Field, PasswordField, Tick } from '../../forms/Field.tsx'
import { Done, Submit } from '../../forms/Submit.tsx'
import { useForm } from '../../forms/use-form.ts'
import { ErrorBoundary } from '../../frame/ErrorBoundary.tsx'
import { useStore } from '../../frame/use-store.ts'
import { SignedIn } from './Login.tsx'
import { Social } from './Social.tsx'
import '../../../styles/account.css'

/** Opens an account. The answer is the same whether or not the address has an account. */
export default function Register({ language }: { language: Language }) {
  return (
    <ErrorBoundary t={translatorOf(language, shared)} language={language}>
      <Start language={language} />
    </ErrorBoundary>
  )
}

function Start({ language }: { language: Language }) {
  const t = translatorOf(language, account, requests, shared)
  const [query, setQuery] = useState('')
  const [done, setDone] = useState<string | null>(null)
  const auth = useStore($auth, { ssr: () => 'loading' as const })
  useEffect(() => setQuery(wayBackQuery()), [])
  if (done) return <Registered t={t} message={done} login={localPath(language, `/anmelden${query}`)} />
  if (auth === 'authenticated') return <SignedIn t={t} language={language} />
  return (
    <>
      <RegisterForm t={t} language={language} onDone={setDone} />
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-line pt-4 [&_.link]:inline-block [&_.link]:py-1">
        <span>
          {t('account.has_account')}{' '}
          <a className="link" href={localPath(language, `/anmelden${query}`)}>
            {t('frame.login')}
          </a>
        </span>
      </p>
      <Social t={t} />
    </>
  )
}

function RegisterForm({
  t,
  language,
  onDone,
}: {
  t: Translate<'account' | 'requests' | 'shared'>
  language: Language
  onDone: (text: string) => void
}) {
  const form = useForm({
    t,
    schema: () => import('../../../domain/auth/schemas.ts').then(({ registerSchema }) => registerSchema),
    read: (data) => ({ ...Object.fromEntries(data), terms: data.has('terms') }),
    send: async (value) => onDone(await signUp(value)),
    saysOffline: false,
  })
  return (
    <form className="form" {...form.props}>
      <Field form={form} name="name" label={t('inquiry.name')} autoComplete="name" maxLength={120} />
      <Field
        form={form}
        name="email"
        type="email"
        label={t('account.email')}
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field
        form={form}
        name="phone"
        type="tel"
        label={t('inquiry.phone')}
        help={t('account.phone_help')}
        autoComplete="tel"
        isOptional
      />
      <PasswordField
        form={form}
        name="password"
        label={t('account.password')}
        help={t('account.password_help')}
        autoComplete="new-password"
      />
      <PasswordField
        form={form}
        name="password_confirmation"
        label={t('account.password_repeat')}
        autoComplete="new-password"
      />
      <Tick form={form} name="terms" label={<Agreement t={t} language={language} />} />
      <Submit form={form}>{t('account.register_button')}</Submit>
    </form>
  )
}

/** The text of the checkbox, with links to its two documents; languages place them in different order. */
function Agreement({ t, language }: { t: Translate<'account' | 'shared'>; language: Language }) {
  const links = {
    terms: { path: '/nutzungsbedingungen', label: t('account.terms_link') },
    privacy: { path: '/datenschutz', label: t('account.privacy_link') },
  } as const
  const parts = t('account.terms', { terms: '|terms|', privacy: '|privacy|' }).split('|')
  return parts.map((part) => {
    if (part !== 'terms' && part !== 'privacy') return part
    const { path, label } = links[part]
    return (
      <a key={part} className="link" href={localPath(language, path)} target="_blank" rel="noopener">
        {label}
      </a>
    )
  })
}

function Registered({ t, message, login }: { t: Translate<'account' | 'shared'>; message: string; login: string }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="grid justify-items-start gap-4 [&>p]:justify-self-stretch">
      <h2 className="text-20" ref={title} tabIndex={-1}>
        {t('account.registered_title')}
      </h2>
      <Done>{message}</Done>
      <p>{t('account.registered_text')}</p>
      <p className="account-buttons">
        <a className="button" href={login}>
          {t('frame.login')}
        </a>
      </p>
    </div>
  )
}

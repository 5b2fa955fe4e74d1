import { useEffect, useState } from 'react'
import { account } from '../../../i18n/account/browser.ts'
import type { Language } from '../../../i18n/languages.ts'
import { localPath } from '../../../i18n/paths.ts'
import { shared } from '../../../i18n/shared/browser.ts'
import { type Translate, translatorOf } from '../../../i18n/translate.ts'
import { signIn } from '../../../stores/account/account.ts'
import { takeParams, wayBack, wayBackQuery } from '../../../stores/account/account-return.ts'
import { $auth, logout } from '../../../stores/account/auth.ts'
import { $user } from '../../../stores/account/session.ts'
import { ApiError } from '../../../stores/api.ts'
import { Field, PasswordField } from '../../forms/Field.tsx'
import { Done, Submit } from '../../forms/Submit.tsx'
import { useForm } from '../../forms/use-form.ts'
import { ErrorBoundary } from '../../frame/ErrorBoundary.tsx'
import { useStore } from '../../frame/use-store.ts'
import { type Asked, AskFactor } from '../factors/AskFactor.tsx'
import { Confirm } from './Confirm.tsx'
import { Social } from './Social.tsx'
import '../../../styles/account.css'

/**
 * The login; with `?bestaetigen=` from a mailed link it first shows the button that confirms the address, with
 * `?abgelaufen=` a sentence that the session has ended.
 */
export default function Login({ language }: { language: Language }) {
  return (
    <ErrorBoundary t={translatorOf(language, shared)} language={language}>
      <Start language={language} />
    </ErrorBoundary>
  )
}

function Start({ language }: { language: Language }) {
  const t = translatorOf(language, account, shared)
  const [link, setLink] = useState<string | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const [isSigningIn, setSigningIn] = useState(false)
  const [isOver, setOver] = useState(false)
  const auth = useStore($auth, { ssr: () => 'loading' as const })
  useEffect(() => {
    const { bestaetigen, abgelaufen } = takeParams('bestaetigen', 'abgelaufen')
    setLink(bestaetigen)
    setOver(abgelaufen !== null)
  }, [])
  return (
    <>
      {isOver && auth !== 'authenticated' && (
        <p className="notice" role="status">
          {t('account.session_over')}
        </p>
      )}
      {link && !done && (
        <Confirm t={t} language={language} link={link} onDone={setDone} onSignIn={() => setSigningIn(true)} />
      )}
      {done && <Done>{done}</Done>}
      {auth === 'authenticated' ? (
        <SignedIn t={t} language={language} />
      ) : (
        (!link || done || isSigningIn) && (
          <div className="grid gap-6">
            <LoginForm t={t} language={language} />
          </div>
        )
      )}
    </>
  )
}

/** The form itself, also for other pages that ask for a login. */
export function LoginForm({
  t,
  language,
  back,
}: {
  t: Translate<'account' | 'shared'>
  language: Language
  back?: string
}) {
  const [query, setQuery] = useState('')
  const [asked, setAsked] = useState<Asked | null>(null)
  useEffect(() => setQuery(wayBackQuery()), [])
  const goOn = () => {
    if (!back) location.assign(wayBack() ?? localPath(language, '/dashboard'))
  }
  const form = useForm({
    t,
    schema: () => import('../../../domain/auth/schemas.ts').then(({ loginSchema }) => loginSchema),
    read: (data) => Object.fromEntries(data),
    async send(value) {
      try {
        await signIn(value)
      } catch (error) {
        if (!(error instanceof ApiError) || !error.challenge) throw error
        return setAsked({ challenge: error.challenge, message: error.message })
      }
      goOn()
    },
    saysOffline: false,
  })
  if (asked) return <AskFactor t={t} asked={asked} onDone={goOn} onAgain={() => setAsked(null)} />
  const params = back ? `?${new URLSearchParams({ weiter: back })}` : query
  return (
    <>
      <form className="form" {...form.props}>
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
        <PasswordField form={form} name="password" label={t('account.password')} autoComplete="current-password" />
        <Submit form={form}>{t('frame.login')}</Submit>
      </form>
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-line pt-4 [&_.link]:inline-block [&_.link]:py-1">
        <a className="link" href={localPath(language, '/passwort-vergessen')}>
          {t('account.forgot')}
        </a>
        <span>
          {t('account.no_account')}{' '}
          <a className="link" href={localPath(language, `/registrieren${params}`)}>
            {t('frame.register')}
          </a>
        </span>
      </p>
      <Social t={t} />
    </>
  )
}

export function SignedIn({ t, language }: { t: Translate<'account' | 'shared'>; language: Language }) {
  const user = useStore($user, { ssr: () => null })
  return (
    <div className="grid justify-items-start gap-4">
      <p>{t('account.signed_in', { name: user?.name || t('frame.user') })}</p>
      <p className="account-buttons">
        <a className="button" href={localPath(language, '/dashboard')}>
          {t('account.to_dashboard')}
        </a>
        <button type="button" className="button-quiet" onClick={() => void logout(localPath(language, '/'))}>
          {t('frame.logout')}
        </button>
      </p>
    </div>
  )
}

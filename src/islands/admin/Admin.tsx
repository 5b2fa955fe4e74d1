import { useEffect, useRef, useState } from 'react'
import type { User } from '../../domain/auth/user.ts'
import { account } from '../../i18n/account/browser.ts'
import { admin } from '../../i18n/admin/browser.ts'
import type { Language } from '../../i18n/languages.ts'
import { localPath } from '../../i18n/paths.ts'
import { shared } from '../../i18n/shared/browser.ts'
import { type Translate, translatorOf } from '../../i18n/translate.ts'
import { $auth } from '../../stores/account/auth.ts'
import { readFactors } from '../../stores/account/second-factor.ts'
import { $user } from '../../stores/account/session.ts'
import { $unsaved } from '../../stores/admin/unsaved.ts'
import { $missing, loadViews } from '../../stores/admin/views.ts'
import { Factors } from '../account/factors/Factors.tsx'
import { Loaded } from '../account/States.tsx'
import { LoginForm } from '../account/signing-in/Login.tsx'
import { useLoad } from '../account/use-load.ts'
import { ErrorBoundary } from '../frame/ErrorBoundary.tsx'
import { useStore } from '../frame/use-store.ts'
import type { FieldSchema } from './form/schema.ts'
import { Frame } from './frame/Frame.tsx'
import { Lines } from './parts/Lines.tsx'
import { StepUp, StepUpForm } from './parts/StepUp.tsx'
import '../../styles/account.css'

interface Props {
  language: Language
  /** The screen of the address; empty for the start of the area. */
  path: string
  /** The name of the portal. */
  site: string
  /** The roles that see each screen. */
  roles: Readonly<Record<string, readonly string[]>>
  schemas: Readonly<Record<string, FieldSchema>>
}

/** A page without the frame. */
const ALONE = 'mx-auto mt-[10vh] mb-16 grid w-[min(100%-32px,440px)] content-start gap-4 outline-none'

/** The admin area: the login for guests, a sentence for users without a role, else the frame with its screen. */
export default function Admin(props: Props) {
  const { language } = props
  const t = translatorOf(language, admin, shared)
  return (
    <ErrorBoundary t={t} language={language} heading="h1">
      <Gate {...props} t={t} />
    </ErrorBoundary>
  )
}

function Gate({ t, ...props }: Props & { t: Translate<'admin' | 'shared'> }) {
  const { language } = props
  const auth = useStore($auth, { ssr: () => 'loading' as const })
  const user = useStore($user, { ssr: () => null })
  const unsaved = useUnsaved(auth === 'authenticated' ? user : null)
  const isKept = auth !== 'authenticated' && unsaved !== null && (user === null || user.id === unsaved.id)
  const person = isKept ? unsaved : user
  if (!isKept && (auth === 'loading' || (auth === 'authenticated' && !user))) {
    return (
      <div className={ALONE}>
        <Lines t={t} count={4} />
      </div>
    )
  }
  if (!person) return <Guest language={language} t={t} />
  if (person.role === 'user') return <Refused t={t} language={language} text={t('admin.no_role')} />
  return (
    <>
      {isKept && auth === 'anonymous' && <SessionOver language={language} />}
      <Staff key={person.id} {...props} t={t} user={person} />
    </>
  )
}

/**
 * The person whose forms hold something that is not saved. It stays when only the session has ended, which a call in the
 * background may find out while somebody writes: the browser then asks before it leaves, and after a login in another
 * tab the form can be sent. A logout takes it away.
 */
function useUnsaved(user: User | null): User | null {
  const count = useStore($unsaved, { ssr: () => 0 })
  const last = useRef<User | null>(null)
  if (user) last.current = user
  const [, draw] = useState(0)
  useEffect(() => {
    const forget = () => {
      last.current = null
      draw((times) => times + 1)
    }
    addEventListener('klinke:logout', forget)
    return () => removeEventListener('klinke:logout', forget)
  }, [])
  return count > 0 ? last.current : null
}

/** Says that the session has ended, with the way to a new one that leaves this page as it is. */
function SessionOver({ language }: { language: Language }) {
  const t = translatorOf(language, account, shared)
  return (
    <p className="notice notice-failed" role="alert">
      {t('account.session_over')}{' '}
      <a className="link" href={localPath(language, '/anmelden')} target="_blank" rel="noopener">
        {t('frame.login')}
      </a>
    </p>
  )
}

/** Staff need a second factor in this session: the first call of the area tells. */
function Staff({ user, t, ...props }: Props & { t: Translate<'admin' | 'shared'>; user: User }) {
  const isMissing = useStore($missing)
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    void loadViews().finally(() => setReady(true))
  }, [])
  if (isMissing) return <SecondFactor t={t} language={props.language} user={user} />
  return (
    <>
      <Frame {...props} t={t} user={user} isReady={isReady} />
      <StepUp language={props.language} />
    </>
  )
}

function Guest({ t, language }: { t: Translate<'admin' | 'shared'>; language: Language }) {
  const [back, setBack] = useState(localPath(language, '/admin'))
  useEffect(() => setBack(location.pathname + location.search), [])
  return (
    <main className={ALONE} id="inhalt" tabIndex={-1}>
      <h1 className="text-26">{t('admin.title')}</h1>
      <p className="text-ink-soft">{t('admin.guest')}</p>
      <div className="grid gap-6">
        <LoginForm t={translatorOf(language, account, shared)} language={language} back={back} />
      </div>
    </main>
  )
}

function Refused({ t, language, text }: { t: Translate<'admin' | 'shared'>; language: Language; text: string }) {
  return (
    <main className={ALONE} id="inhalt" tabIndex={-1}>
      <h1 className="text-26">{t('admin.title')}</h1>
      <p className="notice">{text}</p>
      <p>
        <a className="link" href={localPath(language, '/dashboard')}>
          {t('frame.dashboard')}
        </a>
      </p>
    </main>
  )
}

/** Setting up a first factor, or the proof of one in this session. */
function SecondFactor({ t, language, user }: { t: Translate<'admin' | 'shared'>; language: Language; user: User }) {
  const words = translatorOf(language, account, shared)
  const load = useLoad(readFactors)
  return (
    <main className={ALONE} id="inhalt" tabIndex={-1}>
      <h1 className="text-26">{t('admin.second_factor')}</h1>
      <p className="text-ink-soft">{t('admin.second_factor_text')}</p>
      <Loaded t={words} load={load} waiting={<Lines t={t} count={3} />}>
        {({ passkeys, totp }) =>
          passkeys.length > 0 || totp !== null ? (
            <StepUpForm t={words} onDone={() => void loadViews()} />
          ) : (
            <Factors t={words} language={language} user={user} onReady={() => void loadViews()} />
          )
        }
      </Loaded>
    </main>
  )
}

import { useEffect, useState } from 'react'
import { account } from '../../../i18n/account/browser.ts'
import type { Language } from '../../../i18n/languages.ts'
import { localPath } from '../../../i18n/paths.ts'
import { requests } from '../../../i18n/requests/browser.ts'
import { shared } from '../../../i18n/shared/browser.ts'
import { translatorOf } from '../../../i18n/translate.ts'
import { confirmNewsletter, leaveNewsletter } from '../../../stores/account/account-lists.ts'
import { Done } from '../../forms/Submit.tsx'
import { ErrorBoundary } from '../../frame/ErrorBoundary.tsx'
import { SignUp } from '../../newsletter/SignUp.tsx'
import { Broken, linkToken } from '../linked.tsx'
import { OneButton } from '../OneButton.tsx'
import { Waiting } from '../States.tsx'
import '../../../styles/account.css'

type Wish = { what: 'confirm' | 'leave'; token: string } | 'none' | 'broken' | null

/**
 * The page for links in mails of the newsletter: confirm, or unsubscribe. Mail programs open links too, so it needs a
 * button.
 */
export default function Newsletter({ language }: { language: Language }) {
  const t = translatorOf(language, account, requests, shared)
  const [wish, setWish] = useState<Wish>(null)
  const [done, setDone] = useState<string | null>(null)
  useEffect(() => {
    const [confirm, leave] = [linkToken('bestaetigen'), linkToken('abmelden')]
    setWish(
      confirm
        ? { what: 'confirm', token: confirm }
        : leave
          ? { what: 'leave', token: leave }
          : isMeant()
            ? 'broken'
            : 'none',
    )
  }, [])
  if (wish === 'broken') return <Broken t={t} language={language} problem={t('manage.no_link')} />
  // The server renders the form and the skeleton of an answer; theme.js decides before the first paint which one is
  // visible.
  if (!wish || wish === 'none')
    return (
      <>
        <div className={wish ? undefined : 'account-unlinked'}>
          <SignUp t={t} language={language} />
        </div>
        {!wish && (
          <div className="account-linked">
            <Waiting t={t} />
          </div>
        )}
      </>
    )
  const run = wish.what === 'confirm' ? confirmNewsletter : leaveNewsletter
  return (
    <ErrorBoundary t={translatorOf(language, shared)} language={language}>
      {done ? (
        <div className="grid justify-items-start gap-4 [&>p]:justify-self-stretch">
          <Done>{done}</Done>
          <a className="button" href={localPath(language, '/immobilien')}>
            {t('home.search')}
          </a>
        </div>
      ) : (
        <section className="grid justify-items-start gap-4 rounded-card border border-line bg-sheet p-6 [&>.form-failed]:justify-self-stretch">
          <p>{t(wish.what === 'confirm' ? 'manage.newsletter_confirm' : 'manage.newsletter_leave')}</p>
          <OneButton t={t} run={async () => setDone(await run(wish.token))}>
            {t(wish.what === 'confirm' ? 'newsletter.confirm.button' : 'newsletter.leave')}
          </OneButton>
        </section>
      )}
    </ErrorBoundary>
  )
}

/** Tells whether the visitor followed a truncated link. */
function isMeant(): boolean {
  const params = new URLSearchParams(location.search)
  return params.has('bestaetigen') || params.has('abmelden')
}

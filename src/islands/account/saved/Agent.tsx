import { useEffect, useState } from 'react'
import type { SearchAgentView } from '../../../domain/search-agents/schemas.ts'
import { account } from '../../../i18n/account/browser.ts'
import type { Language } from '../../../i18n/languages.ts'
import { localPath } from '../../../i18n/paths.ts'
import { requests } from '../../../i18n/requests/browser.ts'
import { search } from '../../../i18n/search/browser.ts'
import { shared } from '../../../i18n/shared/browser.ts'
import { type Translate, translatorOf } from '../../../i18n/translate.ts'
import { changeAgent, confirmAgent, readAgent } from '../../../stores/account/account-lists.ts'
import { Done } from '../../forms/Submit.tsx'
import { ErrorBoundary } from '../../frame/ErrorBoundary.tsx'
import { Broken, useLinked } from '../linked.tsx'
import { OneButton } from '../OneButton.tsx'
import { Waiting } from '../States.tsx'
import { AgentCard } from './AgentCard.tsx'
import '../../../styles/account.css'

/**
 * The page for links in mails about a search agent: confirm, change, pause, end. Nothing happens before a button is
 * pressed.
 */
export default function Agent({ language }: { language: Language }) {
  const t = translatorOf(language, account, requests, search, shared)
  return (
    <ErrorBoundary t={translatorOf(language, shared)} language={language}>
      <Linked t={t} language={language} />
    </ErrorBoundary>
  )
}

function Linked({ t, language }: { t: Translate<'account' | 'requests' | 'search' | 'shared'>; language: Language }) {
  const { token, data: agent, problem, change } = useLinked(readAgent, t)
  const [wish, setWish] = useState<'bestaetigen' | 'pausieren' | 'beenden' | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const [isEnded, setEnded] = useState(false)
  useEffect(() => {
    const params = new URLSearchParams(location.search)
    setWish((['bestaetigen', 'pausieren', 'beenden'] as const).find((one) => params.has(one)) ?? null)
  }, [])
  if (problem) return <Broken t={t} language={language} problem={problem} />
  if (isEnded)
    return (
      <div className="grid justify-items-start gap-4 [&>p]:justify-self-stretch">
        <Done>{done}</Done>
        <a className="button" href={localPath(language, '/immobilien')}>
          {t('home.search')}
        </a>
      </div>
    )
  if (!agent || !token) return <Waiting t={t} />
  const now = (next: Partial<SearchAgentView>) => change((old) => ({ ...old, ...next }))
  return (
    <>
      {done && <Done>{done}</Done>}
      {!agent.confirmed && (
        <section className="grid justify-items-start gap-4 rounded-card border border-line bg-sheet p-6 [&>.form-failed]:justify-self-stretch">
          <p>{t('agent.confirm.text')}</p>
          <OneButton
            t={t}
            run={async () => {
              setDone(await confirmAgent(token))
              now({ confirmed: true })
            }}
          >
            {t('agent.confirm.button')}
          </OneButton>
        </section>
      )}
      {agent.confirmed && wish === 'pausieren' && !agent.paused && !done && (
        <section className="grid justify-items-start gap-4 rounded-card border border-line bg-sheet p-6 [&>.form-failed]:justify-self-stretch">
          <p>{t('manage.pause_text')}</p>
          <OneButton
            t={t}
            run={async () => {
              setDone(await changeAgent(token, { paused: true }))
              now({ paused: true })
            }}
          >
            {t('agent.pause')}
          </OneButton>
        </section>
      )}
      <AgentCard
        key={wish}
        agent={agent}
        t={t}
        language={language}
        heading="h2"
        isEnding={wish === 'beenden'}
        onChange={now}
        onEnd={(message) => {
          setDone(message)
          setEnded(true)
        }}
      />
    </>
  )
}

import { account } from '../../../i18n/account/browser.ts'
import type { Language } from '../../../i18n/languages.ts'
import { localPath } from '../../../i18n/paths.ts'
import { requests } from '../../../i18n/requests/browser.ts'
import { search } from '../../../i18n/search/browser.ts'
import { shared } from '../../../i18n/shared/browser.ts'
import { translatorOf } from '../../../i18n/translate.ts'
import { readAgents } from '../../../stores/account/account-lists.ts'
import { showToast } from '../../frame/toasts.ts'
import { CARDS } from '../cards/Card.tsx'
import { Loaded, Nothing } from '../States.tsx'
import { useLoad } from '../use-load.ts'
import { AgentCard } from './AgentCard.tsx'

/** The account's search agents. */
export default function Agents({ language }: { language: Language }) {
  const t = translatorOf(language, account, requests, search, shared)
  const load = useLoad(readAgents)
  return (
    <Loaded t={t} load={load}>
      {(agents) =>
        agents.length === 0 ? (
          <Nothing
            title={t('dashboard.agents_empty')}
            text={t('dashboard.agents_empty_text')}
            href={localPath(language, '/immobilien')}
            step={t('home.search')}
          />
        ) : (
          <ul className={CARDS}>
            {agents.map((agent) => (
              <li key={agent.token}>
                <AgentCard
                  agent={agent}
                  t={t}
                  language={language}
                  onChange={(next) =>
                    load.change((all) => all.map((one) => (one.token === agent.token ? { ...one, ...next } : one)))
                  }
                  onEnd={(message) => {
                    showToast(message)
                    load.change((all) => all.filter((one) => one.token !== agent.token))
                  }}
                />
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

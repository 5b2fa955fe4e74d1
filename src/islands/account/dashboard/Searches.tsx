import type { SearchAgentView } from '../../../domain/search-agents/schemas.ts'
import { sentenceIn } from '../../../domain/search-agents/sentence.ts'
import { account } from '../../../i18n/account/browser.ts'
import type { Language } from '../../../i18n/languages.ts'
import { localPath } from '../../../i18n/paths.ts'
import { search } from '../../../i18n/search/browser.ts'
import { shared } from '../../../i18n/shared/browser.ts'
import { type Translate, translatorOf } from '../../../i18n/translate.ts'
import { NewHits } from '../saved/NewHits.tsx'
import { useSearchWords } from '../saved/search-words.ts'

const SHOWN = 4

/** The saved searches, each with the homes that it found lately and the way to them; busy ones first. */
export default function Searches({ agents, language }: { agents: readonly SearchAgentView[]; language: Language }) {
  const t = translatorOf(language, account, search, shared)
  const sorted = agents.toSorted((a, b) => b.new_hits - a.new_hits)
  return (
    <ul className="grid gap-4">
      {sorted.slice(0, SHOWN).map((agent) => (
        <Search key={agent.token} agent={agent} t={t} language={language} />
      ))}
    </ul>
  )
}

function Search({
  agent,
  t,
  language,
}: {
  agent: SearchAgentView
  t: Translate<'account' | 'search' | 'shared'>
  language: Language
}) {
  const { criteria, confirmed, paused } = agent
  const words = useSearchWords(criteria, t, language)
  const sentence = sentenceIn(criteria)
  return (
    <li className="relative grid gap-1 rounded-card border border-line bg-sheet p-4 hover:border-brass">
      <a
        className="font-medium after:absolute after:inset-0"
        dir={sentence ? 'auto' : undefined}
        href={localPath(language, `/immobilien${criteria && `?${criteria}`}`)}
      >
        {sentence || words.join('\u00a0· ') || t('dashboard.agents_all')}
      </a>
      <NewHits agent={agent} t={t} />
      {(!confirmed || paused) && (
        <p className="text-13 text-ink-soft">{t(confirmed ? 'manage.paused' : 'manage.unconfirmed')}</p>
      )}
    </li>
  )
}

import type { SearchAgentView } from '../../../domain/search-agents/schemas.ts'
import type { Translate } from '../../../i18n/translate.ts'

/** How many homes an agent found lately; nothing for one that does not search yet. */
export function NewHits({ agent, t }: { agent: SearchAgentView; t: Translate<'account'> }) {
  const { confirmed, paused, new_hits: count } = agent
  if (count > 0) return <p className="text-13 font-medium text-leaf">{t('dashboard.new_hits', { count })}</p>
  if (!confirmed || paused) return null
  return <p className="text-13 text-ink-soft">{t('dashboard.new_hits_none')}</p>
}

import { useCallback } from 'react'
import type { User } from '../../../domain/auth/user.ts'
import { readCompany } from '../../../stores/admin/agencies.ts'
import { useLoad } from '../../account/use-load.ts'
import type { FeedWords } from './words.ts'

/**
 * The sentence of an empty list of sources, imports or deliveries. Agents do not see sources that deliver for other
 * companies, too: when their company has no other source, the sentence says so.
 */
export function NoFeeds({ t, user, text }: { t: FeedWords; user: User; text: string }) {
  const company = user.role === 'agent' ? user.company_id : null
  const read = useCallback((signal: AbortSignal) => sharesAll(company, signal), [company])
  const { data: isShared, isFailed } = useLoad(read)
  // No sentence is shown that another one replaces.
  if (company !== null && isShared === null && !isFailed) return null
  return <p>{isShared ? t('feeds.empty_shared') : text}</p>
}

/** Tells whether a company has sources, and shares each with others. @param company null: of an admin */
async function sharesAll(company: number | null, signal: AbortSignal): Promise<boolean> {
  if (company === null) return false
  const { sources } = await readCompany(company, signal)
  return sources.length > 0 && sources.every(({ is_shared }) => is_shared)
}

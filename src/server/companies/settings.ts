import type { Ctx } from '../ctx.ts'
import { setFeedback } from './repository.ts'
import { type CompanyRow, companiesMeant } from './service.ts'

/**
 * Sets whether inquiries to a company carry an openimmo_feedback.
 * @param meant its slug, openimmo_anid, anbieternr, firma or id
 * @returns the companies of that name: it is set only if there is exactly one
 */
export async function changeFeedback({ db }: Pick<Ctx, 'db'>, meant: string, wants: boolean): Promise<CompanyRow[]> {
  const found = await companiesMeant(db, meant)
  if (found.length === 1 && found[0]) await setFeedback(db, found[0].id, wants)
  return found
}

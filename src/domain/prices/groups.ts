import { VERMARKTUNGSARTEN, type Vermarktungsart } from '../properties/vocabulary.ts'
import type { CostPart, Hinweis } from './schemas.ts'

/** What belongs together: the costs of one offer, or those of all. */
export interface CostGroup {
  /** Null where the home has one offer only, and for what is the same in both. */
  offer: Vermarktungsart | null
  parts: CostPart[]
  hinweise: Hinweis[]
}

/** Of these each offer has its own sum. */
export const isRecurring = ({ gruppe }: CostPart): boolean =>
  gruppe === 'laufend' || gruppe === 'gesamt' || gruppe === 'wahlweise'

/** The costs as a page lists them: one group, or of a home for sale and to let the owner's, the tenant's and the rest. */
export function costGroups(parts: readonly CostPart[], hinweise: readonly Hinweis[]): CostGroup[] {
  const isMarked = [...parts, ...hinweise].some(({ vermarktungsart }) => vermarktungsart)
  if (!isMarked) return [{ offer: null, parts: [...parts], hinweise: [...hinweise] }]
  const groups = VERMARKTUNGSARTEN.map((offer) => ({
    offer,
    parts: parts.filter((one) => isRecurring(one) && isOf(one, offer)),
    hinweise: hinweise.filter(({ vermarktungsart }) => vermarktungsart === offer),
  }))
  const rest = {
    offer: null,
    parts: parts.filter((one) => !isRecurring(one)),
    hinweise: hinweise.filter(({ vermarktungsart }) => !vermarktungsart),
  }
  return [...groups.filter((group) => group.parts.length + group.hinweise.length > 0), rest]
}

/** Whether a part is paid under an offer. */
export const isOf = ({ vermarktungsart }: CostPart, offer: Vermarktungsart): boolean =>
  vermarktungsart === null || vermarktungsart === offer

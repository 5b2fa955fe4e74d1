import type { PropertyDetail } from '../../domain/properties/card.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Ctx } from '../ctx.ts'
import { detailOf } from './detail.ts'
import { findDetail } from './repository.ts'

/** A home in whatever state: only for those who may see what is not published. Null for an unknown id. */
export async function getInAnyState(
  { db, clock }: Ctx,
  id: number,
  language: Language,
): Promise<PropertyDetail | null> {
  const row = await findDetail(db, id)
  return row ? detailOf(db, row, language, clock()) : null
}

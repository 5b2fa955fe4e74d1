import { isDomainError } from '../../domain/errors.ts'
import type { PropertyCard, PropertyDetail } from '../../domain/properties/card.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Ctx } from '../../server/ctx.ts'
import { findPropertyId, getProperty, newestProperties, similarProperties } from '../../server/properties/service.ts'

const SUGGESTED = 3

/** A property to show, or the reason why there is none, with alternative homes. */
export type Opened =
  | { property: PropertyDetail; path: string }
  | { property: null; status: 404 | 410; cards: PropertyCard[]; similar: boolean }

/** Finds the property of one of its four addresses: by its id, its external id or its slug. */
export async function openProperty(
  ctx: Ctx,
  by: { id: string } | { external_id: string } | { slug: string },
  language: Language,
): Promise<Opened> {
  let id: number | null = null
  try {
    id = 'id' in by ? readId(by.id) : await findPropertyId(ctx, by)
    if (id !== null) {
      const property = await getProperty(ctx, id, language)
      return { property, path: `/immobilien/${property.id}/${property.title_slug}` }
    }
  } catch (error) {
    if (!isDomainError(error)) throw error
    if (error.status === 410 && id !== null) return gone(ctx, id, language)
  }
  return { property: null, status: 404, cards: await newestProperties(ctx, SUGGESTED, language), similar: false }
}

async function gone(ctx: Ctx, id: number, language: Language): Promise<Opened> {
  const similar = (await similarProperties(ctx, id, language)).slice(0, SUGGESTED)
  const cards = similar.length ? similar : await newestProperties(ctx, SUGGESTED, language)
  return { property: null, status: 410, cards, similar: similar.length > 0 }
}

/** PostgreSQL's bigint ids that fit a number; null for any other text. */
function readId(text: string): number | null {
  const id = /^[1-9][0-9]{0,15}$/.test(text) ? Number(text) : 0
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

import { isDomainError } from '../../domain/errors.ts'
import type { PropertyCard, PropertyDetail } from '../../domain/properties/card.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Ctx } from '../../server/ctx.ts'
import type { PageCall } from '../../server/operations/page-calls.ts'
import { findPropertyId } from '../../server/properties/address.ts'
import { newestProperties } from '../../server/properties/newest.ts'

const SUGGESTED = 3

/** A property to show, or the reason why there is none, with alternative homes. */
export type Opened =
  | { property: PropertyDetail; path: string }
  | { property: null; status: 404 | 410; cards: PropertyCard[]; similar: boolean }

/** Finds the property of one of its four addresses: by its id, its external id or its slug. */
export async function openProperty(
  { ctx, call, language }: Pick<App.Locals, 'ctx' | 'call' | 'language'>,
  by: { id: string } | { external_id: string } | { slug: string },
): Promise<Opened> {
  let id: number | null = null
  try {
    id = 'id' in by ? readId(by.id) : await findPropertyId(ctx, by)
    if (id !== null) {
      const { data: property } = await call('GET /api/properties/{id}', requestOf(id, language))
      return { property, path: `/immobilien/${property.id}/${property.title_slug}` }
    }
  } catch (error) {
    if (!isDomainError(error)) throw error
    if (error.status === 410 && id !== null) return gone(ctx, call, id, language)
  }
  return { property: null, status: 404, cards: await newestProperties(ctx, SUGGESTED, language), similar: false }
}

/** The request for a home in a language. */
const requestOf = (id: number, lang: Language) => ({ params: { id }, query: { lang } })

async function gone(ctx: Ctx, call: PageCall, id: number, language: Language): Promise<Opened> {
  const { data } = await call('GET /api/properties/{id}/similar', requestOf(id, language))
  const similar = data.slice(0, SUGGESTED)
  const cards = similar.length ? similar : await newestProperties(ctx, SUGGESTED, language)
  return { property: null, status: 410, cards, similar: similar.length > 0 }
}

/** PostgreSQL's bigint ids that fit a number; null for any other text. */
function readId(text: string): number | null {
  const id = /^[1-9][0-9]{0,15}$/.test(text) ? Number(text) : 0
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

import type { PropertyCard } from '../../domain/properties/card.ts'
import type { Language } from '../../i18n/languages.ts'
import { call, langOf } from '../api.ts'

/** The maximum that the server accepts at once. */
const AT_ONCE = 200

/**
 * The homes of these ids that are still offered, in their order: POST /api/properties/batch.
 * @throws ApiError
 */
export async function readHomes(ids: readonly number[], language: Language): Promise<PropertyCard[]> {
  const query = langOf(language)
  const homes: PropertyCard[] = []
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const property_ids = ids.slice(at, at + AT_ONCE)
    homes.push(...(await call('POST /api/properties/batch', { query, body: { property_ids } })).data)
  }
  return homes
}

import { isDomainError } from '../../domain/errors.ts'
import type { PropertyDetail } from '../../domain/properties/card.ts'
import type { Language } from '../../i18n/languages.ts'
import type { PageCall } from '../../server/operations/page-calls.ts'

/** The homes of these ids that are offered, in their order, and the ids that are not. */
export async function readDetails(
  call: PageCall,
  ids: readonly number[],
  language: Language,
): Promise<{ homes: PropertyDetail[]; gone: number[] }> {
  const found = await Promise.all(
    ids.map((id) =>
      call('GET /api/properties/{id}', { params: { id }, query: { lang: language } })
        .then(({ data }) => data)
        .catch((error: unknown) => {
          if (isDomainError(error)) return null
          throw error
        }),
    ),
  )
  return {
    homes: found.filter((home) => home !== null),
    gone: ids.filter((_, at) => found[at] === null),
  }
}

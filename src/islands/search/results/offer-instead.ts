import type { SearchQuery } from '../../../domain/search/criteria.ts'
import { suggestPlaces } from '../../../stores/search/places.ts'
import { criteriaOf } from '../places/criteria.ts'
import { NOWHERE_MOST, type NowhereProps } from './Nowhere.tsx'

/** Like the server (src/pages/_list/nowhere.ts): places that are spelt like the typed one, else the largest towns. */
export async function offerInstead(form: HTMLFormElement, { filter }: SearchQuery): Promise<NowhereProps> {
  const typed = String(new FormData(form).get('wo') ?? '')
  const criteria = criteriaOf(filter)
  const near = ((await suggestPlaces(typed, { criteria })) ?? []).filter(({ art }) => art !== 'plz' && art !== 'land')
  if (near.length > 0) return { places: near.slice(0, NOWHERE_MOST), isNear: true }
  const largest = (await suggestPlaces('', { criteria })) ?? []
  return { places: largest.slice(0, NOWHERE_MOST), isNear: false }
}

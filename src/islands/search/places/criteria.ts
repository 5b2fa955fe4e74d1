import type { PlaceField } from '../../../domain/places/typed.ts'
import { formatSearch, parseSearch } from '../../../domain/search/codec.ts'
import type { Filter } from '../../../domain/search/criteria.ts'

/**
 * The filters of the form around a field as a query string: those that are valid, without its places. What a search
 * leaves out would count nothing in the field that holds it.
 */
export function criteriaAround(field: HTMLElement | null, holds: PlaceField): string {
  const form = field?.closest('form')
  if (!form) return ''
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value) params.append(name, value)
  if (holds === 'ohne') params.delete('ohne')
  return criteriaOf(parseSearch(params).query.filter)
}

/** The filters besides the places, as a query string. */
export function criteriaOf({ ort: _, plz: __, umkreis: ___, ...filter }: Filter): string {
  return formatSearch({ filter }).toString()
}

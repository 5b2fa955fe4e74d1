import { dayText } from '../domain/properties/availability.ts'
import { formatAround } from '../domain/search/around.ts'
import type { Filter } from '../domain/search/criteria.ts'

/** A search as `POST /api/search/interpret` answers it: lists as arrays, each bound of a range under its own name. */
export type FlatCriteria = Record<string, string | number | boolean | (string | number)[]>

export function flatten(filter: Filter): FlatCriteria {
  const flat: FlatCriteria = {}
  for (const [name, value] of Object.entries(filter)) {
    if (name === 'umkreis') flat[name] = (filter.umkreis ?? []).map(formatAround)
    else if (Array.isArray(value)) flat[name] = value as (string | number)[]
    else if (typeof value === 'object') {
      for (const [end, bound] of Object.entries(value))
        flat[`${name}_${end}`] = name === 'verfuegbar' ? dayText(bound as number) : (bound as number)
    } else flat[name] = value as string | number | boolean
  }
  return flat
}

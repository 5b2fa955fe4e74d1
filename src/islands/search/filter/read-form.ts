import type { Problem } from '../../../domain/errors.ts'
import { type PlaceField, paramsOfPlaces, readInto, TYPED_NAMES } from '../../../domain/places/typed.ts'
import { parseSearch } from '../../../domain/search/codec.ts'
import type { SearchQuery } from '../../../domain/search/criteria.ts'
import { readPlaces } from '../../../stores/search/places.ts'
import type { PlaceNames } from '../../../words/place.ts'

/** The search of an address; invalid parameters are ignored. */
export function parseAddress(search: string): SearchQuery {
  return parseSearch(new URLSearchParams(search)).query
}

interface ReadForm {
  query: SearchQuery
  problems: Problem[]
  /** Names of places that the text of the place field named. */
  places: PlaceNames
  /** Places were asked for, and none is known: nothing may be searched instead. */
  isNowhere: boolean
}

/**
 * Reads the form like the server (src/pages/_list/typed-places.ts): a text that is still in the place field adds to the
 * chosen places. Always page one.
 * @throws when the server is away and a text is to be read
 */
export async function readForm(form: HTMLFormElement): Promise<ReadForm> {
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value) params.append(name, value)
  const [named, leftOut] = await Promise.all([readTyped(params, 'ort'), readTyped(params, 'ohne')])
  const { picked } = named
  for (const { slug } of leftOut.picked) params.append('ohne', slug)
  for (const [name, value] of Object.entries(paramsOfPlaces(picked))) if (value) params.append(name, value)
  const { query, problems } = parseSearch(params)
  const { ort, plz, umkreis } = query.filter
  return {
    query: { ...query, seite: 1 },
    problems: [...named.problems, ...leftOut.problems, ...problems],
    places: Object.fromEntries([...picked, ...leftOut.picked].map(({ slug, name, art }) => [slug, { name, art }])),
    isNowhere: named.isTyped && picked.length === 0 && !ort && !plz && !umkreis,
  }
}

/** The places that are still text in a field. */
async function readTyped(params: URLSearchParams, field: PlaceField) {
  const typed = params.get(TYPED_NAMES[field].typed)?.trim()
  const read = typed ? await readPlaces(typed) : []
  if (!read) throw new Error('the server does not read places')
  return { ...readInto(field, read), isTyped: read.length > 0 }
}

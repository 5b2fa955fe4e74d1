import type { Problem } from '../../domain/errors.ts'
import {
  joinTyped,
  PLACES_TEXT_MAX,
  type PlaceField,
  paramsOfPlaces,
  pickedOf,
  placeProblems,
  readInto,
  TYPED_NAMES,
} from '../../domain/places/typed.ts'
import { parseSearch } from '../../domain/search/codec.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Ctx } from '../../server/ctx.ts'
import { readTyped } from '../../server/places/service.ts'

const NAMES = ['ort', 'plz', 'land', 'umkreis'] as const
/** They are no parameters of a search. */
export const TYPED: readonly string[] = Object.values(TYPED_NAMES).flatMap(({ typed, before }) => [typed, before])

/**
 * Converts the parameters of the form: the place field's text (`wo`) becomes `ort`, `plz`, `land` and `umkreis`, that of
 * the places to leave out (`ohne_wo`) becomes `ohne`, and empty fields are removed. With `wo_alt`, the text that the page
 * wrote without JavaScript, a changed text replaces the places; without it the text is what a visitor typed beside the
 * chosen places, and adds to them.
 * @returns the clean parameters, a problem for each name that is no place, or only a part of one, the unknown names as
 *   text, and whether places were typed and none of them is known
 */
export async function readListForm(
  ctx: Ctx,
  sent: URLSearchParams,
  language: Language,
): Promise<{ params: URLSearchParams; problems: Problem[]; unknown: string; isNowhere: boolean }> {
  const params = new URLSearchParams()
  for (const [name, value] of sent) if (value && !TYPED.includes(name)) params.append(name, value)
  const problems = await readLeftOut(ctx, sent, params, language)
  const { typed, before, isSame } = textIn(sent, 'ort')
  if (isSame) return { params, problems, unknown: '', isNowhere: false }
  if (before !== null) for (const name of ['ort', 'plz', 'umkreis']) params.delete(name)
  const data = await readTyped(ctx, typed, language, parseSearch(params).query.filter)
  const found = paramsOfPlaces(pickedOf(data))
  for (const name of NAMES) {
    const joined = [params.get(name), found[name]].filter(Boolean).join(name === 'umkreis' ? '~' : ',')
    if (joined) params.set(name, joined)
  }
  const unknown = data.filter(({ place }) => !place).map(({ text }) => text)
  const isNowhere = unknown.length > 0 && !NAMES.some((name) => name !== 'land' && params.has(name))
  return { params, problems: [...placeProblems(data), ...problems], unknown: joinTyped(unknown), isNowhere }
}

/** What a form says in a place field, and what the page wrote there; `isSame`: nothing has to be read. */
function textIn(sent: URLSearchParams, field: PlaceField) {
  // Without JavaScript the page sends its empty second field too.
  const typed = sent.getAll(TYPED_NAMES[field].typed).filter(Boolean).join('; ').slice(0, PLACES_TEXT_MAX)
  const before = sent.get(TYPED_NAMES[field].before)
  return { typed, before, isSame: typed === (before ?? '') }
}

/** Writes the typed places to leave out into `ohne`. */
async function readLeftOut(
  ctx: Ctx,
  sent: URLSearchParams,
  params: URLSearchParams,
  language: Language,
): Promise<Problem[]> {
  const { typed, before, isSame } = textIn(sent, 'ohne')
  if (isSame) return []
  const { picked, problems } = readInto('ohne', await readTyped(ctx, typed, language))
  const slugs = [...(before === null ? params.getAll('ohne') : []), ...picked.map(({ slug }) => slug)]
  params.delete('ohne')
  if (slugs.length > 0) params.set('ohne', slugs.join(','))
  return problems
}

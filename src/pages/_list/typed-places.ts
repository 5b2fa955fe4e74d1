import type { Problem } from '../../domain/errors.ts'
import { PLACE_TEXT_MAX } from '../../domain/places/suggestion.ts'
import { placeProblems, readTyped } from '../../domain/places/typed.ts'
import type { Language } from '../../i18n/languages.ts'
import type { PageCall } from '../../server/operations/page-calls.ts'

/**
 * Converts the parameters of the form without JavaScript: the place field's text (`wo`) becomes `ort`, `plz` and `land`, unless
 * it still equals the page's own text (`wo_alt`), and empty fields are removed.
 * @returns the clean parameters, and a problem for each name that is no place, or only a part of one
 */
export async function readListForm(
  call: PageCall,
  sent: URLSearchParams,
  language: Language,
): Promise<{ params: URLSearchParams; problems: Problem[] }> {
  const params = new URLSearchParams()
  for (const [name, value] of sent) if (value && name !== 'wo' && name !== 'wo_alt') params.append(name, value)
  const typed = (sent.get('wo') ?? '').slice(0, 200)
  if (typed === (sent.get('wo_alt') ?? '')) return { params, problems: [] }
  const suggest = async (name: string) =>
    (await call('GET /api/places', { query: { q: name.slice(0, PLACE_TEXT_MAX), lang: language } })).data
  const { ort, plz, land, unknown, wider } = await readTyped(typed, suggest)
  params.delete('ort')
  params.delete('plz')
  if (ort.length) params.set('ort', ort.join(','))
  if (plz.length) params.set('plz', plz.join(','))
  if (land.length) params.set('land', land.join(','))
  return { params, problems: placeProblems({ unknown, wider }) }
}

import type { Filter } from '../../domain/search/criteria.ts'
import type { Language } from '../../i18n/languages.ts'
import type { NamesById } from '../../words/place.ts'
import type { Ctx } from '../ctx.ts'
import { reader } from '../db/reader.ts'
import { findSearchNames } from './page-repository.ts'

/** The names of the companies and projects that a search is limited to, in the language; unknown ids are left out. */
export async function searchNames(
  ctx: Pick<Ctx, 'db' | 'standbys'>,
  { anbieter = [], projekt = [] }: Filter,
  language: Language,
): Promise<NamesById> {
  if (anbieter.length + projekt.length === 0) return {}
  const { firmen, titles } = await findSearchNames(reader(ctx), anbieter, projekt)
  return {
    anbieter: Object.fromEntries(firmen.map(({ id, firma }) => [id, firma])),
    projekt: Object.fromEntries(
      titles.map(({ id, titel, titel_translations }) => [
        id,
        (titel_translations as Record<string, string>)[language] ?? titel,
      ]),
    ),
  }
}

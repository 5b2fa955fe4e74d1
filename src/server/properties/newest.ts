import type { PropertyCard } from '../../domain/properties/card.ts'
import type { SearchQuery } from '../../domain/search/criteria.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Ctx } from '../ctx.ts'
import { readCards } from './cards.ts'

/** The newest published properties with a picture: visitors see them first. */
export async function newestProperties(ctx: Ctx, limit: number, language: Language): Promise<PropertyCard[]> {
  const query: SearchQuery = {
    filter: { objektart: ['WOHNUNG', 'HAUS'] },
    sort: 'neueste',
    seite: 1,
    pro_seite: limit * 2,
  }
  const { ids } = await ctx.search.search(query)
  const cards = await readCards(ctx, ids, language)
  return [...cards.filter((card) => card.primary_image), ...cards.filter((card) => !card.primary_image)].slice(0, limit)
}

import { DomainError } from '../../domain/errors.ts'
import { searchPrices } from '../../domain/prices/sheet.ts'
import type { PriceSource } from '../../domain/prices/source.ts'
import type { PropertyCard } from '../../domain/properties/card.ts'
import type { Bundesland, Objektart } from '../../domain/properties/vocabulary.ts'
import type { Filter } from '../../domain/search/criteria.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Ctx } from '../ctx.ts'
import { reader } from '../db/reader.ts'
import { slugOfBundesland } from '../places/gazetteer.ts'
import { cardOf, readCards, sheetOf } from './cards.ts'
import { findDetail, findOffers } from './repository.ts'

const SIMILAR = 6
/** A visitor who looks at a home here would also live this far away, km. */
const NEAR_KM = 15

/** Kinds that the same people look for: a room is rarer than a flat, and a flat nearby helps more than a room far away. */
const ALSO: { [K in Objektart]?: Objektart } = {
  ZIMMER: 'WOHNUNG',
  BUERO_PRAXEN: 'EINZELHANDEL',
  EINZELHANDEL: 'BUERO_PRAXEN',
}

/**
 * Homes like this one: similar in place first, then in price. The search widens in steps until there are enough: same
 * kind within 3 and 15 km at a similar price, then at any price, then kinds nearby that the same people look for, then
 * the state, and all of Austria only at last. Other listings of the same home are left out.
 * @throws DomainError property.not_found for an unknown id, and for a draft or a withheld home; one that is gone still has similar homes
 */
export async function similarProperties(ctx: Ctx, id: number, language: Language): Promise<PropertyCard[]> {
  const row = await findDetail(reader(ctx), id)
  if (!row || row.status === 'unlisted') throw new DomainError('property.not_found')
  const card = cardOf({ row, sheet: sheetOf(row), teasers: {}, images: [], count: 0, offers: [] }, language)
  const own = new Set([id, ...(await findOffers(reader(ctx), [id])).map((offer) => offer.id)])
  // In euros, as searches compare it.
  const price = searchPrices(row as unknown as PriceSource).preis
  const { lat, lng, bundesland } = card.location
  const deal: Filter = { vermarktungsart: [card.vermarktungsart] }
  const base: Filter = { ...deal, ...(card.objektart && { objektart: [card.objektart] }) }
  const state: Filter | null = bundesland ? { ort: [slugOfBundesland(bundesland as Bundesland)] } : null
  const around = (km: number): Filter | null => (lat !== null && lng !== null ? { umkreis: [{ lat, lng, km }] } : state)
  const within = (share: number): Filter => ({
    ...(price && { preis: { von: price * (1 - share), bis: price * (1 + share) } }),
    ...(card.flaeche && { flaeche: { von: card.flaeche * (1 - share), bis: card.flaeche * (1 + share) } }),
  })
  const also = card.objektart && ALSO[card.objektart]
  const near = around(NEAR_KM)
  const steps: (Filter | null)[] = [
    around(3) && { ...base, ...around(3), ...within(0.25) },
    near && { ...base, ...near, ...within(0.25) },
    near && { ...base, ...near, ...within(0.5) },
    near && { ...base, ...near },
    near && also ? { ...deal, objektart: [also], ...near, ...(price && { preis: { bis: price * 1.5 } }) } : null,
    state && { ...base, ...state, ...within(0.4) },
    state && { ...base, ...state },
    { ...base, ...within(0.4) },
    base,
  ]
  const found: number[] = []
  for (const filter of steps) {
    if (!filter) continue
    const { ids } = await ctx.search.search({ filter, sort: 'neueste', seite: 1, pro_seite: SIMILAR + own.size })
    for (const one of ids) if (!own.has(one) && !found.includes(one)) found.push(one)
    if (found.length >= SIMILAR) break
  }
  return readCards(ctx, found.slice(0, SIMILAR), language)
}

import { expect, test } from 'vitest'
import type { PropertyCard } from '../../src/domain/properties/card.ts'
import { FAVORITE_SORTS, type KeptHome, sortKept } from '../../src/islands/favorites/sorting.ts'
import { headPrice } from '../support/priced.ts'

function kept(id: number, card: Partial<PropertyCard> & { ort?: string | null }): KeptHome {
  const { ort = null, ...rest } = card
  return {
    favorite: { property_id: id, note: '', created_at: null },
    card: {
      id,
      vermarktungsart: 'KAUF',
      waehrung: 'EUR',
      preis: headPrice(rest),
      flaeche: null,
      grundstuecksflaeche: null,
      location: { ort },
      ...rest,
    } as PropertyCard,
  }
}

const HOMES = [
  kept(1, { kaufpreis: 300, flaeche: 50, ort: 'Wien' }),
  kept(2, { ort: 'Österreichring' }),
  kept(3, { kaufpreis: 100, grundstuecksflaeche: 800, ort: 'Graz' }),
  kept(4, { kaufpreis: 100, flaeche: 70 }),
]
const order = (sort: (typeof FAVORITE_SORTS)[number]) => sortKept(HOMES, sort, 'de-AT').map(({ card }) => card.id)

test('newest first, by price, by area and by place', () => {
  expect(order('added')).toEqual([4, 3, 2, 1])
  expect(order('preis_auf')).toEqual([4, 3, 1, 2])
  expect(order('flaeche_ab')).toEqual([3, 4, 1, 2])
  expect(order('ort')).toEqual([3, 2, 1, 4])
})

test('no sort loses or doubles a home, or touches the list it was given', () => {
  const before = HOMES.map(({ card }) => card.id)
  for (const sort of FAVORITE_SORTS) expect(order(sort).toSorted()).toEqual([1, 2, 3, 4])
  expect(HOMES.map(({ card }) => card.id)).toEqual(before)
  for (const sort of FAVORITE_SORTS) expect(sortKept([], sort, 'de-AT')).toEqual([])
})

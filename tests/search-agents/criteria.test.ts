import { expect, test } from 'vitest'
import { formatAreas } from '../../src/domain/search/area.ts'
import { criteriaOf } from '../../src/islands/search-agent/criteria.ts'

const AREA = formatAreas([
  {
    exclude: false,
    points: [
      [48.25, 16.3],
      [48.25, 16.45],
      [48.15, 16.38],
    ],
  },
])

test('criteria of an address are its filters alone: no order, page or unknown word', () => {
  const { criteria } = criteriaOf('?objektart=WOHNUNG&preis_bis=900&sort=preis_auf&seite=3&utm_source=x')
  expect(Object.fromEntries(new URLSearchParams(criteria))).toEqual({ objektart: 'WOHNUNG', preis_bis: '900' })
})

test('drawn areas come through unchanged, twice over', () => {
  const { query, criteria } = criteriaOf(`?${new URLSearchParams({ gebiet: AREA })}`)
  expect(query.filter.gebiet).toHaveLength(1)
  expect(new URLSearchParams(criteria).get('gebiet')).toBe(AREA)
  expect(criteriaOf(`?${criteria}`)).toEqual({ query, criteria })
})

test('an area that is none is left out, not sent', () => {
  expect(criteriaOf('?gebiet=48,16&objektart=HAUS').criteria).toBe('objektart=HAUS')
})

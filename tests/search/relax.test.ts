import { expect, test } from 'vitest'
import { parseSearch } from '../../src/domain/search/codec.ts'
import { CRITERIA } from '../../src/domain/search/criteria.ts'
import { relaxations } from '../../src/domain/search/relax.ts'

const filterOf = (text: string) => parseSearch(new URLSearchParams(text)).query.filter
const left = (text: string) => relaxations(filterOf(text)).map(({ name, value, filter }) => [name, value, filter])

test('each filter is left out once, of a list each word', () => {
  expect(left('objektart=HAUS&ausstattung=POOL,SAUNA&preis_bis=1')).toEqual([
    ['objektart', null, filterOf('ausstattung=POOL,SAUNA&preis_bis=1')].with(1, 'HAUS'),
    ['preis', null, filterOf('objektart=HAUS&ausstattung=POOL,SAUNA')],
    ['ausstattung', 'POOL', filterOf('objektart=HAUS&ausstattung=SAUNA&preis_bis=1')],
    ['ausstattung', 'SAUNA', filterOf('objektart=HAUS&ausstattung=POOL&preis_bis=1')],
  ])
})

test('both bounds of a range go together, and so do all drawn areas', () => {
  expect(left('preis_von=1&preis_bis=2')).toEqual([['preis', null, {}]])
  const areas = 'gebiet=_ibE_seK_seK_seK_ibE~!_ibE_seK_seK_seK_ibE'
  const drawn = relaxations(filterOf(areas))
  expect(drawn.map(({ name }) => name)).toEqual(filterOf(areas).gebiet ? ['gebiet'] : [])
})

test('nothing asked for leaves nothing out', () => {
  expect(relaxations({})).toEqual([])
})

test('the search itself is not changed', () => {
  const filter = Object.freeze(filterOf('ort=graz,linz&q=garten'))
  expect(relaxations(filter)).toHaveLength(3)
  expect(filter).toEqual(filterOf('ort=graz,linz&q=garten'))
  expect(CRITERIA.length).toBeGreaterThan(10)
})

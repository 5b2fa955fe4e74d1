import { expect, test } from 'vitest'
import { parseSearch } from '../../src/domain/search/codec.ts'
import { CRITERIA } from '../../src/domain/search/criteria.ts'
import { relaxations, withSurroundings } from '../../src/domain/search/relax.ts'

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

test('each circle is left out by itself', () => {
  expect(left('umkreis=graz,15~47,15,5&bauart=ALTBAU')).toEqual([
    ['bauart', 'ALTBAU', filterOf('umkreis=graz,15~47,15,5')],
    ['umkreis', 'graz,15', filterOf('umkreis=47,15,5&bauart=ALTBAU')],
    ['umkreis', '47,15,5', filterOf('umkreis=graz,15&bauart=ALTBAU')],
  ])
})

test('wider surroundings take places along, enlarge circles, and keep the rest', () => {
  const filter = filterOf('ort=graz&plz=1010&umkreis=linz,15~wels,nah~47,15,50&bauart=ALTBAU')
  expect(withSurroundings(filter, 25)).toEqual(
    filterOf('plz=1010&umkreis=graz,25~linz,25~wels,25~47,15,50&bauart=ALTBAU'),
  )
  expect(withSurroundings(filterOf('ort=graz'), 'nah')).toEqual(filterOf('umkreis=graz,nah'))
  expect(withSurroundings(filterOf('umkreis=graz,15'), 'nah')).toBeNull()
  expect(withSurroundings(filterOf('umkreis=graz,15'), 15)).toBeNull()
  expect(withSurroundings(filterOf('plz=1010&bauart=ALTBAU'), 50)).toBeNull()
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

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { backPath, keepWalk, type ResultWalk, readWalk, stepAt } from '../../src/stores/search/result-walk.ts'
import { openSession } from './browser.ts'

let stored: Map<string, string>
beforeEach(() => {
  stored = openSession()
})
afterEach(() => vi.unstubAllGlobals())

const walk: ResultWalk = {
  from: '/immobilien?ort=graz&seite=2',
  homes: ['/immobilien/7/wohnung-7', '/immobilien/9/haus-9', '/immobilien/8/garten-8'],
  firstPage: 2,
  lastPage: 2,
  total: 60,
  search: 'ort=graz',
  perPage: 24,
}

test('the kept results come back as they were', () => {
  expect(readWalk()).toBeNull()
  keepWalk(walk)
  expect(readWalk()).toEqual(walk)
})

test('a home knows its number and its neighbours, in the language of the page', () => {
  expect(stepAt(walk, 9, 'de')).toEqual({
    nr: 26,
    total: 60,
    previous: '/immobilien/7/wohnung-7',
    next: '/immobilien/8/garten-8',
  })
  expect(stepAt(walk, 7, 'gb')).toEqual({ nr: 25, total: 60, previous: null, next: '/gb/immobilien/9/haus-9' })
  expect(stepAt(walk, 8, 'de')).toMatchObject({ nr: 27, next: null })
  expect(stepAt(walk, 1, 'de')).toBeNull()
})

test.each([
  ['/gb/immobilien?ort=graz', 'de', '/immobilien?ort=graz'],
  ['/gb/kartensuche?ort=graz#12/47.07/15.44', 'sa', '/sa/kartensuche?ort=graz#12/47.07/15.44'],
  ['/immobilien', 'gb', '/gb/immobilien'],
] as const)('the way back from %s in %s', (from, language, path) => {
  expect(backPath({ ...walk, from }, language)).toBe(path)
})

test.each([
  ['text that is no JSON', '{'],
  ['an address of another site', { ...walk, from: '//example.com' }],
  ['a script as the way back', { ...walk, from: 'javascript:alert(1)' }],
  ['a foreign address among the homes', { ...walk, homes: ['https://example.com/immobilien/1/x'] }],
  ['no homes', { ...walk, homes: [] }],
  ['a negative number', { ...walk, lastPage: -1 }],
  ['a first page that is none', { ...walk, firstPage: 0 }],
  ['a page without homes', { ...walk, perPage: 0 }],
  ['a list of numbers as the search', { ...walk, search: [1] }],
])('damaged storage is as good as none: %s', (_name, damaged) => {
  stored.set('klinke_results', typeof damaged === 'string' ? damaged : JSON.stringify(damaged))
  expect(readWalk()).toBeNull()
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepList, readList, stepsAt } from '../../src/stores/admin/list-walk.ts'
import { openSession } from './browser.ts'

let stored: Map<string, string>
beforeEach(() => {
  stored = openSession()
})
afterEach(() => vi.unstubAllGlobals())

const from = '/admin/objekte?stand=withheld%2Cended&seite=2'
const rows = ['/admin/objekte?id=7', '/admin/objekte?id=9', '/admin/objekte?id=8']

test('a record knows the list that it was opened from, and the records beside it there', () => {
  expect(readList()).toBeNull()
  keepList({ from, rows })
  const walk = readList()
  if (!walk) throw new Error('The list was not kept.')
  expect(walk).toEqual({ from, rows })
  expect(stepsAt(walk, '/admin/objekte?id=9')).toEqual({ list: from, before: rows[0], next: rows[2] })
  expect(stepsAt(walk, '/admin/objekte?id=7&teil=bearbeiten')).toEqual({ list: from, before: null, next: rows[1] })
  expect(stepsAt(walk, '/admin/objekte?id=8')).toMatchObject({ next: null })
})

test('a record that is not in the list, of another screen or another language has none', () => {
  for (const here of ['/admin/objekte?id=79', '/admin/objekte', '/admin/projekte?id=9', '/gb/admin/objekte?id=9']) {
    expect(stepsAt({ from, rows }, here), here).toBeNull()
  }
})

test.each([
  ['text that is no JSON', '{'],
  ['an address of another site', { from: '//example.com', rows }],
  ['a script as the way back', { from: 'javascript:alert(1)', rows }],
  ['a foreign address among the records', { from, rows: ['https://example.com/admin/objekte?id=1'] }],
  ['rows that are no list', { from, rows: 'x' }],
  ['nothing', null],
])('%s is no list', (_what, damaged) => {
  stored.set('klinke_admin_list', typeof damaged === 'string' ? damaged : JSON.stringify(damaged))
  expect(readList()).toBeNull()
})

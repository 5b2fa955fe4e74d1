import { expect, test, vi } from 'vitest'
import { openBrowser } from './browser.ts'

async function page() {
  vi.resetModules()
  return import('../../src/stores/comparison.ts')
}

const home = (id: number) => ({ id, objekttitel: `Haus ${id}`, kaufpreis: id * 1000 })

test('whole homes are kept under comparedProperties', async () => {
  const browser = openBrowser()
  const { addCompared } = await page()
  expect(addCompared(home(1))).toBeNull()
  expect(JSON.parse(browser.storage.get('comparedProperties') ?? '')).toEqual([home(1)])
})

test('a fifth home and one that is there are refused', async () => {
  openBrowser()
  const { addCompared, $compared } = await page()
  for (const id of [1, 2, 3, 4]) expect(addCompared(home(id))).toBeNull()
  expect(addCompared(home(5))).toBe('comparison.limit')
  expect(addCompared(home(2))).toBe('comparison.present')
  expect($compared.get()).toHaveLength(4)
})

test('a home is taken out when four are there, and nothing is kept when all are', async () => {
  const browser = openBrowser()
  const { addCompared, removeCompared, clearCompared, $compared } = await page()
  for (const id of [1, 2, 3, 4]) addCompared(home(id))
  removeCompared(4)
  removeCompared(5)
  expect($compared.get().map(({ id }) => id)).toEqual([1, 2, 3])
  clearCompared()
  expect(browser.storage.has('comparedProperties')).toBe(false)
})

test('what the page knew of a home is replaced by the whole of it, in its place', async () => {
  openBrowser()
  const { addCompared, completeCompared, $compared } = await page()
  addCompared({ id: 1, objekttitel: '' })
  addCompared({ id: 2, objekttitel: 'Zwei' })
  completeCompared([home(1), home(9)])
  expect($compared.get()).toEqual([home(1), { id: 2, objekttitel: 'Zwei' }])
})

test.each([
  ['{"broken', []],
  ['null', []],
  ['{}', []],
  ['[null,3,"x",{"id":"a"},{"objekttitel":"ohne"}]', []],
  ['[{"id":"7"},{"id":7,"objekttitel":"doppelt"}]', [{ id: 7, objekttitel: '' }]],
  ['[{"id":1,"objekttitel":5}]', [{ id: 1, objekttitel: '' }]],
])('stored %s is read as %j', async (text, homes) => {
  const browser = openBrowser()
  browser.storage.set('comparedProperties', text)
  expect((await page()).$compared.get()).toEqual(homes)
})

test('more than four that were written by hand are four', async () => {
  const browser = openBrowser()
  browser.storage.set('comparedProperties', JSON.stringify([1, 2, 3, 4, 5, 6].map(home)))
  expect((await page()).$compared.get()).toHaveLength(4)
})

test('another tab’s choice arrives, and a full storage changes nothing here', async () => {
  const browser = openBrowser()
  const { $compared, addCompared } = await page()
  $compared.listen(() => undefined)
  browser.fromOtherTab('comparedProperties', JSON.stringify([home(8)]))
  expect($compared.get()).toEqual([home(8)])
  browser.full = true
  expect(addCompared(home(9))).toBeNull()
  expect($compared.get()).toHaveLength(2)
})

import { expect, test } from 'vitest'
import { contextOf } from '../../src/stores/assistant/page.ts'

const read = (address: string) => contextOf(new URL(address, 'https://klinke.example'))

test.each([
  ['/', 'home', {}],
  ['/gb', 'home', {}],
  ['/immobilien/12/schoene-wohnung', 'detail', { property_id: 12 }],
  ['/sa/projekte/3', 'detail', { project_id: 3 }],
  ['/preise/wien', 'home', {}],
  ['/immobilien?ort=graz&seite=2', 'list', { criteria: 'ort=graz' }],
  ['/kartensuche', 'list', { criteria: '' }],
  ['/immobilien?seite=2', 'list', { criteria: '' }],
  ['/hilfe/assistent', 'other', {}],
])('%s begins as %s', (address, kind, context) => {
  expect(read(address)).toMatchObject({ kind, context })
})

test.each([
  '/immobilien/0/x',
  '/immobilien/1e9/x',
  '/immobilien/-1',
  '/projekte/99999999999999999999',
  '/projekte/<b>',
])('%s names no home and no project', (address) => {
  const { context } = read(address)
  expect([context.property_id, context.project_id]).toEqual([undefined, undefined])
})

test('a search that is too long for a message is left out', () => {
  expect(read(`/immobilien?q=${'x'.repeat(5000)}`).context).not.toHaveProperty('criteria')
})

import { expect, it } from 'vitest'
import { pageKindOf } from '../../src/domain/performance/page-kind.ts'

it.each([
  ['', 'home'],
  ['/', 'home'],
  ['/immobilien', 'list'],
  ['/immobilien/', 'list'],
  ['/immobilien/7/wohnung-in-graz', 'property'],
  ['/kartensuche', 'map'],
  ['/projekte/3', 'project'],
  ['/preise/graz', 'prices'],
  ['/hilfe/suche-zeichnen', 'content'],
  ['/admin/leistung', 'other'],
  ['/gibt-es-nicht', 'other'],
  ['/constructor', 'other'],
])('the page %s is of the kind %s', (path, kind) => {
  expect(pageKindOf(path)).toBe(kind)
})

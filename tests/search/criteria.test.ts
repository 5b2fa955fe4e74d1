import { describe, expect, test } from 'vitest'
import { CRITERIA, priceField } from '../../src/domain/search/criteria.ts'
import { HISTOGRAM_EDGES, type HistogramField, histogramBin } from '../../src/domain/search/histogram.ts'
import { SEARCH_COLUMNS } from '../../src/domain/search/row.ts'
import { LIST_FIELDS, NUMBER_FIELDS } from '../../src/search/fields.ts'
import { catalogueOf } from '../support/messages.ts'

describe('every criterion', () => {
  test.each(CRITERIA)('%s has a German label', (_, criterion) =>
    expect(catalogueOf('de').search).toHaveProperty([criterion.label]),
  )

  test.each(CRITERIA.filter(([, criterion]) => 'field' in criterion))(
    '%s has its column in both engines',
    (_, criterion) => {
      const field = 'field' in criterion ? criterion.field : ''
      expect([...NUMBER_FIELDS, ...LIST_FIELDS].map(({ name }) => name)).toContain(field)
      expect(Object.keys(SEARCH_COLUMNS)).toContain(field)
    },
  )

  test('no list of words is empty or names one twice', () => {
    for (const [, criterion] of CRITERIA) {
      if (!('values' in criterion)) continue
      expect(criterion.values.length).toBeGreaterThan(0)
      expect(new Set(criterion.values).size).toBe(criterion.values.length)
    }
  })
})

test('the price meant is that of the one kind of deal asked for, else the main one', () => {
  expect(priceField({})).toBe('preis')
  expect(priceField({ vermarktungsart: ['KAUF'] })).toBe('preis_kauf')
  expect(priceField({ vermarktungsart: ['MIETE'] })).toBe('preis_miete')
  expect(priceField({ vermarktungsart: ['KAUF', 'MIETE'] })).toBe('preis')
})

describe('the bars of a histogram', () => {
  const fields = Object.keys(HISTOGRAM_EDGES) as HistogramField[]

  test.each(fields)('%s: edges ascend from 0', (field) => {
    const edges: readonly number[] = HISTOGRAM_EDGES[field]
    expect(edges[0]).toBe(0)
    expect([...edges]).toEqual([...new Set(edges)].sort((a, b) => a - b))
  })

  test.each(fields)('%s: an edge belongs to the bar above it, the last one to the last bar', (field) => {
    const edges: readonly number[] = HISTOGRAM_EDGES[field]
    const last = edges.length - 1
    edges.forEach((edge, i) => {
      expect(histogramBin(edges, edge)).toBe(Math.min(i, last - 1))
    })
  })

  test('what is unknown, negative or beyond all edges is in no bar', () => {
    const edges = HISTOGRAM_EDGES.flaeche
    for (const value of [Number.NaN, -1, -Infinity, Infinity, 1e7 + 1]) expect(histogramBin(edges, value)).toBe(-1)
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CRITERIA, type CriterionName, type Filter } from '../../src/domain/search/criteria.ts'
import type { SearchRow } from '../../src/domain/search/row.ts'
import { createColumnsSearch } from '../../src/search/engine.ts'
import { createMatcher, type Matcher, satisfies } from '../../src/search/matching/matching.ts'
import { catalogue, filter, filterBy, rowWithId } from './arbitraries.ts'
import { holds } from './naive.ts'

const some = (changed: Partial<SearchRow> = {}): SearchRow => {
  return { ...(fc.sample(rowWithId(fc.constant(1)), { numRuns: 1, seed: 1 })[0] as SearchRow), ...changed }
}
const matched = <Id extends string | number>(matcher: Matcher<Id>, row: SearchRow) => matcher.match(row).toSorted()
const filled = (filters: readonly Filter[]) => {
  const matcher = createMatcher<number>()
  for (const [id, one] of filters.entries()) matcher.add(id, one)
  return matcher
}
const expected = (filters: readonly Filter[], row: SearchRow) => {
  return filters.flatMap((one, id) => (holds(row, one) ? [id] : [])).toSorted()
}

describe('equal to running every saved search', () => {
  test('for generated homes and searches', () => {
    fc.assert(
      fc.property(
        fc.array(filter, { maxLength: 60, size: 'max' }),
        fc.array(rowWithId(fc.constant(1)), { minLength: 5, maxLength: 10 }),
        (filters, rows) => {
          const matcher = filled(filters)
          for (const row of rows) expect(matched(matcher, row)).toEqual(expected(filters, row))
        },
      ),
      { numRuns: 120 },
    )
  })

  // A kind that the matcher ignored would match every home; only a home that must not match can show that.
  test.each(CRITERIA.map(([name]) => name))('for %s alone, where some homes pass and others fail', (name) => {
    const filters = fc.sample(filterBy(name as CriterionName), { numRuns: 300, seed: 5 })
    const rows = fc.sample(rowWithId(fc.constant(1)), { numRuns: 60, seed: 6 })
    const matcher = filled(filters)
    let [passed, failed] = [0, 0]
    for (const row of rows) {
      const ids = matched(matcher, row)
      expect(ids).toEqual(expected(filters, row))
      passed += ids.length
      failed += filters.length - ids.length
    }
    expect(passed).toBeGreaterThan(0)
    expect(failed).toBeGreaterThan(0)
  })

  test('while saved searches come, change and go', () => {
    const step = fc.tuple(fc.integer({ min: 0, max: 30 }), fc.option(filter, { nil: null, freq: 3 }))
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120, size: 'max' }), catalogue, (steps, rows) => {
        const matcher = createMatcher<string>()
        const saved = new Map<string, Filter>()
        for (const [number, wanted] of steps) {
          const id = `agent-${number}`
          if (wanted) {
            matcher.add(id, wanted)
            saved.set(id, wanted)
          } else expect(matcher.remove(id)).toBe(saved.delete(id))
        }
        expect(matcher.size).toBe(saved.size)
        for (const row of rows.slice(0, 5)) {
          const ids = [...saved].flatMap(([id, wanted]) => (holds(row, wanted) ? [id] : []))
          expect(matched(matcher, row)).toEqual(ids.toSorted())
        }
      }),
      { numRuns: 60 },
    )
  })

  test('for thousands of searches, where sets become bitsets', () => {
    const filters = fc.sample(filter, { numRuns: 6000, seed: 8 })
    const matcher = filled(filters)
    for (const row of fc.sample(rowWithId(fc.constant(1)), { numRuns: 25, seed: 9 })) {
      expect(matched(matcher, row)).toEqual(expected(filters, row))
    }
    filters.forEach((_, id) => {
      if (id % 3 > 0) matcher.remove(id)
    })
    const kept = filters.map((one, id): Filter => (id % 3 > 0 ? { anbieter: [] } : one))
    for (const row of fc.sample(rowWithId(fc.constant(1)), { numRuns: 25, seed: 10 })) {
      expect(matched(matcher, row)).toEqual(expected(kept, row))
    }
  })

  test('and to what the engine finds', async () => {
    // A search counts homes, saved searches match listings.
    const rows = (fc.sample(catalogue, { numRuns: 1, seed: 11 })[0] as SearchRow[]).map((row) => ({
      ...row,
      gruppe: null,
    }))
    const search = createColumnsSearch()
    await search.rebuild(
      (async function* () {
        yield rows
      })(),
      '1',
    )
    for (const wanted of fc.sample(filter, { numRuns: 60, seed: 12 })) {
      const { total } = await search.search({ filter: wanted, sort: 'neueste', seite: 1, pro_seite: 1 })
      expect(rows.filter((row) => satisfies(row, wanted))).toHaveLength(total)
    }
    await search.close()
  })
})

describe('at the borders', () => {
  test('an empty matcher matches nothing, an empty filter everything', () => {
    const matcher = createMatcher<number>()
    expect(matcher.match(some())).toEqual([])
    matcher.add(4, {})
    expect(matcher.match(some())).toEqual([4])
    expect(matcher.remove(4)).toBe(true)
    expect(matcher.remove(4)).toBe(false)
    expect(matcher.match(some())).toEqual([])
  })

  test('an empty list matches no home, as in a search', () => {
    const matcher = createMatcher<number>()
    matcher.add(1, { objektart: [] })
    matcher.add(2, { ort: [] })
    expect(matcher.match(some({ objektart: 'HAUS', orte: ['graz'] }))).toEqual([])
  })

  test('an unknown value satisfies no criterion', () => {
    const matcher = createMatcher<string>()
    matcher.add('price', { preis: { bis: 1e9 } })
    matcher.add('area', { flaeche: { von: 0 } })
    matcher.add('circle', { umkreis: [{ lat: 48, lng: 16, km: 500 }] })
    matcher.add('excluded', {
      gebiet: [
        {
          exclude: true,
          points: [
            [1, 1],
            [1, 2],
            [2, 2],
          ],
        },
      ],
    })
    matcher.add('any', {})
    const unknown = some({ preis: null, preis_kauf: null, preis_miete: null, flaeche: null, lat: null, lng: null })
    expect(matcher.match(unknown)).toEqual(['any'])
  })

  test('the price that is meant follows from KAUF or MIETE', () => {
    const matcher = createMatcher<string>()
    matcher.add('rent', { vermarktungsart: ['MIETE'], preis: { bis: 1000 } })
    matcher.add('sale', { vermarktungsart: ['KAUF'], preis: { bis: 1000 } })
    matcher.add('main', { preis: { bis: 1000 } })
    const both = some({ vermarktungsart: ['KAUF', 'MIETE'], preis: 300_000, preis_kauf: 300_000, preis_miete: 900 })
    expect(matcher.match(both)).toEqual(['rent'])
    matcher.add('rent', { preis: { bis: 1000 } })
    expect(matcher.match(both)).toEqual([])
  })

  test('the border of an area and of a circle belongs to it; a hole takes its border with it', () => {
    const square = (exclude: boolean, from: number, to: number) => ({
      exclude,
      points: [
        [from, from],
        [from, to],
        [to, to],
        [to, from],
      ] as [number, number][],
    })
    const matcher = createMatcher<string>()
    matcher.add('whole', { gebiet: [square(false, 10, 20)] })
    matcher.add('ring', { gebiet: [square(false, 10, 20), square(true, 14, 16)] })
    matcher.add('spot', { umkreis: [{ lat: 20, lng: 20, km: 1e-9 }] })
    expect(matched(matcher, some({ lat: 20, lng: 20 }))).toEqual(['ring', 'spot', 'whole'])
    expect(matched(matcher, some({ lat: 16, lng: 15 }))).toEqual(['whole'])
    expect(matched(matcher, some({ lat: 15, lng: 15 }))).toEqual(['whole'])
    expect(matched(matcher, some({ lat: 20.000001, lng: 20 }))).toEqual([])
  })

  test('a circle around a pole or across the date line misses no home', () => {
    const centre = fc.record({ lat: fc.double({ min: -90, max: 90 }), lng: fc.double({ min: -180, max: 180 }) })
    fc.assert(
      fc.property(
        fc.record({ centre, km: fc.double({ min: 0.1, max: 19_000 }), home: centre }),
        ({ centre: { lat, lng }, km, home }) => {
          const wanted: Filter = { umkreis: [{ lat, lng, km }] }
          fc.pre([lat, lng, km, home.lat, home.lng].every(Number.isFinite))
          expect(satisfies(some(home), wanted)).toBe(holds(some(home), wanted))
        },
      ),
      { numRuns: 1000 },
    )
  })

  test('ids may be words that look like properties of objects', () => {
    const matcher = createMatcher<string>()
    for (const id of ['__proto__', 'constructor', '']) matcher.add(id, {})
    expect(matched(matcher, some())).toEqual(['', '__proto__', 'constructor'])
  })
})

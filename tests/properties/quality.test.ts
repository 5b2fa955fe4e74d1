import { describe, expect, test } from 'vitest'
import { missingOf, QUALITY_RULES, type QualityFacts, qualityOf } from '../../src/domain/properties/quality.ts'

const complete: QualityFacts = {
  objektart: 'WOHNUNG',
  beschreibung: 'a'.repeat(600),
  lage: 'b'.repeat(80),
  photographs: 8,
  plans: 1,
  hwb: 38.2,
  hwb_klasse: 'B',
  fgee: 0.8,
  energy_exempt: false,
  price: true,
  costs: true,
  commission: true,
  flaeche: 84,
  zimmer: 3,
  position: 'exact',
  verfuegbar_ab: 'sofort',
  person: true,
  condition: true,
  heating: true,
}
const nothing: QualityFacts = {
  objektart: null,
  beschreibung: '',
  lage: '',
  photographs: 0,
  plans: 0,
  hwb: null,
  hwb_klasse: null,
  fgee: null,
  energy_exempt: false,
  price: false,
  costs: false,
  commission: false,
  flaeche: null,
  zimmer: null,
  position: null,
  verfuegbar_ab: null,
  person: false,
  condition: false,
  heating: false,
}

describe('the quality of a listing', () => {
  test('is 100 with everything and 0 with nothing, and the points of all rules are 100', () => {
    expect(qualityOf(complete)).toMatchObject({ score: 100 })
    expect(missingOf(qualityOf(complete))).toEqual([])
    expect(qualityOf(nothing).score).toBe(0)
    expect(Object.values(QUALITY_RULES).reduce((sum, points) => sum + points, 0)).toBe(100)
  })

  test.each([
    [{ photographs: 0 }, 'photographs', 18],
    [{ photographs: 4 }, 'photographs', 9],
    [{ plans: 0 }, 'floor_plan', 8],
    [{ beschreibung: 'a'.repeat(300) }, 'description', 5],
    [{ lage: '' }, 'surroundings', 4],
    [{ hwb: null, hwb_klasse: null, fgee: null }, 'energy', 12],
    [{ price: false }, 'price', 10],
    [{ costs: false }, 'costs', 8],
    [{ commission: false }, 'commission', 4],
    [{ flaeche: null }, 'area', 6],
    [{ zimmer: null }, 'rooms', 4],
    [{ position: 'circle' }, 'position', 2],
    [{ position: null }, 'position', 5],
    [{ verfuegbar_ab: null }, 'availability', 3],
    [{ person: false }, 'person', 4],
    [{ condition: false }, 'condition', 2],
    [{ heating: false }, 'heating', 2],
  ] as const)('%j lacks %s, which would bring %d', (said, rule, brings) => {
    const quality = qualityOf({ ...complete, ...said })
    expect(missingOf(quality)).toEqual([rule])
    expect(quality.rules.find((one) => one.rule === rule)).toMatchObject({ brings })
    expect(quality.score).toBe(100 - brings)
  })

  test('names what would bring most first', () => {
    expect(missingOf(qualityOf({ ...complete, heating: false, photographs: 0, price: false }))).toEqual([
      'photographs',
      'price',
      'heating',
    ])
  })

  test('asks a plot neither for rooms nor for a certificate, and lets it be complete', () => {
    const plot = { ...nothing, objektart: 'GRUNDSTUECK' }
    const asked = qualityOf(plot).rules.map(({ rule }) => rule)
    for (const rule of ['rooms', 'energy', 'floor_plan', 'heating', 'costs']) expect(asked).not.toContain(rule)
    const { objektart: _kind, ...rest } = complete
    expect(qualityOf({ ...rest, objektart: 'GRUNDSTUECK', photographs: 3 }).score).toBe(100)
  })

  test('counts a stated exemption as a certificate', () => {
    expect(qualityOf({ ...complete, hwb: null, hwb_klasse: null, fgee: null, energy_exempt: true }).score).toBe(100)
  })

  test('gives nothing for more than enough', () => {
    const more = qualityOf({ ...complete, photographs: 80, beschreibung: 'a'.repeat(9000), heating: false })
    expect(more.score).toBe(98)
  })

  test('never leaves 0 to 100, and each gap brings what it says', () => {
    for (let bits = 0; bits < 256; bits++) {
      const facts = {
        ...complete,
        photographs: bits & 1 ? 3 : 8,
        plans: bits & 2 ? 0 : 1,
        price: !(bits & 4),
        costs: !(bits & 8),
        zimmer: bits & 16 ? null : 3,
        heating: !(bits & 32),
        position: bits & 64 ? null : ('exact' as const),
        objektart: bits & 128 ? 'BUERO_PRAXEN' : 'HAUS',
      }
      const { score, rules } = qualityOf(facts)
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(100)
      for (const { points, most, brings } of rules) expect(brings > 0).toBe(points < most)
    }
  })
})

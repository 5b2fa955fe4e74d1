import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { labelsAt, type Name } from '../../src/scripts/map/leaflet/labels.ts'
import { labelsThatFit, pinsOf } from '../../src/scripts/map/marks/pins.ts'
import { pointAt, worldPosition } from '../../src/scripts/map/mercator.ts'
import { AUSTRIA, boxOfStage, readStage, stageOf, writeStage } from '../../src/scripts/map/stage.ts'
import { shortCount } from '../../src/words/pin.ts'
import { headPrice } from '../support/priced.ts'

const cluster = (lat: number, lng: number, count: number, preis_min: number | null = null) => ({
  lat,
  lng,
  count,
  preis_min,
})

describe('clusters', () => {
  test('discs that would cover each other are one, with all their homes and the lowest price', () => {
    const answer = { clusters: [cluster(47.8, 13, 12, 300), cluster(47.83, 13.02, 5, 200)], points: [], total: 17 }
    const [pin, ...rest] = pinsOf(answer, { vermarktungsart: ['MIETE'] }, 7)
    expect(rest).toEqual([])
    expect(pin).toMatchObject({ count: 17, price: 200, id: null })
    expect(pinsOf(answer, { vermarktungsart: ['MIETE'] }, 14)).toHaveLength(2)
  })

  test('no home is lost or doubled, whatever lies together', () => {
    const one = fc.record({
      lat: fc.integer({ min: 4640, max: 4900 }).map((n) => n / 100),
      lng: fc.integer({ min: 960, max: 1710 }).map((n) => n / 100),
      count: fc.integer({ min: 2, max: 900 }),
      preis_min: fc.option(fc.integer({ min: 1, max: 9e6 })),
    })
    fc.assert(
      fc.property(fc.array(one, { maxLength: 60 }), fc.integer({ min: 5, max: 12 }), (clusters, zoom) => {
        const total = clusters.reduce((sum, { count }) => sum + count, 0)
        const pins = pinsOf({ clusters, points: [], total }, {}, zoom)
        expect(pins.reduce((sum, { count }) => sum + count, 0)).toBe(total)
      }),
    )
  })

  test('a home that a disc covers joins it; one beside it stays a mark of its own', () => {
    const home = { lat: 47.8, lng: 13, angezeigt: headPrice({ kaufpreis: 250 }), waehrung: 'EUR' }
    const points = [
      { ...home, id: 1 },
      { ...home, id: 2, lng: 14 },
      { ...home, id: 3, angezeigt: headPrice({ kaufpreis: 9 }), waehrung: 'CHF' },
    ]
    const pins = pinsOf({ clusters: [cluster(47.8, 13, 12, 300)], points, total: 15 }, { vermarktungsart: ['KAUF'] }, 8)
    expect(pins).toMatchObject([
      { id: null, count: 14, price: 250, lng: 13 },
      { id: 2, count: 1 },
    ])
  })

  test('no disc touches another', () => {
    const many = Array.from({ length: 40 }, (_, at) => cluster(47 + (at % 7) * 0.2, 10 + at * 0.15, 3 + at * 5))
    const pins = pinsOf({ clusters: many, points: [], total: 0 }, {}, 7).map(({ lat, lng, count }) => ({
      ...worldPosition(lat, lng, 7),
      r: (count < 10 ? 34 : count < 100 ? 42 : 50) / 2,
    }))
    expect(pins.length).toBeGreaterThan(3)
    for (const [at, a] of pins.entries())
      for (const b of pins.slice(at + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.r + b.r)
  })

  test('a lowest price is named only where rents and purchases are not mixed', () => {
    const answer = { clusters: [cluster(47, 13, 12, 300)], points: [], total: 12 }
    expect(pinsOf(answer, {}, 7)[0]?.price).toBeNull()
    expect(pinsOf(answer, { vermarktungsart: ['KAUF', 'MIETE'] }, 7)[0]?.price).toBeNull()
    expect(pinsOf(answer, { vermarktungsart: ['KAUF'] }, 7)[0]?.price).toBe(300)
  })
})

describe('labels', () => {
  test('no label of a price covers another, and homes without a price have none', () => {
    const points = Array.from({ length: 120 }, (_, id) => ({
      id: id + 1,
      lat: 47 + (id % 11) * 0.003,
      lng: 15 + Math.floor(id / 11) * 0.004,
      angezeigt: headPrice({ kaufpreis: id % 7 ? 1000 * id : null }),
      waehrung: 'EUR',
    }))
    const pins = pinsOf({ clusters: [], points, total: points.length }, {}, 13)
    const at = (pin: { lat: number; lng: number }) => worldPosition(pin.lat, pin.lng, 13)
    const fit = labelsThatFit(pins, at)
    const shown = pins.filter((pin) => fit.has(pin.key))
    expect(shown.length).toBeGreaterThan(10)
    for (const pin of shown) {
      expect(pin.price).not.toBeNull()
      for (const other of shown) {
        if (other === pin) continue
        const [a, b] = [at(pin), at(other)]
        expect(Math.abs(a.x - b.x) > 83 || Math.abs(a.y - b.y) > 29).toBe(true)
      }
    }
  })

  test('numbers stay short', () => {
    expect(shortCount(9999, 'de-AT')).toBe('9.999')
    expect(shortCount(45_600, 'en-GB').toUpperCase()).toBe('46K')
    expect(shortCount(45_600, 'ja-JP')).toBe('5万')
  })

  test('towns do not stand over each other, the larger one wins, and far away only large ones are named', () => {
    const names: Name[] = [
      { text: 'Wien', lat: 48.2, lng: 16.37, kind: 'town', weight: 2e6 },
      { text: 'Schwechat', lat: 48.19, lng: 16.4, kind: 'town', weight: 20_000 },
      { text: 'Bratislava', lat: 48.15, lng: 17.11, kind: 'city', weight: 420_000 },
    ]
    const at = (zoom: number) => labelsAt(zoom, names, (text, size) => text.length * size * 0.6).map((one) => one.text)
    expect(at(6)).toEqual(['Wien'])
    expect(at(8)).toEqual(['Wien', 'Bratislava'])
    expect(at(12)).toEqual(['Wien', 'Schwechat', 'Bratislava'])
    // Among its own districts the name of a city helps no longer.
    expect(at(13)).toEqual(['Schwechat', 'Bratislava'])
  })
})

describe('the part of the map', () => {
  test('a box fits into its stage at the nearest whole zoom', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 300, max: 2000 }),
        fc.integer({ min: 200, max: 1400 }),
        fc.integer({ min: 1, max: 300 }),
        (width, height, share) => {
          const size = share / 100
          const box = { west: 13, east: 13 + size, south: 47, north: 47 + size / 2 }
          const stage = stageOf(box, width, height)
          const shown = boxOfStage(stage, width, height)
          expect(Number.isInteger(stage.zoom)).toBe(true)
          if (stage.zoom > 5) {
            expect(shown.west).toBeLessThanOrEqual(box.west + 1e-9)
            expect(shown.north).toBeGreaterThanOrEqual(box.north - 1e-9)
          }
        },
      ),
    )
    expect(stageOf(AUSTRIA, 820, 600).zoom).toBe(7)
  })

  test('a finer step fills the stage better, and still shows the whole box', () => {
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 2000 }), fc.integer({ min: 200, max: 1400 }), (width, height) => {
        const [coarse, fine] = [stageOf(AUSTRIA, width, height), stageOf(AUSTRIA, width, height, 0.25)]
        expect(fine.zoom).toBeGreaterThanOrEqual(coarse.zoom)
        expect(fine.zoom - coarse.zoom).toBeLessThan(1)
        expect((fine.zoom * 4) % 1).toBe(0)
        if (fine.zoom > 5) expect(boxOfStage(fine, width, height).west).toBeLessThanOrEqual(AUSTRIA.west + 1e-9)
      }),
    )
    expect(stageOf(AUSTRIA, 900, 700, 0.25).zoom).toBe(7.25)
  })

  test('Mercator goes there and back', () => {
    const { x, y } = worldPosition(47.0707, 15.4395, 12)
    const [lat, lng] = pointAt({ x, y }, 12)
    expect(lat).toBeCloseTo(47.0707, 9)
    expect(lng).toBeCloseTo(15.4395, 9)
  })

  test('an address keeps it, and nonsense in it is nothing', () => {
    expect(readStage(writeStage({ lat: 47.0707, lng: 15.4395, zoom: 14 }))).toEqual({
      lat: 47.0707,
      lng: 15.4395,
      zoom: 14,
    })
    expect(readStage(writeStage({ lat: 47.5, lng: 13.3, zoom: 7.25 }))).toEqual({ lat: 47.5, lng: 13.3, zoom: 7.25 })
    for (const hash of [
      '',
      '#7.3/48/16',
      '#7./48/16',
      '#',
      '#ergebnisse',
      '#12/48',
      '#99/48/16',
      '#3/48/16',
      '#12/98/16',
      '#12/48/16/1',
      '#a/b/c',
    ]) {
      expect(readStage(hash)).toBeNull()
    }
  })
})

import { describe, expect, test } from 'vitest'
import { distanceKm } from '../../src/domain/search/area.ts'
import { positionOf, RADIUS, TOWN_RADIUS } from '../../src/server/properties/position.ts'

const secret = Buffer.alloc(32, 7)
const home = { lat: 47.0731, lng: 15.4389 }
const graz = { lat: 47.0667, lng: 15.4333 }
type Said = Parameters<typeof positionOf>[0]

const place = (said: Partial<Said>, key = 'AT-1\n4711', seed: Uint8Array = secret) => {
  const property: Said = {
    ...home,
    ungenau_lat: null,
    ungenau_lng: null,
    ungenau_radius: null,
    adresse_freigegeben: true,
    land: 'AUT',
    ...said,
  }
  const resolved = property.lat === null ? graz : { lat: property.lat, lng: property.lng }
  return positionOf(property, resolved, key, seed)
}

const metres = (at: ReturnType<typeof place>) =>
  distanceKm(home.lat, home.lng, at.anzeige_lat as number, at.anzeige_lng as number) * 1000

test('a released address is shown where it is', () => {
  expect(place({})).toEqual({ ...home, anzeige_lat: home.lat, anzeige_lng: home.lng, ungenau_radius: null })
})

describe('an address that is not released', () => {
  test('is shown inside a circle that holds the home, never on it', () => {
    for (let nr = 0; nr < 500; nr++) {
      const at = place({ adresse_freigegeben: false }, `firma\n${nr}`)
      expect(at.ungenau_radius).toBe(RADIUS)
      expect(metres(at)).toBeLessThan(RADIUS * 0.92)
      expect(metres(at)).toBeGreaterThan(RADIUS * 0.28)
      expect(at).toMatchObject(home)
    }
  })

  test('is shown at the same point at every import', () => {
    expect(place({ adresse_freigegeben: false })).toEqual(place({ adresse_freigegeben: false }))
  })

  test('cannot be computed back without the secret, nor from two radii', () => {
    const at = place({ adresse_freigegeben: false })
    expect(place({ adresse_freigegeben: false }, undefined, Buffer.alloc(32, 8)).anzeige_lat).not.toBe(at.anzeige_lat)
    const wide = place({ adresse_freigegeben: false, ungenau_radius: 600 })
    const direction = (shown: ReturnType<typeof place>) =>
      Math.atan2((shown.anzeige_lng as number) - home.lng, (shown.anzeige_lat as number) - home.lat)
    expect(Math.abs(direction(wide) - direction(at))).toBeGreaterThan(0.01)
  })

  test('moves with the home, so that a mended position is shown', () => {
    const before = place({ adresse_freigegeben: false })
    const after = place({ adresse_freigegeben: false, lat: home.lat + 0.01 })
    expect((after.anzeige_lat as number) - (before.anzeige_lat as number)).toBeCloseTo(0.01, 4)
  })
})

describe('an imprecise place that the sender gives', () => {
  test('is shown as it was sent', () => {
    const at = place({ ungenau_lat: 47.08, ungenau_lng: 15.44, ungenau_radius: 500 })
    expect(at).toMatchObject({ anzeige_lat: 47.08, anzeige_lng: 15.44, ungenau_radius: 500 })
  })

  test('that is the exact place all the same is moved', () => {
    const at = place({ ungenau_lat: home.lat, ungenau_lng: home.lng, ungenau_radius: 500 })
    expect(metres(at)).toBeGreaterThan(100)
  })

  test('of an absurd radius is kept within reason', () => {
    expect(place({ ungenau_radius: 1e9 }).ungenau_radius).toBe(20_000)
    expect(place({ ungenau_radius: 0 }).ungenau_radius).toBe(50)
  })
})

describe('without usable coordinates', () => {
  test('the town stands in, with a circle that says so', () => {
    expect(place({ lat: null, lng: null })).toEqual({
      lat: null,
      lng: null,
      anzeige_lat: graz.lat,
      anzeige_lng: graz.lng,
      ungenau_radius: TOWN_RADIUS,
    })
  })

  test('coordinates that the gazetteer does not take for this address are not shown', () => {
    const property = {
      ...home,
      lat: 0,
      lng: 0,
      ungenau_lat: null,
      ungenau_lng: null,
      ungenau_radius: null,
      adresse_freigegeben: true,
      land: 'AUT',
    }
    expect(positionOf(property, graz, 'k', secret)).toMatchObject({ lat: null, anzeige_lat: graz.lat })
  })

  test('nothing is shown where nothing is known', () => {
    const nowhere = positionOf(
      {
        lat: null,
        lng: null,
        ungenau_lat: null,
        ungenau_lng: null,
        ungenau_radius: null,
        adresse_freigegeben: false,
        land: 'AUT',
      },
      { lat: null, lng: null },
      'k',
      secret,
    )
    expect(nowhere).toMatchObject({ anzeige_lat: null, anzeige_lng: null, ungenau_radius: null })
  })
})

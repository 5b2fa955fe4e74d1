import { describe, expect, test } from 'vitest'
import { energyClass } from '../../src/domain/imports/energy.ts'
import { groupsOf, type Listing } from '../../src/domain/properties/duplicates.ts'
import {
  AUSSTATTUNGEN,
  BAUARTEN,
  BUNDESLAENDER,
  HEIZUNGEN,
  OBJEKTARTEN,
  UNTERGRUPPEN_JE_OBJEKTART,
  ZUSTAENDE,
} from '../../src/domain/properties/vocabulary.ts'
import { resolvePlace } from '../../src/server/places/places.ts'
import { makeCatalogue } from '../../tools/demo/homes/catalogue.ts'
import type { Home } from '../../tools/demo/types.ts'

const catalogue = makeCatalogue('klinke-2026', 1200)
const { homes, projects, companies } = catalogue
const flats = homes.filter((home) => home.art === 'WOHNUNG')
const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] as number
const perSquare = (list: Home[], price: (home: Home) => number | null) =>
  median(list.map((home) => (price(home) ?? 0) / (home.wohnflaeche ?? 1)))

describe('the mix', () => {
  test('is 1200 homes, 16 projects and 12 companies with agents, under keys of their own', () => {
    expect(homes).toHaveLength(1200)
    expect(projects).toHaveLength(16)
    expect(companies).toHaveLength(12)
    expect(companies.every((company) => company.agents.length >= 2)).toBe(true)
    for (const key of ['obid', 'nr'] as const) {
      expect(new Set(homes.map((home) => `${home.company.anid} ${home[key]}`)).size).toBe(1200)
    }
    const units = projects.map((project) => homes.filter((home) => home.project === project))
    expect(units.map(({ length }) => length)).toEqual(projects.map(({ einheiten }) => einheiten))
    expect(Math.min(...units.map(({ length }) => length))).toBe(4)
    expect(Math.max(...units.map(({ length }) => length))).toBe(40)
    // Each unit has a door of its own, and the rooms differ from project to project.
    for (const each of units) expect(new Set(each.map(({ stiege, top }) => `${stiege}/${top}`)).size).toBe(each.length)
    const rooms = units.map((each) => each.reduce((sum, { zimmer }) => sum + (zimmer ?? 0), 0) / each.length)
    expect(Math.max(...rooms) - Math.min(...rooms)).toBeGreaterThan(1.5)
    expect(units.flat().some(({ reserviert }) => reserviert)).toBe(true)
  })
  test('follows the inhabitants of the nine states', () => {
    for (const land of BUNDESLAENDER) {
      const share = homes.filter((home) => home.spot.bundesland === land).length / homes.length
      expect(share, land).toBeGreaterThan(0.025)
      expect(share, land).toBeLessThan(0.25)
    }
    expect(homes.filter((home) => home.spot.bundesland === 'wien').length).toBeGreaterThan(240)
  })
  test('is for rent and for sale in about equal parts, and has some that are reserved or imprecise', () => {
    const rent = homes.filter((home) => !home.kauf).length / homes.length
    expect(rent).toBeGreaterThan(0.42)
    expect(rent).toBeLessThan(0.52)
    const imprecise = homes.filter((home) => !home.genau).length / homes.length
    expect(imprecise).toBeGreaterThan(0.28)
    expect(imprecise).toBeLessThan(0.4)
    expect(homes.some((home) => home.reserviert)).toBe(true)
  })
  test('answers every word that can be searched for', () => {
    const has = (values: readonly unknown[], of: (home: Home) => readonly unknown[]) => {
      for (const value of values)
        expect(
          homes.some((home) => of(home).includes(value)),
          String(value),
        ).toBe(true)
    }
    has(OBJEKTARTEN, (home) => [home.art])
    has(AUSSTATTUNGEN, (home) => [...home.ausstattung])
    has(ZUSTAENDE, (home) => [home.zustand])
    has(BAUARTEN, (home) => [home.bauart])
    has(HEIZUNGEN, (home) => [home.heizung])
    for (const home of homes) expect(UNTERGRUPPEN_JE_OBJEKTART[home.art] as readonly string[]).toContain(home.unter)
  })
  test('has cheap flats to rent in Graz', () => {
    const cheap = flats.filter((home) => !home.kauf && home.spot.slug === 'graz' && (home.preise.gesamt ?? 1e9) < 1200)
    expect(cheap.length).toBeGreaterThanOrEqual(10)
  })
})

describe('the facts', () => {
  test('of prices are those of the region', () => {
    const rent = (home: Home) => home.preise.miete
    const sale = (home: Home) => home.preise.kaufpreis
    const at = (slug: string, kauf: boolean) =>
      flats.filter((home) => home.kauf === kauf && (home.spot.slug === slug || home.spot.bundesland === slug))
    expect(perSquare(at('graz', false), rent)).toBeGreaterThan(11)
    expect(perSquare(at('graz', false), rent)).toBeLessThan(14.5)
    expect(perSquare(at('wien', false), rent)).toBeGreaterThan(13)
    expect(perSquare(at('wien', false), rent)).toBeLessThan(20)
    expect(perSquare(at('wien', true), sale)).toBeGreaterThan(5500)
    expect(perSquare(at('wien', true), sale)).toBeLessThan(8500)
    expect(perSquare(at('burgenland', true), sale)).toBeLessThan(perSquare(at('innsbruck', true), sale) / 2)
  })
  test('of rents add up to the total, and tenants of homes pay no commission', () => {
    for (const { preise: p, kauf, gewerbe } of homes) {
      if (kauf) continue
      const parts =
        (p.miete ?? 0) + p.mieteUst + (p.betriebskosten ?? 0) + p.betriebskostenUst + (p.heizkosten ?? 0) * 1.2
      expect(p.gesamt).toBeCloseTo(parts, 1)
      if (!gewerbe) expect(p.provision).toBeNull()
    }
  })
  test('of plans are those of the home: area is the sum of the rooms, and what lies outside is a fitting', () => {
    for (const home of homes) {
      if (!home.plan) continue
      const rooms = home.plan.floors.flatMap((floor) => floor.rooms).filter((room) => room.use !== 'aussen')
      expect(home.wohnflaeche).toBeCloseTo(
        rooms.reduce((sum, room) => sum + room.area, 0),
        5,
      )
      if (home.plan.aussen) expect(home.ausstattung.has(home.plan.aussen.art)).toBe(true)
      if (home.art === 'WOHNUNG') expect(Math.ceil(home.zimmer ?? 0)).toBe(home.plan.zimmer)
    }
  })
  test('of energy have the class of their figure, and are missing for some', () => {
    const known = homes.filter((home) => home.energie)
    expect(known.length).toBeLessThan(homes.length)
    for (const { energie: e } of known) {
      if (!e) continue
      expect(e.hwbKlasse, `${e.hwb}`).toBe(energyClass('hwb', e.hwb, '2026-11-20'))
      expect(e.fgeeKlasse, `${e.fgee}`).toBe(energyClass('fgee', e.fgee, '2026-11-20'))
    }
  })
  test('of addresses are found again by the places', () => {
    for (const { spot } of homes) {
      const found = resolvePlace({ plz: spot.plz, ort: spot.ort, bundesland: spot.land })
      expect(found.orte, `${spot.plz} ${spot.ort}`).toContain(spot.slug)
      expect(found.bundesland).toBe(spot.bundesland)
      expect(Math.hypot((spot.lat - (found.lat ?? 0)) * 111, (spot.lng - (found.lng ?? 0)) * 75)).toBeLessThan(9)
    }
  })
})

describe('homes that a second company offers', () => {
  const { twins } = catalogue
  test('are two in a hundred, one of them at three companies, each under a number of its own', () => {
    expect(twins.length).toBeGreaterThanOrEqual(20)
    expect(twins.length).toBeLessThanOrEqual(26)
    const offered = Map.groupBy(twins, ({ home }) => home.obid)
    expect([...offered.values()].filter((offers) => offers.length > 1)).toHaveLength(1)
    const all = [...homes, ...twins.map(({ twin }) => twin)]
    for (const key of ['obid', 'nr'] as const) {
      expect(new Set(all.map((home) => `${home.company.anid} ${home[key]}`)).size).toBe(all.length)
    }
  })
  test('are recognised by the rule, and nothing else is', () => {
    const listings = [...homes, ...twins.map(({ twin }) => twin)].map((home, id): Listing => {
      return {
        id,
        company: companies.indexOf(home.company),
        vermarktungsart: [home.kauf ? 'KAUF' : 'MIETE'],
        objektart: home.art,
        plz: home.spot.plz,
        zimmer: home.zimmer,
        flaeche: home.wohnflaeche ?? home.nutzflaeche ?? home.grund,
        preis: home.preise.kaufpreis ?? home.preise.gesamt ?? home.preise.miete,
        strasse: home.spot.strasse,
        hausnummer: home.spot.hausnummer,
        tuernummer: home.top,
        stiege: home.stiege,
        etage: home.etage,
        lat: home.genau ? home.spot.lat : null,
        lng: home.genau ? home.spot.lng : null,
        photos: [],
      }
    })
    const grouped = [...groupsOf(listings)].filter(([, group]) => group !== null)
    const expected = [
      ...new Set(twins.map(({ home }) => homes.indexOf(home))),
      ...twins.map((_, at) => homes.length + at),
    ]
    expect(grouped.map(([id]) => id).sort((a, b) => a - b)).toEqual(expected.sort((a, b) => a - b))
  })
  test('are told in other words, and some for another price or without commission', () => {
    for (const { home, twin } of twins) {
      expect(twin.company).not.toBe(home.company)
      expect(twin.company.agents).toContain(twin.agent)
    }
    const sales = twins.filter(({ home }) => home.kauf)
    expect(sales.some(({ home, twin }) => home.preise.kaufpreis !== twin.preise.kaufpreis)).toBe(true)
    expect(sales.some(({ home, twin }) => home.preise.provision !== null && twin.preise.provision === null)).toBe(true)
  })
})

describe('another seed and another size', () => {
  test('the same seed gives the same catalogue, another one another', () => {
    const facts = (seed: string) =>
      JSON.stringify(makeCatalogue(seed, 60).homes.map((home) => [home.nr, home.preise, home.spot]))
    expect(facts('a')).toBe(facts('a'))
    expect(facts('a')).not.toBe(facts('b'))
  })
  test.each([1, 2, 13, 100, 3000])('%i homes can be made', (count) => {
    expect(makeCatalogue('size', count).homes).toHaveLength(count)
  })
})

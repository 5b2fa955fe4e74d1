import type { Bundesland } from '../../../src/domain/properties/vocabulary.ts'
import type { Rng } from '../random.ts'
import type { Company, Home, Spot } from '../types.ts'

/** The fixed date of the catalogue: a seed must give the same catalogue on any day. */
export const TODAY = '2026-11-20'

export interface Draft {
  rng: Rng
  index: number
  land: Bundesland
  company: Company
  spot: Spot
}

/** The values that all kinds of homes share; the kind then sets the others. */
export function baseHome({ rng, index, company, spot }: Draft): Home {
  const nr = `${company.kurz.slice(0, 2).toUpperCase()}-${String(10_000 + index * 7).slice(1)}`
  const days = Math.floor(rng.next() ** 2 * 120)
  return {
    nr,
    obid: `KLINKE-DEMO-${String(index + 1).padStart(6, '0')}`,
    company,
    agent: rng.pick(company.agents),
    art: 'WOHNUNG',
    unter: 'ETAGE',
    kauf: false,
    gewerbe: false,
    spot,
    genau: rng.chance(0.66),
    stiege: null,
    top: null,
    etage: null,
    etagen: null,
    plan: null,
    wohnflaeche: null,
    nutzflaeche: null,
    grund: null,
    garten: null,
    keller: null,
    zimmer: null,
    stellplaetze: null,
    baujahr: null,
    bauart: null,
    zustand: null,
    heizung: null,
    solar: false,
    ausstattung: new Set(),
    energie: null,
    preise: {
      kaufpreis: null,
      miete: null,
      mieteUst: 0,
      betriebskosten: null,
      betriebskostenUst: 0,
      heizkosten: null,
      gesamt: null,
      ruecklage: null,
      kaution: null,
      provision: null,
      provisionNetto: null,
    },
    verfuegbar: rng.weighted([
      ['sofort', 4],
      ['nach Vereinbarung', 2.5],
      ['1. Dezember 2026', 1.2],
      ['1. Jänner 2027', 1.6],
      ['1. Februar 2027', 1.2],
      ['1. März 2027', 0.8],
      ['1. April 2027', 0.5],
    ]),
    frei: rng.chance(0.25),
    distanzen: distances(rng, spot),
    reserviert: rng.chance(0.055),
    project: null,
    stand: new Date(Date.parse(`${TODAY}T08:00:00Z`) - days * 86_400_000 - rng.int(0, 36_000) * 1000)
      .toISOString()
      .replace(/\.000Z$/, 'Z'),
    english: rng.chance(0.38),
  }
}

/** Kilometres; towns are denser than villages. */
function distances(rng: Rng, spot: Spot): Home['distanzen'] {
  const wide = [1.9, 1.2, 0.8, 0.55][spot.groesse] as number
  const km = (from: number, to: number) => Math.round(rng.between(from, to) * wide * 20) / 20 || 0.05
  return {
    oepnv: km(0.1, 0.7),
    einkauf: km(0.15, 0.9),
    schule: km(0.3, 1.6),
    kindergarten: km(0.2, 1.1),
    zentrum: km(0.6, spot.groesse > 1 ? 6 : 1.4),
    autobahn: km(1.5, 9),
  }
}

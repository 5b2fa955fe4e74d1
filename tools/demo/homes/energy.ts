import type { Bauart, Energieklasse, Heizung, Zustand } from '../../../src/domain/properties/vocabulary.ts'
import type { Rng } from '../random.ts'
import type { Energy } from '../types.ts'

/** Upper ends of the classes, OIB guideline 6 (kWh/m²a and without unit). */
const HWB: readonly (readonly [number, Energieklasse])[] = [
  [10, 'A++'],
  [15, 'A+'],
  [25, 'A'],
  [50, 'B'],
  [100, 'C'],
  [150, 'D'],
  [200, 'E'],
  [250, 'F'],
]
const FGEE: readonly (readonly [number, Energieklasse])[] = [
  [0.55, 'A++'],
  [0.7, 'A+'],
  [0.85, 'A'],
  [1, 'B'],
  [1.75, 'C'],
  [2.5, 'D'],
  [3.25, 'E'],
  [4, 'F'],
]

const classOf = (table: typeof HWB, value: number): Energieklasse => table.find(([to]) => value <= to)?.[1] ?? 'G'

/** Heating demand by year of construction and condition, kWh/m²a. */
export function makeEnergy(
  rng: Rng,
  baujahr: number,
  zustand: Zustand | null,
  heizung: Heizung | null,
  house: boolean,
): Energy {
  const [from, to] =
    baujahr < 1945
      ? [95, 175]
      : baujahr < 1980
        ? [90, 170]
        : baujahr < 2000
          ? [62, 112]
          : baujahr < 2012
            ? [36, 62]
            : baujahr < 2020
              ? [24, 42]
              : [14, 34]
  const better =
    baujahr < 2000
      ? zustand === 'SANIERT' || zustand === 'ERSTBEZUG'
        ? 0.62
        : zustand === 'RENOVIERUNGSBEDUERFTIG'
          ? 1.35
          : 1
      : 1
  const hwb = Math.round(rng.between(from, to) * better * (house ? 1.12 : 1) * 10) / 10
  const plant = heizung === 'WAERMEPUMPE' ? 0.72 : heizung === 'FERNWAERME' ? 0.86 : heizung === 'PELLETS' ? 0.9 : 1.12
  const fgee = Math.max(0.42, Math.round((0.42 + hwb / 78) * plant * 100) / 100)
  return {
    hwb,
    hwbKlasse: classOf(HWB, hwb),
    fgee,
    fgeeKlasse: classOf(FGEE, fgee),
    gueltigBis: `${rng.int(2027, 2036)}-${String(rng.int(1, 12)).padStart(2, '0')}-${String(rng.int(1, 28)).padStart(2, '0')}`,
  }
}

/** The typical heating of a building of that year in Austria. */
export function heatingOf(rng: Rng, baujahr: number, house: boolean, city: boolean): Heizung {
  if (house) {
    if (baujahr < 1980)
      return rng.weighted([
        ['GAS', 4],
        ['OEL', 4],
        ['PELLETS', 3],
        ['FERNWAERME', 1],
        ['STROM', 0.8],
        ['WAERMEPUMPE', 1],
      ])
    if (baujahr < 2010)
      return rng.weighted([
        ['GAS', 4],
        ['PELLETS', 3],
        ['OEL', 2],
        ['WAERMEPUMPE', 3],
        ['FERNWAERME', 1],
        ['STROM', 0.4],
      ])
    return rng.weighted([
      ['WAERMEPUMPE', 8],
      ['PELLETS', 1.5],
      ['FERNWAERME', 1],
      ['SOLAR', 0.5],
    ])
  }
  if (baujahr < 1945)
    return rng.weighted([
      ['GAS', 6],
      ['FERNWAERME', city ? 4 : 1.5],
      ['STROM', 0.6],
    ])
  if (baujahr < 1980)
    return rng.weighted([
      ['FERNWAERME', 5],
      ['GAS', 3.5],
      ['OEL', 1],
      ['STROM', 0.9],
    ])
  if (baujahr < 2012)
    return rng.weighted([
      ['FERNWAERME', 6],
      ['GAS', 3],
      ['PELLETS', 1.2],
      ['WAERMEPUMPE', 0.8],
    ])
  return rng.weighted([
    ['FERNWAERME', 5],
    ['WAERMEPUMPE', 5],
    ['PELLETS', 0.6],
    ['SOLAR', 0.15],
  ])
}

export function yearOf(rng: Rng, city: number, house: boolean): number {
  const old = house ? 1.2 : city === 3 ? 3.2 : city === 2 ? 1.8 : 0.6
  const era = rng.weighted([
    [[1872, 1913], old],
    [[1922, 1938], 0.7],
    [[1950, 1979], house ? 3 : 2.7],
    [[1980, 1999], 2],
    [[2000, 2014], 2.2],
    [[2015, 2024], 1.8],
    [[2025, 2026], 1],
  ] as const)
  return rng.int(era[0], era[1])
}

export const bauartOf = (baujahr: number): Bauart | null =>
  baujahr < 1945 ? 'ALTBAU' : baujahr >= 2000 ? 'NEUBAU' : null

export function conditionOf(rng: Rng, baujahr: number): Zustand {
  if (baujahr >= 2025) return 'ERSTBEZUG'
  if (baujahr >= 2016)
    return rng.weighted([
      ['NEUWERTIG', 8],
      ['GEPFLEGT', 1],
    ])
  if (baujahr >= 2000)
    return rng.weighted([
      ['GEPFLEGT', 6],
      ['NEUWERTIG', 2],
    ])
  if (baujahr < 1945)
    return rng.weighted([
      ['SANIERT', 5],
      ['GEPFLEGT', 3.5],
      ['RENOVIERUNGSBEDUERFTIG', 1.3],
      ['ERSTBEZUG', 0.8],
    ])
  return rng.weighted([
    ['GEPFLEGT', 4.5],
    ['SANIERT', 4],
    ['RENOVIERUNGSBEDUERFTIG', 1.6],
  ])
}

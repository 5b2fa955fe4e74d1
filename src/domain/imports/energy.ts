import type { Energieklasse } from '../properties/vocabulary.ts'

/**
 * Upper bounds of the energy classes by OIB guideline 6: HWB in kWh/m²a, fGEE without a unit. Values above the last
 * bound are class G. A later guideline is a further entry with its own date.
 */
export const ENERGY_CLASSES: readonly {
  since: string
  hwb: readonly (readonly [Energieklasse, number])[]
  fgee: readonly (readonly [Energieklasse, number])[]
}[] = [
  {
    since: '2012-12-01',
    hwb: [
      ['A++', 10],
      ['A+', 15],
      ['A', 25],
      ['B', 50],
      ['C', 100],
      ['D', 150],
      ['E', 200],
      ['F', 250],
    ],
    fgee: [
      ['A++', 0.55],
      ['A+', 0.7],
      ['A', 0.85],
      ['B', 1],
      ['C', 1.75],
      ['D', 2.5],
      ['E', 3.25],
      ['F', 4],
    ],
  },
]

/** The class of a value by the guideline in force on `day` (`2026-11-21`). */
export function energyClass(kind: 'hwb' | 'fgee', value: number, day: string): Energieklasse {
  const table = ENERGY_CLASSES.findLast((each) => each.since <= day) ?? ENERGY_CLASSES[0]
  return table?.[kind].find(([, max]) => value <= max)?.[0] ?? 'G'
}

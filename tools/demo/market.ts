import type { Bundesland, Zustand } from '../../src/domain/properties/vocabulary.ts'
import type { Spot } from './types.ts'

/** €/m² of 2026: net rent, flats and houses for sale, building land. Invented, on the level of the published averages. */
export interface Level {
  miete: number
  wohnung: number
  haus: number
  grund: number
}

const LAND: Readonly<Record<Bundesland, Level>> = {
  wien: { miete: 16.2, wohnung: 6500, haus: 5600, grund: 980 },
  niederoesterreich: { miete: 10.3, wohnung: 3300, haus: 2700, grund: 150 },
  oberoesterreich: { miete: 9.9, wohnung: 3500, haus: 2900, grund: 190 },
  steiermark: { miete: 9.6, wohnung: 3100, haus: 2450, grund: 105 },
  tirol: { miete: 13.6, wohnung: 5600, haus: 4900, grund: 560 },
  kaernten: { miete: 9.4, wohnung: 3200, haus: 2500, grund: 120 },
  salzburg: { miete: 12.9, wohnung: 5100, haus: 4500, grund: 430 },
  vorarlberg: { miete: 13.6, wohnung: 5500, haus: 4700, grund: 690 },
  burgenland: { miete: 8.5, wohnung: 2450, haus: 1950, grund: 85 },
}

const TOWNS: Readonly<Record<string, Level>> = {
  graz: { miete: 12.4, wohnung: 4300, haus: 4100, grund: 340 },
  linz: { miete: 12.5, wohnung: 4700, haus: 4300, grund: 430 },
  wels: { miete: 10.6, wohnung: 3600, haus: 3300, grund: 270 },
  salzburg: { miete: 15.9, wohnung: 7100, haus: 6900, grund: 1350 },
  innsbruck: { miete: 18.1, wohnung: 8300, haus: 7600, grund: 1400 },
  kitzbuehel: { miete: 21.5, wohnung: 12500, haus: 13500, grund: 2400 },
  dornbirn: { miete: 14.6, wohnung: 6100, haus: 5300, grund: 860 },
  bregenz: { miete: 14.9, wohnung: 6300, haus: 5500, grund: 920 },
  'klagenfurt-am-woerthersee': { miete: 10.9, wohnung: 3900, haus: 3300, grund: 210 },
  'velden-am-woerther-see': { miete: 13.4, wohnung: 6900, haus: 6200, grund: 480 },
  villach: { miete: 10.4, wohnung: 3700, haus: 2900, grund: 165 },
  moedling: { miete: 13.8, wohnung: 5100, haus: 5000, grund: 620 },
  perchtoldsdorf: { miete: 14.2, wohnung: 5400, haus: 5400, grund: 760 },
  klosterneuburg: { miete: 13.7, wohnung: 5200, haus: 5000, grund: 590 },
  baden: { miete: 12.6, wohnung: 4400, haus: 4100, grund: 420 },
  'brunn-am-gebirge': { miete: 13.4, wohnung: 4900, haus: 4700, grund: 580 },
  schwechat: { miete: 12.2, wohnung: 4100, haus: 3700, grund: 430 },
  purkersdorf: { miete: 12.8, wohnung: 4600, haus: 4300, grund: 480 },
  'st-poelten': { miete: 10.9, wohnung: 3700, haus: 3100, grund: 220 },
  eisenstadt: { miete: 10.1, wohnung: 3300, haus: 2800, grund: 230 },
  'neusiedl-am-see': { miete: 11, wohnung: 3600, haus: 3000, grund: 250 },
  gmunden: { miete: 12.1, wohnung: 5200, haus: 4700, grund: 430 },
  mondsee: { miete: 13.1, wohnung: 5900, haus: 5600, grund: 640 },
  'zell-am-see': { miete: 15.2, wohnung: 7400, haus: 6800, grund: 890 },
  schladming: { miete: 12.4, wohnung: 5600, haus: 4900, grund: 330 },
  zwettl: { miete: 7.9, wohnung: 1950, haus: 1500, grund: 45 },
  gmuend: { miete: 7.6, wohnung: 1800, haus: 1350, grund: 38 },
  muerzzuschlag: { miete: 6.9, wohnung: 1500, haus: 1300, grund: 42 },
  murau: { miete: 7.4, wohnung: 1900, haus: 1700, grund: 48 },
}

/** Vienna's districts relative to the whole city. */
const DISTRICTS = [
  1.22, 1.06, 1.06, 1.1, 0.98, 1.1, 1.13, 1.14, 1.14, 0.91, 0.87, 0.93, 1.1, 0.96, 0.92, 0.95, 1, 1.1, 1.17, 0.97, 0.9,
  0.95, 0.96,
]

export function levelOf(spot: Spot): Level {
  const district = /^wien-(\d+)$/.exec(spot.slug)
  if (!district) return TOWNS[spot.slug] ?? LAND[spot.bundesland]
  const factor = DISTRICTS[Number(district[1]) - 1] ?? 1
  const { miete, wohnung, haus, grund } = LAND.wien
  return { miete: miete * factor, wohnung: wohnung * factor, haus: haus * factor, grund: grund * factor }
}

/** The effect of the condition on the average of the place; rents differ less than prices. */
export function conditionFactor(zustand: Zustand | null, rent: boolean): number {
  const factor = zustand ? FACTORS[zustand] : 1
  return rent ? 1 + (factor - 1) * 0.7 : factor
}

const FACTORS: Readonly<Record<Zustand, number>> = {
  ERSTBEZUG: 1.16,
  NEUWERTIG: 1.08,
  SANIERT: 1.0,
  GEPFLEGT: 0.9,
  RENOVIERUNGSBEDUERFTIG: 0.72,
  ROHBAU: 0.66,
}

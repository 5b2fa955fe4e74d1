import type { Ausstattung, Bundesland, Objektart } from '../../../src/domain/properties/vocabulary.ts'
import { levelOf } from '../market.ts'
import { type Rng, roundTo } from '../random.ts'
import type { Home } from '../types.ts'
import { baseHome, type Draft } from './base.ts'
import { bauartOf, conditionOf, heatingOf, makeEnergy, yearOf } from './energy.ts'
import { businessRent, homeRent, purchase } from './prices.ts'

/** Sub-types, areas in m², rent relative to homes in the same place, years of rent in a price. */
interface Kind {
  unter: readonly (readonly [string, number])[]
  flaeche: readonly [number, number]
  miete: number
  betriebskosten: number | null
  energie: boolean
}

const KINDS: Partial<Record<Objektart, Kind>> = {
  BUERO_PRAXEN: {
    unter: [
      ['BUEROFLAECHE', 6],
      ['PRAXIS', 1.5],
      ['PRAXISFLAECHE', 1],
      ['LOFT_ATELIER', 0.8],
      ['COWORKING', 0.5],
      ['BUEROHAUS', 0.3],
    ],
    flaeche: [42, 420],
    miete: 1.02,
    betriebskosten: 3,
    energie: true,
  },
  EINZELHANDEL: {
    unter: [
      ['LADENLOKAL', 5],
      ['EINZELHANDELSLADEN', 2],
      ['VERKAUFSFLAECHE', 1.4],
      ['AUSSTELLUNGSFLAECHE', 0.5],
    ],
    flaeche: [35, 310],
    miete: 1.25,
    betriebskosten: 2.7,
    energie: true,
  },
  GASTGEWERBE: {
    unter: [
      ['RESTAURANT', 3],
      ['CAFE', 2.4],
      ['GASTRONOMIE', 2],
      ['BAR', 1],
      ['PENSIONEN', 1],
      ['GASTRONOMIE_UND_WOHNUNG', 0.8],
    ],
    flaeche: [70, 380],
    miete: 1.1,
    betriebskosten: 2.6,
    energie: true,
  },
  HALLEN_LAGER_PROD: {
    unter: [
      ['LAGER', 3],
      ['HALLE', 2.4],
      ['WERKSTATT', 2],
      ['PRODUKTION', 1.3],
      ['LAGER_MIT_FREIFLAECHE', 1],
    ],
    flaeche: [140, 2400],
    miete: 0.46,
    betriebskosten: 1.1,
    energie: false,
  },
  PARKEN: {
    unter: [
      ['TIEFGARAGENSTELLPLATZ', 4],
      ['EINZELGARAGE', 2.4],
      ['STELLPLATZ', 2.4],
      ['CARPORT', 0.6],
      ['DUPLEX', 0.5],
      ['PARKPLATZ_STROM', 0.7],
    ],
    flaeche: [11, 17],
    miete: 0,
    betriebskosten: null,
    energie: false,
  },
  FREIZEITIMMOBILIE_GEWERBLICH: {
    unter: [
      ['SPORTANLAGEN', 1],
      ['FREIZEITANLAGE', 1.4],
    ],
    flaeche: [420, 2600],
    miete: 0.4,
    betriebskosten: 0.9,
    energie: false,
  },
  LAND_UND_FORSTWIRTSCHAFT: {
    unter: [
      ['BAUERNHOF', 3],
      ['WEINBAU', 1.2],
      ['JAGD_UND_FORSTWIRTSCHAFT', 1.2],
      ['REITERHOEFE', 0.8],
      ['LANDWIRTSCHAFTLICHE_BETRIEBE', 1],
    ],
    flaeche: [220, 900],
    miete: 0.2,
    betriebskosten: null,
    energie: false,
  },
  SONSTIGE: {
    unter: [
      ['SONSTIGE', 3],
      ['TANKSTELLE', 0.6],
    ],
    flaeche: [60, 400],
    miete: 0.5,
    betriebskosten: 1,
    energie: false,
  },
}

const VINEYARDS = new Set<Bundesland>(['wien', 'niederoesterreich', 'burgenland', 'steiermark'])

export function makeBusiness(draft: Draft, art: Objektart, kauf: boolean): Home {
  const kind = KINDS[art]
  if (!kind) throw new Error(`No such kind of business: ${art}`)
  const { rng, spot } = draft
  const home = baseHome(draft)
  const unter = rng.weighted(kind.unter.filter(([name]) => name !== 'WEINBAU' || VINEYARDS.has(spot.bundesland)))
  const nutzflaeche = roundTo(
    rng.between(kind.flaeche[0], kind.flaeche[0] + (kind.flaeche[1] - kind.flaeche[0]) * rng.next() ** 1.4) *
      (unter === 'PENSIONEN' ? 3 : 1),
    art === 'PARKEN' ? 0.5 : 1,
  )
  const baujahr = yearOf(rng, spot.groesse, false)
  const zustand = conditionOf(rng, baujahr)
  const level = levelOf(spot)
  const net = nutzflaeche * level.miete * kind.miete * (110 / nutzflaeche) ** 0.12 * rng.between(0.88, 1.12)
  const parking = art === 'PARKEN'
  const land = art === 'LAND_UND_FORSTWIRTSCHAFT'
  const grund = land
    ? roundTo(rng.between(18_000, 160_000), 100)
    : art === 'HALLEN_LAGER_PROD' || art === 'FREIZEITIMMOBILIE_GEWERBLICH'
      ? Math.round(nutzflaeche * rng.between(1.4, 2.6))
      : null
  const price = land
    ? nutzflaeche * level.haus * 0.32 + (grund ?? 0) * rng.between(3, 7)
    : net * 12 * rng.between(19, 24)
  const preise = parking
    ? kauf
      ? purchase(rng.between(14_000, 24_000) * (level.wohnung / 4200) ** 0.7, false)
      : businessRent(rng.between(62, 96) * (level.miete / 12) ** 0.9, null, 0)
    : kauf
      ? purchase(price, true)
      : businessRent(
          net,
          kind.betriebskosten === null ? null : nutzflaeche * kind.betriebskosten * rng.between(0.85, 1.15),
        )
  const heizung = parking || land ? null : heatingOf(rng, baujahr, false, spot.groesse > 1)
  const made: Home = {
    ...home,
    art,
    unter,
    kauf,
    gewerbe: true,
    etage: art === 'BUERO_PRAXEN' ? rng.int(0, 4) : art === 'EINZELHANDEL' || art === 'GASTGEWERBE' ? 0 : null,
    top: art === 'BUERO_PRAXEN' ? String(rng.int(1, 18)) : parking ? String(rng.int(1, 84)) : null,
    nutzflaeche,
    grund,
    zimmer: art === 'BUERO_PRAXEN' ? Math.max(1, Math.round(nutzflaeche / 32)) : null,
    stellplaetze: parking ? 1 : rng.chance(0.4) ? rng.int(1, 6) : null,
    baujahr: parking ? null : baujahr,
    bauart: parking ? null : bauartOf(baujahr),
    zustand: parking || land ? null : zustand,
    heizung,
    ausstattung: fittings(rng, art, unter, baujahr),
    energie: kind.energie && rng.chance(0.8) ? makeEnergy(rng, baujahr, zustand, heizung, false) : null,
    preise,
    english: home.english && !parking,
  }
  return parking || land ? made : withParking(made)
}

/** A number of spaces is a fitting, and the fitting is at least one space. */
function withParking(home: Home): Home {
  const stellplaetze = home.stellplaetze ?? (home.ausstattung.has('STELLPLATZ') ? 1 : null)
  if (stellplaetze === null) return home
  return { ...home, stellplaetze, ausstattung: new Set<Ausstattung>([...home.ausstattung, 'STELLPLATZ']) }
}

function fittings(rng: Rng, art: Objektart, unter: string, baujahr: number): ReadonlySet<Ausstattung> {
  const set = new Set<Ausstattung>()
  const add = (name: Ausstattung, share: number) => {
    if (rng.chance(share)) set.add(name)
  }
  if (art === 'PARKEN') {
    set.add(/GARAGE|DUPLEX/.test(unter) ? 'GARAGE' : 'STELLPLATZ')
    return set
  }
  if (art === 'LAND_UND_FORSTWIRTSCHAFT') return set
  add('BARRIEREFREI', baujahr > 2005 ? 0.6 : 0.1)
  add('KLIMATISIERT', baujahr > 1995 ? 0.45 : 0.12)
  add('LIFT', art === 'BUERO_PRAXEN' ? 0.6 : 0)
  add('STELLPLATZ', 0.4)
  add('KELLER', art === 'EINZELHANDEL' || art === 'GASTGEWERBE' ? 0.5 : 0.1)
  add('PHOTOVOLTAIK', art === 'HALLEN_LAGER_PROD' ? 0.3 : 0.04)
  return set
}

/** Whole houses with tenants, bought for their yield. */
export function makeZinshaus(draft: Draft): Home {
  const { rng, spot } = draft
  const home = baseHome(draft)
  const baujahr = rng.chance(0.7) ? rng.int(1875, 1912) : rng.int(1955, 1992)
  const nutzflaeche = rng.int(420, spot.groesse >= 2 ? 1900 : 1000)
  const zustand = rng.pick(['GEPFLEGT', 'SANIERT', 'RENOVIERUNGSBEDUERFTIG'] as const)
  const heizung = heatingOf(rng, baujahr, false, true)
  return {
    ...home,
    art: 'ZINSHAUS_RENDITEOBJEKT',
    unter: rng.pick([
      'MEHRFAMILIENHAUS',
      'WOHN_UND_GESCHAEFTSHAUS',
      baujahr < 1920 ? 'MEHRFAMILIENHAUS' : 'WOHNANLAGEN',
    ]),
    kauf: true,
    gewerbe: true,
    etagen: rng.int(3, 5),
    nutzflaeche,
    grund: Math.round(nutzflaeche * rng.between(0.35, 0.6)),
    baujahr,
    bauart: bauartOf(baujahr),
    zustand,
    heizung,
    energie: makeEnergy(rng, baujahr, zustand, heizung, false),
    preise: purchase(nutzflaeche * levelOf(spot).wohnung * rng.between(0.5, 0.68), true),
    ausstattung: new Set<Ausstattung>(['KELLER', ...(rng.chance(0.4) ? (['LIFT'] as const) : [])]),
  }
}

/** A furnished room in a shared flat. */
export function makeRoom(draft: Draft): Home {
  const { rng, spot } = draft
  const home = baseHome(draft)
  const wohnflaeche = roundTo(rng.between(12, 24), 0.5)
  const baujahr = yearOf(rng, spot.groesse, false)
  const heizung = heatingOf(rng, baujahr, false, spot.groesse > 1)
  return {
    ...home,
    art: 'ZIMMER',
    unter: 'ZIMMER',
    etage: rng.int(1, 4),
    wohnflaeche,
    zimmer: 1,
    baujahr,
    bauart: bauartOf(baujahr),
    zustand: conditionOf(rng, baujahr),
    heizung,
    ausstattung: new Set<Ausstattung>([
      'MOEBLIERT',
      'EINBAUKUECHE',
      ...(rng.chance(0.4) ? (['LIFT'] as const) : []),
      ...(rng.chance(0.4) ? (['BALKON'] as const) : []),
    ]),
    energie: rng.chance(0.7) ? makeEnergy(rng, baujahr, 'GEPFLEGT', heizung, false) : null,
    preise: homeRent(rng, wohnflaeche * levelOf(spot).miete * 1.35 + 40, wohnflaeche * 3.2, null),
  }
}

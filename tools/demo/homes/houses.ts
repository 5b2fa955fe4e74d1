import type { Ausstattung } from '../../../src/domain/properties/vocabulary.ts'
import { conditionFactor, levelOf } from '../market.ts'
import type { Plan } from '../plan/types.ts'
import { roundTo } from '../random.ts'
import type { Home } from '../types.ts'
import { baseHome, type Draft } from './base.ts'
import { bauartOf, conditionOf, heatingOf, makeEnergy, yearOf } from './energy.ts'
import { homeRent, purchase } from './prices.ts'

const ROWS = new Set(['REIHENHAUS', 'REIHENEND', 'REIHENMITTEL', 'REIHENECK', 'DOPPELHAUSHAELFTE', 'STADTHAUS'])

/** What a house has before its rooms are fitted out. */
const OF_A_SHELL: ReadonlySet<Ausstattung> = new Set(['GARTEN', 'TERRASSE', 'BALKON', 'KELLER', 'GARAGE', 'STELLPLATZ'])

const parking = (count: number, ausstattung: ReadonlySet<Ausstattung>) =>
  ausstattung.has('GARAGE') || ausstattung.has('STELLPLATZ') ? count : null

export function makeHouse(draft: Draft, plans: readonly Plan[], kauf: boolean): Home {
  const { rng, spot } = draft
  const home = baseHome(draft)
  const city = spot.groesse >= 2
  const unter = rng.weighted([
    ['EINFAMILIENHAUS', city ? 4 : 8],
    ['DOPPELHAUSHAELFTE', 3],
    ['REIHENHAUS', city ? 3 : 2],
    ['REIHENECK', 0.8],
    ['REIHENMITTEL', 0.8],
    ['LANDHAUS', spot.groesse === 0 ? 2 : 0.3],
    ['BUNGALOW', 1.3],
    ['VILLA', city ? 1.4 : 0.6],
    ['BAUERNHAUS', spot.groesse === 0 ? 1.3 : 0.1],
    ['ZWEIFAMILIENHAUS', 0.8],
    ['FERIENHAUS', spot.groesse === 0 ? 0.6 : 0],
    ['CHALET', spot.bundesland === 'tirol' || spot.bundesland === 'salzburg' ? 0.8 : 0],
    ['STADTHAUS', city ? 0.6 : 0],
    ['FERTIGHAUS', 0.5],
  ] as const)
  const old = unter === 'BAUERNHAUS' || unter === 'LANDHAUS'
  const drawn = old
    ? rng.int(1780, 1935)
    : unter === 'FERTIGHAUS'
      ? rng.int(1995, 2024)
      : yearOf(rng, spot.groesse, true)
  // Nobody in Austria built bungalows before the war.
  const baujahr = unter === 'BUNGALOW' && drawn < 1945 ? 1950 + (drawn % 40) : drawn
  const row = ROWS.has(unter)
  const kind = unter === 'BUNGALOW' ? 'bungalow' : 'haus'
  const choice = plans.filter((p) => p.art === kind && (!row || p.wohnflaeche < 172))
  const plan = rng.pick(choice)
  const shell = kauf && baujahr >= 2025 && rng.chance(0.35)
  const zustand = shell ? 'ROHBAU' : conditionOf(rng, baujahr)
  const heizung = shell ? null : heatingOf(rng, baujahr, true, city)
  const area = plan.wohnflaeche
  const dense = [1.5, 1.15, 0.85, 0.7][spot.groesse] as number
  const grund = Math.round(row ? rng.between(140, 380) : (old ? rng.between(900, 5200) : rng.between(420, 980)) * dense)
  const fitted = fittings(draft, plan, baujahr, unter)
  const ausstattung = shell ? fitted.intersection(OF_A_SHELL) : fitted
  const level = levelOf(spot)
  const special = unter === 'VILLA' ? 1.35 : unter === 'CHALET' ? 1.3 : old ? 0.82 : 1
  const value =
    (area * level.haus * conditionFactor(zustand, false) * (130 / area) ** 0.25 * 0.78 +
      Math.min(grund, 1500) * level.grund * 0.45) *
    special *
    rng.between(0.92, 1.08)
  const rent =
    area * level.miete * 0.92 * conditionFactor(zustand, true) * (115 / area) ** 0.2 * rng.between(0.93, 1.07)
  const energy = rng.chance(shell ? 0.6 : 0.87) ? makeEnergy(rng, baujahr, zustand, heizung, true) : null
  return {
    ...home,
    art: 'HAUS',
    unter,
    kauf,
    etagen: kind === 'bungalow' ? 1 : 2,
    plan,
    wohnflaeche: area,
    nutzflaeche: Math.round(area * rng.between(1.12, 1.45)),
    grund,
    garten: Math.round(grund * rng.between(0.5, 0.78)),
    keller: ausstattung.has('KELLER') ? Math.round(area * rng.between(0.3, 0.5)) : null,
    zimmer: plan.zimmer,
    stellplaetze: parking(rng.int(1, 3), ausstattung),
    baujahr,
    bauart: bauartOf(baujahr),
    zustand,
    heizung,
    solar: rng.chance(baujahr > 2005 ? 0.28 : 0.08),
    ausstattung,
    energie: energy,
    preise: kauf ? purchase(value, rng.chance(0.88)) : homeRent(rng, rent, rng.between(95, 210), null),
    verfuegbar: shell ? 'nach Fertigstellung' : home.verfuegbar,
  }
}

function fittings({ rng }: Draft, plan: Plan, baujahr: number, unter: string): ReadonlySet<Ausstattung> {
  const set = new Set<Ausstattung>(['GARTEN'])
  if (plan.aussen) set.add(plan.aussen.art)
  if (plan.abstellraum) set.add('ABSTELLRAUM')
  const add = (name: Ausstattung, share: number) => {
    if (rng.chance(share)) set.add(name)
  }
  const fine = unter === 'VILLA' || unter === 'CHALET'
  add('KELLER', unter === 'BUNGALOW' ? 0.3 : 0.68)
  add('GARAGE', 0.5)
  add('STELLPLATZ', 0.9)
  add('EINBAUKUECHE', 0.7)
  add('BALKON', plan.art === 'haus' ? 0.35 : 0)
  add('KAMIN', fine ? 0.7 : 0.24)
  add('POOL', fine ? 0.45 : 0.1)
  add('SAUNA', fine ? 0.6 : 0.09)
  add('FUSSBODENHEIZUNG', baujahr > 2000 ? 0.85 : 0.1)
  add('PHOTOVOLTAIK', baujahr > 2015 ? 0.55 : 0.14)
  add('SMART_HOME', baujahr > 2018 ? 0.25 : 0)
  add('KLIMATISIERT', baujahr > 2018 ? 0.18 : 0.04)
  add('HAUSTIERE', 0.5)
  add('BARRIEREFREI', unter === 'BUNGALOW' ? 0.4 : 0.02)
  add('MOEBLIERT', unter === 'FERIENHAUS' || unter === 'CHALET' ? 0.6 : 0.02)
  if (set.has('MOEBLIERT')) set.add('EINBAUKUECHE')
  return set
}

/** Building plots and other land. */
export function makePlot(draft: Draft): Home {
  const { rng, spot } = draft
  const home = baseHome(draft)
  const unter = rng.weighted([
    ['WOHNEN', 8],
    ['GEWERBE', 1.4],
    ['LAND_FORSTWIRSCHAFT', spot.groesse < 2 ? 1.6 : 0],
    ['FREIZEIT', 0.5],
    ['GEMISCHT', 0.4],
  ] as const)
  const grund =
    unter === 'WOHNEN' || unter === 'FREIZEIT'
      ? rng.int(480, spot.groesse >= 2 ? 950 : 1650)
      : unter === 'LAND_FORSTWIRSCHAFT'
        ? roundTo(rng.between(4200, 38_000), 10)
        : rng.int(1200, 6800)
  const square =
    levelOf(spot).grund *
    (unter === 'WOHNEN'
      ? (780 / grund) ** 0.2
      : unter === 'GEWERBE'
        ? 0.55
        : unter === 'GEMISCHT'
          ? 0.6
          : unter === 'FREIZEIT'
            ? 0.3
            : 0)
  const farmland = rng.between(3.5, 9)
  return {
    ...home,
    art: 'GRUNDSTUECK',
    unter,
    kauf: true,
    gewerbe: unter === 'GEWERBE',
    grund,
    top: null,
    preise: purchase(grund * (square > 0 ? square : farmland) * rng.between(0.9, 1.12), rng.chance(0.85)),
    verfuegbar: 'sofort',
    reserviert: rng.chance(0.04),
  }
}

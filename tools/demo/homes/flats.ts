import type { Ausstattung } from '../../../src/domain/properties/vocabulary.ts'
import { conditionFactor, levelOf } from '../market.ts'
import type { Plan } from '../plan/types.ts'
import type { Home, Project } from '../types.ts'
import { baseHome, type Draft } from './base.ts'
import { bauartOf, conditionOf, heatingOf, makeEnergy, yearOf } from './energy.ts'
import { homeRent, purchase } from './prices.ts'
import type { UnitPlace } from './projects.ts'

/** How often a unit of a project has 1, 2, 3, 4, 5 rooms. */
const MIXTURES: Readonly<Record<Project['mischung'], readonly (readonly [number, number])[]>> = {
  klein: [
    [1, 2.5],
    [2, 4],
    [3, 1.5],
  ],
  gemischt: [
    [1, 0.7],
    [2, 2.7],
    [3, 3.8],
    [4, 2.1],
    [5, 0.4],
  ],
  gross: [
    [3, 3],
    [4, 3.6],
    [5, 1.6],
  ],
}
/** Units that are reserved, by the state of the work: the later, the more. */
const RESERVED: Readonly<Record<string, number>> = { planning: 0.05, approval: 0.1, construction: 0.3 }

/** A flat in an existing house or, with `unit`, one of a project. */
export function makeFlat(
  draft: Draft,
  plans: readonly Plan[],
  kauf: boolean,
  unit?: { project: Project; place: UnitPlace },
): Home {
  const { rng, spot } = draft
  const project = unit?.project
  const home = baseHome(draft)
  const baujahr = project?.baujahr ?? yearOf(rng, spot.groesse, false)
  const altbau = baujahr < 1945
  const zimmer = rng.weighted(
    project
      ? MIXTURES[project.mischung]
      : kauf
        ? ([
            [1, 0.7],
            [2, 2.7],
            [3, 3.8],
            [4, 2.1],
            [5, 0.7],
          ] as const)
        : ([
            [1, 1.9],
            [2, 3.9],
            [3, 2.9],
            [4, 1],
            [5, 0.3],
          ] as const),
  )
  const art = altbau ? 'altbau' : 'neubau'
  const etagen =
    project?.stockwerke ??
    (altbau ? rng.int(3, spot.groesse === 3 ? 5 : 4) : rng.int(2, [3, 4, 6, 7][spot.groesse] as number))
  const etage = unit ? unit.place.etage : rng.int(0, etagen)
  const fits = plans.filter(
    (p) => p.art === art && p.zimmer === zimmer && (p.aussen?.art !== 'TERRASSE' || etage === 0 || etage === etagen),
  )
  const plan = rng.pick(etage === 0 ? prefer(fits, (p) => p.aussen?.art !== 'BALKON') : fits)
  const zustand = project ? 'ERSTBEZUG' : conditionOf(rng, baujahr)
  const heizung = project?.heizung ?? heatingOf(rng, baujahr, false, spot.groesse > 1)
  const lift = etagen >= 3 && (baujahr >= 1995 || rng.chance(altbau ? 0.55 : 0.5))
  const ausstattung = fittings(draft, { plan, baujahr, lift, etage, kauf, zustand })
  const area = plan.wohnflaeche
  const small = (72 / area) ** 0.13
  const high = 1 + (lift ? etage : Math.min(1, etage)) * 0.009 - (etage === 0 ? 0.03 : 0)
  const noise = rng.between(0.93, 1.07)
  const out = (plan.aussen?.flaeche ?? 0) * 0.3
  const level = levelOf(spot)
  const running = area * rng.between(lift ? 2.2 : 1.85, lift ? 2.9 : 2.45)
  const preise = kauf
    ? purchase((area + out) * level.wohnung * conditionFactor(zustand, false) * small * high * noise, !project, {
        betriebskosten: running,
        ruecklage: area * rng.between(0.9, baujahr > 2010 ? 1.06 : 1.4),
      })
    : homeRent(
        rng,
        (area + out * 0.5) * level.miete * conditionFactor(zustand, true) * small * high * noise,
        running,
        heizung === 'FERNWAERME' && rng.chance(0.45) ? area * rng.between(0.85, 1.3) : null,
      )
  return {
    ...home,
    kauf,
    unter: subtype(rng.next(), zimmer, etage, etagen, plan, Boolean(project)),
    ...(project && { agent: project.agent, genau: true, reserviert: rng.chance(RESERVED[project.status] ?? 0.4) }),
    stiege: unit ? unit.place.stiege : spot.groesse > 1 && rng.chance(0.3) ? String(rng.int(1, 4)) : null,
    top: unit ? unit.place.top : rng.chance(0.85) ? String(rng.int(1, Math.max(4, etagen * 4))) : null,
    etage,
    etagen,
    plan,
    wohnflaeche: area,
    zimmer: zimmer + (plan.art === 'altbau' && plan.floors[0]?.rooms.some((r) => r.name === 'Kabinett') ? -0.5 : 0),
    garten: ausstattung.has('GARTEN') ? rng.int(28, 140) : null,
    keller: ausstattung.has('KELLER') ? Math.round(rng.between(2, 6.5) * 10) / 10 : null,
    stellplaetze: ausstattung.has('GARAGE') || ausstattung.has('STELLPLATZ') ? 1 : null,
    baujahr,
    bauart: bauartOf(baujahr),
    zustand,
    heizung,
    solar: baujahr > 2018 && rng.chance(0.1),
    ausstattung,
    energie: project
      ? {
          ...makeEnergy(draft.rng.fork('e'), baujahr, zustand, heizung, false),
          hwb: project.hwb,
          hwbKlasse: project.hwb <= 25 ? 'A' : 'B',
        }
      : rng.chance(0.9)
        ? makeEnergy(rng, baujahr, zustand, heizung, false)
        : null,
    preise,
    verfuegbar:
      project && project.status !== 'finished' && project.status !== 'marketing'
        ? project.fertigstellung
        : home.verfuegbar,
    project: project ?? null,
  }
}

const prefer = <T>(list: readonly T[], wanted: (item: T) => boolean): readonly T[] => {
  const found = list.filter(wanted)
  return found.length > 0 ? found : list
}

function subtype(dice: number, zimmer: number, etage: number, etagen: number, plan: Plan, project: boolean): string {
  if (etage === 0) return 'ERDGESCHOSS'
  if (etage === etagen && etagen > 1) {
    if (plan.art === 'altbau') return 'DACHGESCHOSS'
    return plan.aussen?.art === 'TERRASSE' && zimmer >= 3 ? 'PENTHOUSE' : dice < 0.5 ? 'DACHGESCHOSS' : 'ATTIKAWOHNUNG'
  }
  if (zimmer === 1) return 'APARTMENT'
  return dice < 0.04 && !project ? 'LOFT-STUDIO-ATELIER' : 'ETAGE'
}

interface Facts {
  plan: Plan
  baujahr: number
  lift: boolean
  etage: number
  kauf: boolean
  zustand: string
}

function fittings(
  { rng, spot }: Draft,
  { plan, baujahr, lift, etage, kauf, zustand }: Facts,
): ReadonlySet<Ausstattung> {
  const set = new Set<Ausstattung>()
  const add = (name: Ausstattung, share: number) => {
    if (rng.chance(share)) set.add(name)
  }
  if (plan.aussen) set.add(plan.aussen.art)
  if (lift) set.add('LIFT')
  if (plan.abstellraum) set.add('ABSTELLRAUM')
  add('KELLER', 0.72)
  add('EINBAUKUECHE', kauf ? (baujahr >= 2025 ? 0.15 : 0.6) : 0.86)
  add('GARTEN', etage === 0 && plan.aussen?.art === 'TERRASSE' ? 0.8 : 0)
  add(baujahr > 1995 ? 'GARAGE' : 'STELLPLATZ', spot.groesse === 3 ? 0.2 : 0.5)
  add('MOEBLIERT', kauf ? 0.02 : plan.zimmer === 1 ? 0.3 : 0.07)
  add('BARRIEREFREI', baujahr > 2010 && (lift || etage === 0) ? 0.6 : 0.02)
  add('KLIMATISIERT', plan.wohnflaeche > 95 || baujahr > 2020 ? 0.2 : 0.03)
  add('FUSSBODENHEIZUNG', baujahr > 2008 ? 0.85 : zustand === 'ERSTBEZUG' ? 0.6 : 0.04)
  add('KAMIN', plan.art === 'altbau' ? 0.06 : 0.01)
  add('HAUSTIERE', 0.42)
  add('SMART_HOME', baujahr > 2021 ? 0.24 : 0)
  add('PHOTOVOLTAIK', baujahr > 2020 ? 0.5 : 0.02)
  add('SAUNA', plan.wohnflaeche > 110 ? 0.06 : 0.005)
  // Furniture without a kitchen is none.
  if (set.has('MOEBLIERT')) set.add('EINBAUKUECHE')
  return set
}

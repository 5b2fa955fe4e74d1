import { BUNDESLAENDER, type Bundesland } from '../../../src/domain/properties/vocabulary.ts'
import { makeCompanies } from '../companies.ts'
import { planLibrary } from '../plan/library.ts'
import type { Plan } from '../plan/types.ts'
import { createRng, type Rng } from '../random.ts'
import { dealStates, makeSpot } from '../spots.ts'
import type { Company, Home, Project } from '../types.ts'
import type { Draft } from './base.ts'
import { makeBusiness, makeRoom, makeZinshaus } from './business.ts'
import { makeFlat } from './flats.ts'
import { makeHouse, makePlot } from './houses.ts'
import { makeProjects, unitPlaces } from './projects.ts'
import { makeTwins, type Twin } from './twins.ts'

export interface Catalogue {
  companies: Company[]
  homes: Home[]
  /** Some of the homes once more, as another company offers them. */
  twins: Twin[]
  projects: Project[]
  plans: Plan[]
}

/** The kinds of offers, in percent; the units of projects are added to the flats for sale. */
const MIX = [
  ['flat-rent', 28],
  ['flat-sale', 18.5],
  ['house-sale', 14],
  ['house-rent', 2.5],
  ['plot', 6.5],
  ['office-rent', 4.6],
  ['office-sale', 1],
  ['shop-rent', 3.2],
  ['parking-rent', 3.6],
  ['parking-sale', 1.6],
  ['gastro-rent', 1.5],
  ['hall-rent', 2],
  ['hall-sale', 0.6],
  ['room', 1.6],
  ['zinshaus', 1.4],
  ['farm', 0.7],
  ['leisure', 0.3],
  ['other', 0.3],
] as const
type Kind = (typeof MIX)[number][0]

/** Houses, plots and halls are in Vienna's outer districts only. */
const NEEDS_LAND = /^(?:house|plot|farm|hall|leisure)/
const OUTER = [10, 11, 13, 14, 17, 19, 21, 22, 22, 23].map((number) => `wien-${number}`)

/** The whole catalogue, the same for the same seed and count. */
export function makeCatalogue(seed: string, count: number): Catalogue {
  const rng = createRng(seed)
  const companies = makeCompanies(rng.fork('companies'))
  const plans = planLibrary(rng.fork('plans'))
  const projects = makeProjects(rng.fork('projects'), companies, count)
  const homes: Home[] = []
  const draftOf = (land: Bundesland, company?: Company, spot?: Home['spot']): Draft => {
    const one = rng.fork(`home-${homes.length}`)
    return {
      rng: one,
      index: homes.length,
      land,
      company: company ?? companyFor(land, companies, one),
      spot: spot ?? makeSpot(land, one),
    }
  }
  for (const project of projects) {
    for (const place of unitPlaces(project, rng.fork('units'))) {
      const draft = draftOf(project.spot.bundesland, project.company, project.spot)
      homes.push(makeFlat(draft, plans, !project.miete, { project, place }))
    }
  }
  const states = dealStates(count, rng.fork('states'))
  // Homes of projects already count towards their state.
  for (const home of homes) states.splice(states.indexOf(home.spot.bundesland), 1)
  const kinds = dealKinds(count - homes.length, rng.fork('kinds'))
  for (const [at, kind] of kinds.entries()) {
    const land = states[at] ?? rng.pick(BUNDESLAENDER)
    const outside = land === 'wien' && NEEDS_LAND.test(kind)
    const one = rng.fork(`spot-${at}`)
    homes.push(make(kind, draftOf(land, undefined, outside ? makeSpot(land, one, one.pick(OUTER)) : undefined), plans))
  }
  return { companies, homes, twins: makeTwins(homes, companies, rng.fork('twins')), projects, plans }
}

/** Exact shares in a shuffled order, so that a small catalogue also contains everything. */
function dealKinds(count: number, rng: Rng): Kind[] {
  const total = MIX.reduce((sum, [, share]) => sum + share, 0)
  const dealt: Kind[] = MIX.flatMap(([kind, share]) => Array<Kind>(Math.round((count * share) / total)).fill(kind))
  while (dealt.length < count) dealt.push('flat-rent')
  return dealt
    .slice(0, count)
    .map((kind) => [rng.next(), kind] as const)
    .sort((a, b) => a[0] - b[0])
    .map(([, kind]) => kind)
}

function make(kind: Kind, draft: Draft, plans: readonly Plan[]): Home {
  switch (kind) {
    case 'flat-rent':
      return makeFlat(draft, plans, false)
    case 'flat-sale':
      return makeFlat(draft, plans, true)
    case 'house-sale':
      return makeHouse(draft, plans, true)
    case 'house-rent':
      return makeHouse(draft, plans, false)
    case 'plot':
      return makePlot(draft)
    case 'office-rent':
      return makeBusiness(draft, 'BUERO_PRAXEN', false)
    case 'office-sale':
      return makeBusiness(draft, 'BUERO_PRAXEN', true)
    case 'shop-rent':
      return makeBusiness(draft, 'EINZELHANDEL', false)
    case 'parking-rent':
      return makeBusiness(draft, 'PARKEN', false)
    case 'parking-sale':
      return makeBusiness(draft, 'PARKEN', true)
    case 'gastro-rent':
      return makeBusiness(draft, 'GASTGEWERBE', false)
    case 'hall-rent':
      return makeBusiness(draft, 'HALLEN_LAGER_PROD', false)
    case 'hall-sale':
      return makeBusiness(draft, 'HALLEN_LAGER_PROD', true)
    case 'room':
      return makeRoom(draft)
    case 'zinshaus':
      return makeZinshaus(draft)
    case 'farm':
      return makeBusiness(draft, 'LAND_UND_FORSTWIRTSCHAFT', true)
    case 'leisure':
      return makeBusiness(draft, 'FREIZEITIMMOBILIE_GEWERBLICH', false)
    case 'other':
      return makeBusiness(draft, 'SONSTIGE', false)
  }
}

export function companyFor(land: Bundesland, companies: readonly Company[], rng: Rng): Company {
  return rng.pick(companies.filter((company) => company.laender.includes(land)))
}

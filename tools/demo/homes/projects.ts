import type { Bundesland } from '../../../src/domain/properties/vocabulary.ts'
import type { Rng } from '../random.ts'
import { makeSpot } from '../spots.ts'
import type { Agent, Company, Project } from '../types.ts'

/**
 * Name, English name, place, state of the work, for rent, storeys above the ground floor, staircases, how many flats are
 * on offer in a full catalogue, and how large they are. All invented.
 */
const ROWS: readonly (readonly [
  titel: string,
  titelEn: string,
  slug: string,
  land: Bundesland,
  status: string,
  miete: boolean,
  stockwerke: number,
  stiegen: number,
  einheiten: number,
  mischung: Project['mischung'],
])[] = [
  ['Lindenhof am Park', 'Lindenhof by the Park', 'wien-22', 'wien', 'construction', false, 6, 3, 40, 'gemischt'],
  ['Stadtlaube Favoriten', 'Stadtlaube Favoriten', 'wien-10', 'wien', 'marketing', true, 7, 2, 12, 'klein'],
  ['Haus Aurikel', 'Haus Aurikel', 'wien-19', 'wien', 'planning', false, 3, 1, 6, 'gross'],
  ['Gleisgarten', 'Gleisgarten', 'wien-2', 'wien', 'completion', false, 6, 2, 10, 'gemischt'],
  [
    'Wohnen am Kirschenhain',
    'Living at the Cherry Grove',
    'moedling',
    'niederoesterreich',
    'construction',
    false,
    2,
    2,
    7,
    'gross',
  ],
  [
    'Weidenquartier',
    'Weidenquartier',
    'tulln-an-der-donau',
    'niederoesterreich',
    'marketing',
    false,
    3,
    2,
    8,
    'gemischt',
  ],
  ['Traisenbogen', 'Traisenbogen', 'st-poelten', 'niederoesterreich', 'marketing', true, 4, 1, 6, 'klein'],
  ['Hafenblick Süd', 'Hafenblick South', 'linz', 'oberoesterreich', 'construction', false, 8, 1, 10, 'gemischt'],
  ['Obstgarten Leonding', 'Leonding Orchard', 'leonding', 'oberoesterreich', 'approval', false, 2, 1, 5, 'gross'],
  ['Murgärten', 'Mur Gardens', 'graz', 'steiermark', 'marketing', false, 4, 2, 8, 'klein'],
  ['Reininghof Eins', 'Reininghof One', 'graz', 'steiermark', 'completion', true, 7, 1, 7, 'klein'],
  ['Nordkettenhof', 'Nordkettenhof', 'innsbruck', 'tirol', 'construction', false, 5, 1, 6, 'gemischt'],
  ['Sonnenterrassen Telfs', 'Telfs Sun Terraces', 'telfs', 'tirol', 'planning', false, 3, 1, 4, 'gross'],
  ['Lendkanal 7', 'Lendkanal 7', 'klagenfurt-am-woerthersee', 'kaernten', 'marketing', false, 4, 1, 5, 'gemischt'],
  ['Salzachauen', 'Salzach Meadows', 'salzburg', 'salzburg', 'construction', false, 3, 2, 6, 'gross'],
  ['Ried am Dorfbach', 'Ried am Dorfbach', 'dornbirn', 'vorarlberg', 'marketing', false, 2, 1, 4, 'gemischt'],
]
const SEASONS = ['Frühjahr 2027', 'Sommer 2027', 'Herbst 2027', 'Winter 2027/28', 'Frühjahr 2028']
/** Homes of a full catalogue; a smaller one has fewer units. */
const FULL = 1200

/** Sixteen projects; a small catalogue has fewer, so that each keeps some units. */
export function makeProjects(rng: Rng, companies: readonly Company[], count: number): Project[] {
  const wanted = Math.min(ROWS.length, Math.max(1, Math.floor(count / 60)))
  return ROWS.slice(0, wanted).map((row, at): Project => {
    const [titel, titelEn, slug, land, status, miete, stockwerke, stiegen, einheiten, mischung] = row
    const one = rng.fork(titel)
    const company = one.pick(companies.filter((each) => each.laender.includes(land)))
    const done = status === 'marketing' || status === 'completion'
    return {
      kennung: `PROJEKT-${String(at + 1).padStart(2, '0')}`,
      titel,
      titelEn,
      company,
      agent: company.agents[at % company.agents.length] as Agent,
      spot: makeSpot(land, one, slug),
      baujahr: done ? 2026 : one.pick([2027, 2028]),
      fertigstellung: done ? (status === 'marketing' ? 'bereits erfolgt' : 'Jänner 2027') : one.pick(SEASONS),
      status,
      stockwerke,
      stiegen,
      einheiten: count >= FULL ? einheiten : Math.min(einheiten, Math.floor((count * 0.12) / wanted)),
      mischung,
      miete,
      heizung: one.pick(['WAERMEPUMPE', 'WAERMEPUMPE', 'FERNWAERME'] as const),
      hwb: Math.round(one.between(16, 32) * 10) / 10,
    }
  })
}

/** Where a unit lies: its staircase, its storey, and its door, counted through the storeys of the staircase. */
export interface UnitPlace {
  stiege: string | null
  etage: number
  top: string
}

/**
 * The places of the units on offer. Others are sold already, so the doors have gaps; every storey keeps some as long as
 * there are enough.
 */
export function unitPlaces({ kennung, stockwerke, stiegen, einheiten }: Project, rng: Rng): UnitPlace[] {
  const one = rng.fork(kennung)
  const all: UnitPlace[] = []
  for (let stiege = 1; stiege <= stiegen; stiege++) {
    let top = 0
    for (let etage = 0; etage <= stockwerke; etage++) {
      const doors = Math.max(2, Math.ceil((einheiten * 1.4) / (stiegen * (stockwerke + 1))))
      // The top storey is set back.
      for (let door = 0; door < (etage === stockwerke ? doors - 1 : doors); door++) {
        top++
        all.push({ stiege: stiegen > 1 ? String(stiege) : null, etage, top: String(top) })
      }
    }
  }
  const sold = new Set<UnitPlace>()
  while (all.length - sold.size > einheiten) sold.add(one.pick(all))
  return all.filter((place) => !sold.has(place))
}

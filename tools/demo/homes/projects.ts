import type { Bundesland } from '../../../src/domain/properties/vocabulary.ts'
import type { Rng } from '../random.ts'
import { makeSpot } from '../spots.ts'
import type { Company, Project } from '../types.ts'

/** Name, English name, place, state of the work, for rent. All invented. */
const ROWS: readonly (readonly [string, string, string, Bundesland, string, boolean])[] = [
  ['Lindenhof am Park', 'Lindenhof by the Park', 'wien-22', 'wien', 'construction', false],
  ['Stadtlaube Favoriten', 'Stadtlaube Favoriten', 'wien-10', 'wien', 'marketing', true],
  ['Haus Aurikel', 'Haus Aurikel', 'wien-19', 'wien', 'planning', false],
  ['Gleisgarten', 'Gleisgarten', 'wien-2', 'wien', 'completion', false],
  ['Wohnen am Kirschenhain', 'Living at the Cherry Grove', 'moedling', 'niederoesterreich', 'construction', false],
  ['Weidenquartier', 'Weidenquartier', 'tulln-an-der-donau', 'niederoesterreich', 'marketing', false],
  ['Traisenbogen', 'Traisenbogen', 'st-poelten', 'niederoesterreich', 'marketing', true],
  ['Hafenblick Süd', 'Hafenblick South', 'linz', 'oberoesterreich', 'construction', false],
  ['Obstgarten Leonding', 'Leonding Orchard', 'leonding', 'oberoesterreich', 'approval', false],
  ['Murgärten', 'Mur Gardens', 'graz', 'steiermark', 'marketing', false],
  ['Reininghof Eins', 'Reininghof One', 'graz', 'steiermark', 'completion', true],
  ['Nordkettenhof', 'Nordkettenhof', 'innsbruck', 'tirol', 'construction', false],
  ['Sonnenterrassen Telfs', 'Telfs Sun Terraces', 'telfs', 'tirol', 'planning', false],
  ['Lendkanal 7', 'Lendkanal 7', 'klagenfurt-am-woerthersee', 'kaernten', 'marketing', false],
  ['Salzachauen', 'Salzach Meadows', 'salzburg', 'salzburg', 'construction', false],
  ['Ried am Dorfbach', 'Ried am Dorfbach', 'dornbirn', 'vorarlberg', 'marketing', false],
]
const SEASONS = ['Frühjahr 2027', 'Sommer 2027', 'Herbst 2027', 'Winter 2027/28', 'Frühjahr 2028']

/** Sixteen projects; a small catalogue has fewer, so that each keeps some units. */
export function makeProjects(rng: Rng, companies: readonly Company[], count: number): Project[] {
  const wanted = Math.min(ROWS.length, Math.max(1, Math.floor(count / 60)))
  return ROWS.slice(0, wanted).map(([titel, titelEn, slug, land, status, miete], at): Project => {
    const one = rng.fork(titel)
    const done = status === 'marketing' || status === 'completion'
    return {
      kennung: `PROJEKT-${String(at + 1).padStart(2, '0')}`,
      titel,
      titelEn,
      company: one.pick(companies.filter((company) => company.laender.includes(land))),
      spot: makeSpot(land, one, slug),
      baujahr: done ? 2026 : one.pick([2027, 2028]),
      fertigstellung: done ? (status === 'marketing' ? 'fertiggestellt' : 'Jänner 2027') : one.pick(SEASONS),
      status,
      stockwerke: one.int(3, land === 'wien' ? 6 : 4),
      miete,
      heizung: one.pick(['WAERMEPUMPE', 'WAERMEPUMPE', 'FERNWAERME'] as const),
      hwb: Math.round(one.between(16, 32) * 10) / 10,
    }
  })
}

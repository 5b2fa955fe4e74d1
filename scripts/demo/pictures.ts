import type { Bundesland } from '../../src/domain/properties/vocabulary.ts'
import { facadeFiles } from './facade/files.ts'
import type { FacadeKind } from './facade/looks.ts'
import { createRng } from './random.ts'
import type { Home, Project } from './types.ts'

/** One file beside the XML. Files of one name are the same file. */
export interface DemoPicture {
  datei: string
  gruppe: 'TITELBILD' | 'BILD' | 'GRUNDRISS'
  titel: string
  format: 'image/webp' | 'image/png'
}

/**
 * The pictures of a property. Drawn façades stand in until there are photographs: whoever has them changes this
 * function only, and `renderFacades`, which makes the files that are named here.
 */
export function picturesFor(home: Home): DemoPicture[] {
  const rng = createRng(`pictures/${home.project?.kennung ?? home.obid}`)
  const title: DemoPicture = {
    datei: rng.pick(facadeFiles(facadeKind(home))),
    gruppe: 'TITELBILD',
    titel: 'Visualisierung',
    format: 'image/webp',
  }
  const plans = (home.plan && hasPlan(home) ? home.plan.floors : []).map(
    (floor, at): DemoPicture => ({
      datei: planFile(home.plan?.id ?? '', at),
      gruppe: 'GRUNDRISS',
      titel: floor.title,
      format: 'image/png',
    }),
  )
  return [title, ...plans]
}

export function picturesForProject(project: Project): DemoPicture[] {
  const rng = createRng(`pictures/${project.kennung}`)
  return [
    { datei: rng.pick(facadeFiles('neubau')), gruppe: 'TITELBILD', titel: 'Visualisierung', format: 'image/webp' },
  ]
}

export const planFile = (id: string, floor: number): string => `grundriss-${id}-${floor}.png`

/** Old houses often have none; new ones always do. */
function hasPlan(home: Home): boolean {
  return (
    home.project !== null || createRng(`plan/${home.obid}`).chance(home.baujahr && home.baujahr > 2000 ? 0.92 : 0.72)
  )
}

/** The wide roof with wood below it belongs to the mountains, not to the Pannonian plain. */
const ALPINE = new Set<Bundesland>(['tirol', 'salzburg', 'vorarlberg', 'kaernten', 'steiermark', 'oberoesterreich'])

export function facadeKind(home: Home): FacadeKind {
  switch (home.art) {
    case 'WOHNUNG':
    case 'ZIMMER':
      return (home.baujahr ?? 2000) < 1945 ? 'altbau' : (home.baujahr ?? 2000) < 1990 ? 'nachkrieg' : 'neubau'
    case 'HAUS':
      return /REIHEN|DOPPEL|STADT/.test(home.unter)
        ? 'reihenhaus'
        : ALPINE.has(home.spot.bundesland) && /LAND|BAUERN|CHALET|FERIEN/.test(home.unter)
          ? 'landhaus'
          : 'haus'
    case 'GRUNDSTUECK':
      return 'grund'
    case 'BUERO_PRAXEN':
      return 'buero'
    case 'EINZELHANDEL':
      return 'geschaeft'
    case 'GASTGEWERBE':
      return 'gasthaus'
    case 'PARKEN':
      return 'garage'
    case 'ZINSHAUS_RENDITEOBJEKT':
      return 'altbau'
    case 'LAND_UND_FORSTWIRTSCHAFT':
      return 'landhaus'
    default:
      return 'halle'
  }
}

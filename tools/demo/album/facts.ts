import type { Bundesland } from '../../../src/domain/properties/vocabulary.ts'
import type { Home } from '../types.ts'
import { type Photo, sceneOf } from './photos.ts'

/** What a scene shows that the facts of a home may contradict. */
interface Facts {
  /** Storeys above the ground floor. */
  storeys?: number
  /** What the windows show: the garden at their feet, treetops, or roofs from above. */
  view?: 'garden' | 'trees' | 'roofs'
  horizon?: 'mountains' | 'hills'
}

const FACTS: Readonly<Record<string, Facts>> = {
  'apartments-modern-1': { storeys: 4 },
  'apartments-modern-2': { storeys: 3, horizon: 'hills' },
  'apartments-postwar-1': { storeys: 3 },
  'facade-altbau-1': { storeys: 4 },
  'facade-altbau-2': { storeys: 3 },
  'balcony-country-1': { horizon: 'mountains' },
  'balcony-modern-1': { horizon: 'mountains' },
  'balcony-modern-2': { view: 'trees' },
  'bathroom-modern-1': { view: 'trees' },
  'bathroom-modern-2': { view: 'roofs' },
  'bathroom-modern-3': { view: 'trees' },
  'bedroom-modern-1': { view: 'trees' },
  'bedroom-modern-2': { view: 'roofs' },
  'bedroom-modern-3': { view: 'trees' },
  'child-modern-1': { view: 'trees' },
  'hall-modern-1': { view: 'garden' },
  'kitchen-modern-1': { view: 'garden' },
  'kitchen-modern-2': { view: 'roofs' },
  'kitchen-modern-3': { view: 'trees' },
  'living-modern-1': { view: 'garden' },
  'living-modern-2': { view: 'roofs' },
  'living-modern-3': { view: 'garden' },
  'study-modern-1': { view: 'trees' },
  'house-country-1': { horizon: 'hills' },
  'house-country-2': { horizon: 'mountains' },
  'living-country-1': { horizon: 'mountains' },
  'terrace-country-1': { horizon: 'mountains' },
  'court-1': { horizon: 'mountains' },
  'court-2': { horizon: 'mountains' },
  'court-3': { horizon: 'mountains' },
  'plot-1': { horizon: 'mountains' },
  'plot-2': { horizon: 'mountains' },
  'plot-3': { horizon: 'mountains' },
  'plot-4': { horizon: 'mountains' },
}

/** Mountains, and the wide roofs that belong to them, do not fit the Pannonian plain. */
const ALPINE = new Set<Bundesland>(['tirol', 'salzburg', 'vorarlberg', 'kaernten', 'steiermark', 'oberoesterreich'])
/** Here land without a mountain on its horizon would surprise. */
const AMONG_MOUNTAINS = new Set<Bundesland>(['tirol', 'salzburg', 'vorarlberg'])

export const isAlpine = (home: Pick<Home, 'spot'>) => ALPINE.has(home.spot.bundesland)

/** What the photograph shows; a part of a scene shows neither its storeys nor its ground. */
export function factsOf(photo: Photo): Facts {
  const facts = FACTS[sceneOf(photo)] ?? {}
  if (photo.mark === 'detail') return {}
  return photo.mark === 'plain' ? { ...facts, horizon: undefined } : facts
}

/** Tells whether nothing in the photograph contradicts the home: place, storey, state of the building. */
export function fits(home: Home, photo: Photo): boolean {
  return fitsPlace(home, photo) && fitsStorey(home, photo) && fitsState(home, photo)
}

/** None with mountains where there are none, and in Tyrol no land without. */
export function fitsPlace(home: Home, photo: Photo): boolean {
  const { horizon } = factsOf(photo)
  const land = home.spot.bundesland
  if (photo.shows === 'plot' && AMONG_MOUNTAINS.has(land)) return horizon === 'mountains'
  if (horizon === 'mountains') return isAlpine(home)
  return horizon !== 'hills' || isAlpine(home) || land === 'wien'
}

/** No lawn before an attic's window, no roofs from the ground floor, no house with fewer storeys than are told. */
export function fitsStorey(home: Home, photo: Photo): boolean {
  const { storeys, view } = factsOf(photo)
  if (storeys !== undefined && isFlat(home))
    return home.etagen === null ? (home.etage ?? 0) <= storeys : home.etagen === storeys
  if (!view || /^(BUERO|EINZEL|HALLEN|SONSTIGE)/.test(home.art)) return true
  const storey = home.art === 'HAUS' ? 0 : (home.etage ?? 0)
  if (view === 'garden') return storey === 0
  if (view === 'roofs') return storey >= 2
  return storey <= 3
}

const isFlat = (home: Home) => /^(WOHNUNG|ZIMMER|ZINSHAUS)/.test(home.art)

/** A home that needs work is not shown as new or renovated, a shell only from outside. */
export function fitsState(home: Home, photo: Photo): boolean {
  if (home.zustand === 'RENOVIERUNGSBEDUERFTIG') return !/[Ss]aniert|Neubau|Neue|[Mm]odern/.test(photo.alt.de)
  return true
}

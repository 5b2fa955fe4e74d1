import type { Project } from '../types.ts'
import { factsOf, isAlpine } from './facts.ts'
import type { Album, Photo } from './photos.ts'

/**
 * The house of a project: with as many storeys as are told, or a part of one in which they cannot be counted. Projects
 * take turns by their number, so that no two of a kind show the same house.
 */
export function projectHouse(album: Album, project: Project): Photo | null {
  const houses = album
    .find('apartment-house', 'modern', undefined, /^apartments-modern/)
    .flatMap((house) => album.printsOf(house))
    .filter((house) => factsOf(house).horizon !== 'hills' || isAlpine(project) || project.spot.bundesland === 'wien')
  const whole = houses.filter((house) => factsOf(house).storeys === project.stockwerke)
  const fitting = whole.length > 0 ? whole : houses.filter((house) => house.mark === 'detail')
  const number = Number(/\d{1,6}$/.exec(project.kennung)?.[0] ?? 0)
  return fitting[number % Math.max(1, fitting.length)] ?? null
}

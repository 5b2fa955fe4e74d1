import { createRng, type Rng } from '../random.ts'
import type { Home, Project } from '../types.ts'
import { buildingsOf, styleOf } from './building.ts'
import { fits } from './facts.ts'
import { type Album, type Photo, sceneOf } from './photos.ts'
import { projectHouse } from './project.ts'
import { palettesFor, roomsOf } from './rooms.ts'

/**
 * The photographs of a property: of one style, of rooms that it has, the one for lists first. The same property always
 * gets the same ones; units of a project share their building.
 * @param most maximum number; optional rooms are left out first
 * @param cover the photograph for lists; it takes the place of the one of its kind
 */
export function chooseSet(album: Album, home: Home, most: number, cover?: Photo): Photo[] {
  const rng = createRng(`pictures/${home.obid}`)
  const style = styleOf(home)
  const palettes = palettesFor(album, home, style).filter(([, weight]) => weight > 0)
  const palette = palettes.length > 0 ? rng.weighted(palettes) : undefined
  const chosen: Photo[] = cover ? [cover] : []
  const isNew = (photo: Photo) => !chosen.some((other) => sceneOf(other) === sceneOf(photo))
  // Where no render fits, such as land in the plain, prints do, also several of one scene.
  const printsFor = (shows: string) =>
    album.all.filter((photo) => {
      const isPrint = photo.print_of && photo.shows === shows && photo.style === style
      return isPrint && fits(home, photo) && !chosen.includes(photo)
    })
  let covered = cover?.shows
  const add = (shows: string) => {
    if (shows === covered) {
      covered = undefined
      return
    }
    const renders = album.find(shows, style, palette).filter((photo) => fits(home, photo) && isNew(photo))
    const found = renders.length > 0 ? renders : printsFor(shows)
    // Rooms use the palette if it has them; for the others any photograph may be taken.
    const own = found.filter((photo) => photo.palette === palette)
    const from = own.length > 0 ? own : found
    if (from.length > 0) chosen.push(rng.pick(from))
  }
  const { always, maybe } = roomsOf(home)
  for (const shows of always) add(shows)
  const building = buildingOf(album, home)
  for (const shows of maybe) {
    const short = chosen.length + (building ? 1 : 0) < 4
    if (short || rng.chance(0.75)) add(shows)
  }
  if (building && isNew(building) && building.shows !== cover?.shows) chosen.push(building)
  return keep(chosen, maybe, most, cover)
}

/** The house of a unit's project, else one that fits the home; null when there is none. */
export function buildingOf(album: Album, home: Home): Photo | null {
  if (home.project) return projectHouse(album, home.project)
  const fitting = buildingsOf(album, home).filter((photo) => fits(home, photo))
  return fitting.length > 0 ? createRng(`building/${home.obid}`).pick(fitting) : null
}

function keep(chosen: Photo[], maybe: readonly string[], most: number, cover?: Photo): Photo[] {
  const kept = [...chosen]
  for (const shows of [...maybe].reverse()) {
    const at = kept.findIndex((photo) => photo.shows === shows && photo !== cover)
    if (kept.length > most && at >= 0) kept.splice(at, 1)
  }
  return kept.slice(0, most)
}

/** The pictures of a project: its house, then examples of its flats. */
export function chooseProjectSet(album: Album, project: Project): Photo[] {
  const rng: Rng = createRng(`building/${project.kennung}`)
  const palettes = album.palettes('modern')
  const house = projectHouse(album, project)
  const palette = palettes.length > 0 ? rng.pick(palettes) : undefined
  const rooms = ['living', 'kitchen', 'bedroom', 'bathroom', 'balcony'].flatMap((shows) =>
    album.find(shows, 'modern', palette).slice(0, 1),
  )
  return [...(house ? [house] : []), ...rooms]
}

import { createRng, type Rng } from '../random.ts'
import type { Home } from '../types.ts'
import { buildingsOf, fitsPlace, styleOf } from './building.ts'
import type { Album, Photo } from './photos.ts'
import { leadWeight, palettesFor, roomsOf } from './rooms.ts'

/**
 * The photographs of a property: of one style, of rooms that it has, the one for lists first. The same property always
 * gets the same ones; units of a project share their building.
 * @param most maximum number; optional rooms are left out first
 * @param avoid photographs that should not come first, if there are others
 */
export function chooseSet(album: Album, home: Home, most: number, avoid: readonly string[] = []): Photo[] {
  const rng = createRng(`pictures/${home.obid}`)
  const style = styleOf(home)
  const palettes = palettesFor(album, home, style).filter(([, weight]) => weight > 0)
  const palette = palettes.length > 0 ? rng.weighted(palettes) : undefined
  const chosen: Photo[] = []
  const add = (shows: string) => {
    const found = album.find(shows, style, palette).filter((photo) => fitsPlace(home, photo) && !chosen.includes(photo))
    // Rooms use the palette if it has them; for the others any photograph may be taken.
    const own = found.filter((photo) => photo.palette === palette)
    const from = own.length > 0 ? own : found
    if (from.length > 0) chosen.push(rng.pick(from))
  }
  const { always, maybe } = roomsOf(home)
  for (const shows of always) add(shows)
  const buildings = buildingsOf(album, home)
  const building = buildings.length > 0 ? buildingRng(home).pick(buildings) : null
  for (const shows of maybe) {
    const short = chosen.length + (building ? 1 : 0) < 4
    if (short || rng.chance(0.75)) add(shows)
  }
  if (building) chosen.push(building)
  return leadFirst(home, keep(chosen, maybe, most), rng, avoid)
}

/** All units of a project are in one house. */
function buildingRng(home: Home): Rng {
  return createRng(`building/${home.project?.kennung ?? home.obid}`)
}

function keep(chosen: Photo[], maybe: readonly string[], most: number): Photo[] {
  const kept = [...chosen]
  for (const shows of [...maybe].reverse()) {
    const at = kept.findIndex((photo) => photo.shows === shows)
    if (kept.length > most && at >= 0) kept.splice(at, 1)
  }
  return kept.slice(0, most)
}

function leadFirst(home: Home, set: Photo[], rng: Rng, avoid: readonly string[]): Photo[] {
  const fit = set.map((photo) => [photo, leadWeight(home, photo)] as const).filter(([, weight]) => weight > 0)
  const fresh = fit.filter(([photo]) => !avoid.includes(photo.file))
  const leads = fresh.length > 0 ? fresh : fit
  if (leads.length === 0) return set
  const lead = rng.weighted(leads)
  return [lead, ...set.filter((photo) => photo !== lead)]
}

/** The pictures of a project: its house, then examples of its flats. */
export function chooseProjectSet(album: Album, kennung: string): Photo[] {
  const rng = createRng(`building/${kennung}`)
  const houses = album.find('apartment-house', 'modern', undefined, /^apartments-modern/)
  const palettes = album.palettes('modern')
  const house = houses.length > 0 ? [rng.pick(houses)] : []
  const palette = palettes.length > 0 ? rng.pick(palettes) : undefined
  const rooms = ['living', 'kitchen', 'bedroom', 'bathroom', 'balcony'].flatMap((shows) =>
    album.find(shows, 'modern', palette).slice(0, 1),
  )
  return [...house, ...rooms]
}

/** The first photographs of all homes, chosen together so that neighbours in lists do not look alike. */
import { createRng } from '../random.ts'
import type { Home } from '../types.ts'
import { buildingsOf, styleOf } from './building.ts'
import { fits } from './facts.ts'
import { type Album, type Photo, sceneOf } from './photos.ts'
import { projectHouse } from './project.ts'
import { leadWeight, roomsOf } from './rooms.ts'

/** Within this many places of a list, no two homes begin with the same photograph. */
export const APART = 24
/** Rounds in which homes choose again, knowing what all others chose. */
const ROUNDS = 4

/** The lists that people read from their beginning: the newest, those of the start page, the cheapest, each state's newest. */
export function listsOf(all: readonly Home[]): Home[][] {
  // The seed takes the date of a home for the day on which it went online.
  const newest = all.toSorted((a, b) => b.stand.localeCompare(a.stand))
  const cheapest = newest.toSorted((a, b) => priceOf(a) - priceOf(b))
  const states = Map.groupBy(newest, (home) => home.spot.bundesland)
  const homes = newest.filter(({ art }) => art === 'WOHNUNG' || art === 'HAUS')
  return [newest, homes, cheapest, ...states.values()]
}

const priceOf = ({ preise }: Home) => preise.kaufpreis ?? preise.gesamt ?? preise.miete ?? Number.MAX_SAFE_INTEGER

/** The photographs with which a home may begin: nothing in them contradicts it. */
export function coversFor(album: Album, home: Home): Photo[] {
  const style = styleOf(home)
  const { always, maybe } = roomsOf(home)
  const rooms = new Set([...always, ...maybe])
  const houses = home.project ? [] : buildingsOf(album, home).flatMap((house) => album.printsOf(house))
  const own = home.project ? projectHouse(album, home.project) : null
  const inside = album.all.filter((photo) => rooms.has(photo.shows) && photo.style === style)
  const all = [...inside, ...houses, ...(own ? [own] : [])].filter(
    (photo) => leadWeight(home, photo) > 0 && (photo === own || fits(home, photo)),
  )
  const outside = all.filter((photo) => /house$/.test(photo.shows))
  // A shell has no rooms to show.
  return home.zustand === 'ROHBAU' && outside.length > 0 ? outside : all
}

/** A cover for every home that has one. Neighbours differ, and every cover is used about equally often. */
export function chooseCovers(album: Album, homes: readonly Home[]): Map<Home, Photo> {
  const neighbours = neighboursOf(homes)
  const [newest = []] = listsOf(homes)
  const covers = new Map<Home, Photo>()
  const uses = new Map<Photo, number>()
  const count = (photo: Photo, more: number) => uses.set(photo, (uses.get(photo) ?? 0) + more)
  const candidates = new Map(newest.map((home) => [home, candidatesOf(album, home)]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const home of newest) {
      const before = covers.get(home)
      if (before) count(before, -1)
      const best = bestOf(candidates.get(home) ?? [], neighbours.get(home) ?? [], covers, uses)
      if (!best) continue
      covers.set(home, best)
      count(best, 1)
    }
  }
  return covers
}

/** A photograph and its cost before its neighbours are known: less for one that makes a good beginning. */
type Candidate = readonly [photo: Photo, scene: string, cost: number]

function candidatesOf(album: Album, home: Home): Candidate[] {
  const rng = createRng(`cover/${home.obid}`)
  return coversFor(album, home).map((photo) => [
    photo,
    sceneOf(photo),
    rng.next() * 4 - Math.log(leadWeight(home, photo)) * 4,
  ])
}

/** The candidate that is least like its neighbours' covers, then the one used least, then the best beginning. */
function bestOf(
  candidates: readonly Candidate[],
  neighbours: readonly (readonly [home: Home, distance: number])[],
  covers: ReadonlyMap<Home, Photo>,
  uses: ReadonlyMap<Photo, number>,
): Photo | undefined {
  const taken = new Set<Photo>()
  const scenes = new Map<string, number>()
  for (const [other, distance] of neighbours) {
    const cover = covers.get(other)
    if (!cover) continue
    taken.add(cover)
    const scene = sceneOf(cover)
    scenes.set(scene, (scenes.get(scene) ?? 0) + (APART - distance) ** 2 / APART)
  }
  let best: Photo | undefined
  let least = Number.POSITIVE_INFINITY
  for (const [photo, scene, own] of candidates) {
    const cost = own + (taken.has(photo) ? 10_000 : 0) + (scenes.get(scene) ?? 0) * 2 + (uses.get(photo) ?? 0) * 6
    if (cost < least) {
      best = photo
      least = cost
    }
  }
  return best
}

/** The homes that stand within APART places in one of the lists, with their smallest distance. */
function neighboursOf(homes: readonly Home[]): Map<Home, [Home, number][]> {
  const found = new Map<Home, Map<Home, number>>(homes.map((home) => [home, new Map()]))
  for (const list of listsOf(homes)) {
    for (const [at, home] of list.entries()) {
      for (let distance = 1; distance < APART && at + distance < list.length; distance++) {
        const other = list[at + distance] as Home
        for (const [one, two] of [
          [home, other],
          [other, home],
        ] as const) {
          const known = found.get(one)
          known?.set(two, Math.min(distance, known.get(two) ?? APART))
        }
      }
    }
  }
  return new Map([...found].map(([home, near]) => [home, [...near]]))
}

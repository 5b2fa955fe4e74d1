import type { Rng } from '../random.ts'
import { addOutside, addWindows, type Built, bestBuild, build, type Wish } from './layout.ts'
import { mirror } from './mirror.ts'
import type { Floor, Plan } from './types.ts'

/** The number of plans of each kind: homes share them, as flats of a real house do. */
const FLATS: readonly (readonly [art: 'neubau' | 'altbau', zimmer: number, count: number])[] = [
  ['neubau', 1, 8],
  ['neubau', 2, 16],
  ['neubau', 3, 18],
  ['neubau', 4, 12],
  ['neubau', 5, 5],
  ['altbau', 1, 3],
  ['altbau', 2, 8],
  ['altbau', 3, 9],
  ['altbau', 4, 5],
  ['altbau', 5, 3],
]
const DEPTHS = [1.25, 1.3, 1.35, 1.4, 1.45, 1.5, 1.55, 1.6, 1.7, 1.8]
const DEPTHS_OF_TWO_DOORS = [1.95, 2, 2.05, 2.1, 2.2, 2.3]

/** All plans of the catalogue, determined by the random generator alone. */
export function planLibrary(rng: Rng): Plan[] {
  const plans: Plan[] = []
  for (const [art, zimmer, count] of FLATS)
    for (let n = 0; n < count; n++)
      plans.push(flat(rng.fork(`${art}-${zimmer}-${n}`), `${art}-${zimmer}-${n}`, art, zimmer))
  for (let n = 0; n < 16; n++) plans.push(house(rng.fork(`haus-${n}`), `haus-${n}`))
  for (let n = 0; n < 4; n++) plans.push(flat(rng.fork(`bungalow-${n}`), `bungalow-${n}`, 'bungalow', n % 2 ? 4 : 5))
  return plans
}

const wish = (name: string, use: Wish['use'], size: number): Wish => ({ name, use, size })

function flat(rng: Rng, id: string, art: 'neubau' | 'altbau' | 'bungalow', zimmer: number): Plan {
  let best: { built: Built; plan: Omit<Plan, 'floors' | 'wohnflaeche' | 'aussen' | 'norden'> } | null = null
  for (let n = 0; n < 30 && (!best || best.built.penalty > 0.25); n++) {
    const one = tryFlat(rng.fork(n), id, art, zimmer)
    if (!best || one.built.penalty < best.built.penalty) best = one
  }
  const { built, plan } = best as NonNullable<typeof best>
  const corner = rng.chance(0.5)
  const party = art === 'bungalow' ? [] : corner ? (['right'] as const) : (['right', 'bottom'] as const)
  const floor: Floor = { ...built, title: 'Grundriss', party }
  const outside = art === 'bungalow' ? 'Terrasse' : outsideOf(rng, art, id.endsWith('-0'))
  addWindows(floor)
  const area = outside
    ? addOutside(floor, rng, outside, outside === 'Terrasse' ? rng.between(9, 26) : rng.between(4, 6 + zimmer * 1.8))
    : 0
  return finish(rng, plan, [floor], outside, area)
}

/** The first plan of every kind has no balcony, so that one fits every storey. */
function outsideOf(rng: Rng, art: Plan['art'], first: boolean): string {
  const drawn = rng.weighted([
    ['', art === 'altbau' ? 6 : 1.5],
    ['Balkon', 4],
    ['Loggia', art === 'altbau' ? 0.5 : 2.5],
    ['Terrasse', 2],
  ])
  return first ? '' : drawn
}

function tryFlat(rng: Rng, id: string, art: Plan['art'], zimmer: number) {
  const big = art === 'neubau' ? 1 : 1.14
  const large = zimmer >= 5
  const closed = !large && (art === 'altbau' ? rng.chance(0.75) : rng.chance(0.18))
  const living = rng.between(18 + zimmer * 2.6, 21 + zimmer * 4.2) * big - (closed ? 4 : 0)
  const bedrooms = Array.from({ length: zimmer - 1 }, (_, at) =>
    wish(
      at === 0 ? 'Schlafzimmer' : art === 'altbau' && at === zimmer - 2 && zimmer > 2 ? 'Kabinett' : 'Zimmer',
      'schlafen',
      (at === 0 ? rng.between(12.5, 16.5) : rng.between(9.8, 13.5)) * big,
    ),
  )
  const front =
    zimmer === 1 ? [wish('Kochnische', 'kueche', rng.between(4.8, 6.8))] : large ? bedrooms.slice(1) : bedrooms
  const split = large || (closed && zimmer > 1)
  // Four bedrooms in one strip would be corridors: the largest is behind the living room.
  const column = large
    ? [wish('Wohnküche', 'wohnen', living), bedrooms[0] as Wish]
    : split
      ? [wish('Wohnzimmer', 'wohnen', living), wish('Küche', 'kueche', rng.between(8, 11.5) * big)]
      : [wish(zimmer === 1 ? 'Wohnraum' : 'Wohnküche', 'wohnen', living)]
  const separate = zimmer >= 3 || (zimmer === 2 && rng.chance(0.6))
  const store = zimmer > 1 ? rng.chance(0.7) : rng.chance(0.25)
  const second = zimmer >= 5 || (zimmer === 4 && rng.chance(0.45))
  const back = [wish('Bad', 'bad', rng.between(4.4, 5.2 + zimmer * 0.7) * big)]
  if (second) back.push(wish('Duschbad', 'bad', rng.between(3.6, 4.6)))
  if (separate) back.push(wish('WC', 'wc', rng.between(1.7, 2.2)))
  if (store) back.push(wish('Abstellraum', 'neben', rng.between(1.7, 2.4 + zimmer * 0.35)))
  const hall = wish(
    art === 'bungalow' ? 'Diele' : 'Vorraum',
    'gang',
    rng.between(1.6 + zimmer * 2.1, 2.6 + zimmer * 2.7) * (split ? 1.25 : 1),
  )
  const built = bestBuild({ column, front, hall, back }, split ? DEPTHS_OF_TWO_DOORS : DEPTHS)
  const plan = {
    id,
    art,
    zimmer,
    schlafzimmer: Math.max(1, zimmer - 1),
    bad: second ? 2 : 1,
    wc: separate ? 1 : 0,
    wohnkueche: !closed && zimmer > 1,
    abstellraum: store,
  }
  return { built, plan }
}

function house(rng: Rng, id: string): Plan {
  const width = rng.between(8.6, 11.4)
  const depth = rng.between(8, 9.2)
  const fixed = { width, depth, backDepth: rng.between(2.25, 2.5), columnWidth: width * rng.between(0.43, 0.5) }
  const study = rng.chance(0.45)
  const closed = rng.chance(0.4)
  const upper = width > 9.8 && rng.chance(0.5) ? 2 : rng.chance(0.5) ? 1 : 0
  const ground = build({
    column: closed ? [wish('Wohnzimmer', 'wohnen', 1), wish('Küche', 'kueche', 1)] : [wish('Wohnküche', 'wohnen', 1)],
    front: study ? [wish('Arbeitszimmer', 'schlafen', 1)] : [wish('Esszimmer', 'wohnen', 1)],
    hall: wish('Vorraum', 'gang', 1),
    back: [wish('WC', 'wc', 1.1), wish('Technik', 'neben', width - fixed.columnWidth - 3.4), wish('', 'stiege', 2.3)],
    hallDepth: 2.05,
    fixed,
  })
  const top = build({
    column: [wish('Schlafzimmer', 'schlafen', 1), wish('Zimmer', 'schlafen', 1)],
    front:
      upper === 2
        ? [wish('Zimmer', 'schlafen', 1), wish('Zimmer', 'schlafen', 1)]
        : [upper === 1 ? wish('Zimmer', 'schlafen', 1) : wish('Schrankraum', 'neben', 1)],
    hall: wish('Galerie', 'gang', 1),
    back: [wish('Bad', 'bad', width - fixed.columnWidth - 2.3), wish('', 'stiege', 2.3)],
    hallDepth: 2.05,
    fixed,
  })
  top.doors = top.doors.filter((door) => door.kind !== 'entrance')
  const floors = [
    { ...ground, title: 'Grundriss Erdgeschoß', party: [] },
    { ...top, title: 'Grundriss Obergeschoß', party: [] },
  ]
  for (const floor of floors) addWindows(floor)
  const area = addOutside(floors[0] as Floor, rng, 'Terrasse', rng.between(14, 32))
  const plan = {
    id,
    art: 'haus' as const,
    zimmer: 4 + upper,
    schlafzimmer: 2 + upper,
    bad: 1,
    wc: 1,
    wohnkueche: !closed,
    abstellraum: upper === 0,
  }
  return finish(rng, plan, floors, 'Terrasse', area)
}

function finish(
  rng: Rng,
  plan: Omit<Plan, 'floors' | 'wohnflaeche' | 'aussen' | 'norden'>,
  floors: Floor[],
  outside: string,
  flaeche: number,
): Plan {
  const [x, y] = [rng.chance(0.5), plan.art !== 'haus' && rng.chance(0.3)]
  const inside = floors.flatMap((floor) => floor.rooms).filter((r) => r.use !== 'aussen')
  return {
    ...plan,
    floors: floors.map((floor) => mirror(floor, x, y)),
    wohnflaeche: Math.round(inside.reduce((sum, r) => sum + r.area, 0) * 10) / 10,
    aussen: outside ? { art: outside.toUpperCase() as 'BALKON', flaeche } : null,
    norden: rng.pick([-35, -20, -10, 0, 15, 30, 150, 165, 180, 200, 90, -90]),
  }
}

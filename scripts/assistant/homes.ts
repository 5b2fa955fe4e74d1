import type { ShownHome } from '../../src/dialogue/state.ts'

const rent = (id: number, price: number, area: number, rooms: number): ShownHome => ({
  id,
  price,
  area,
  rooms,
  offer: 'MIETE',
  kind: 'WOHNUNG',
})
const sale = (id: number, price: number, area: number, rooms: number): ShownHome => ({
  id,
  price,
  area,
  rooms,
  offer: 'KAUF',
  kind: 'WOHNUNG',
})

/** The homes of the scripted conversations (docs/assistant.md). */
const HOMES: readonly ShownHome[] = [
  rent(11, 950, 78, 3),
  rent(12, 690, 54, 2),
  rent(13, 1180, 84, 3),
  rent(14, 720, 58, 2),
  rent(15, 1390, 97, 4),
  rent(16, 860, 70, 3),
  sale(21, 395_000, 82, 3),
  sale(22, 279_000, 61, 2),
  sale(23, 540_000, 118, 4),
  sale(24, 329_000, 73, 3),
  sale(25, 615_000, 140, 5),
  sale(26, 249_000, 55, 2),
  { ...sale(31, 465_000, 132, 5), kind: 'HAUS' },
  rent(41, 820, 64, 2),
]
const byId = new Map(HOMES.map((home) => [home.id, home]))

export function homeOf(id: number): ShownHome {
  const home = byId.get(id)
  if (!home) throw new Error(`no home ${id}`)
  return home
}

/** What a search shows, and what "more" shows after it. */
export const shownFor = (isSale: boolean, isMore: boolean): ShownHome[] =>
  [1, 2, 3].map((step) => homeOf((isSale ? 20 : 10) + (isMore ? 3 : 0) + step))

import { QUARTERS, SPOTS, spotOf } from './city-names.ts'
import { FOREIGN, type Name } from './labels.ts'

/** Created by tools/backdrop.ts from Natural Earth and GeoNames, see docs/credits.md. */
type Source = Pick<
  typeof import('../../../domain/places/backdrop.json'),
  'names' | 'towns' | 'cities' | 'districts' | 'waters'
>

/** Zooms from which the names of quarters and of stations, squares and parks are read. */
const QUARTERS_FROM = 13
const SPOTS_FROM = 13

/** All names of the backdrop, the most important first. */
export function rankedNames({ names, towns, cities, districts, waters }: Source): Name[] {
  const rows = (list: (string | number)[][], kind: Name['kind']) =>
    list.map(([text, lat, lng, weight = 9e9]) => ({ text, lat, lng, weight, kind }) as Name)
  // A water that shows early is as large as a town that does.
  const wet = (waters as [string, number, number, number][]).map(
    ([text, lat, lng, from]): Name => ({ text, lat, lng, from, kind: 'water', weight: 400_000 / 2 ** (from - 5) }),
  )
  const near = (lines: readonly string[], kind: Name['kind'], from: number, weight: number) =>
    lines.map(spotOf).map(([text, lat, lng]): Name => ({ text, lat, lng, kind, from, weight }))
  const settled = rows(towns as (string | number)[][], 'town')
  const known = new Set(settled.map(({ text }) => text))
  return [
    ...rows(names, 'state'),
    ...settled.map((town) => partOf(town, known)),
    ...rows(cities, 'city'),
    ...rows(districts, 'district'),
    ...wet,
    ...near(QUARTERS, 'quarter', QUARTERS_FROM, 600),
    ...near(SPOTS, 'spot', SPOTS_FROM, 500),
  ].sort(
    (a, b) => (b.kind === 'city' ? b.weight / FOREIGN : b.weight) - (a.kind === 'city' ? a.weight / FOREIGN : a.weight),
  )
}

/** "Graz-Jakomini" is a quarter of Graz, and on its map "Jakomini". */
function partOf(town: Name, known: ReadonlySet<string>): Name {
  const at = town.text.indexOf('-')
  return at > 0 && known.has(town.text.slice(0, at))
    ? { ...town, kind: 'quarter', text: town.text.slice(at + 1) }
    : town
}

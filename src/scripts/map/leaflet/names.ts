import { FOREIGN, type Name } from './labels.ts'

/** Created by tools/backdrop.ts from Natural Earth and GeoNames, see docs/credits.md. */
type Source = Pick<typeof import('./backdrop.json'), 'names' | 'towns' | 'cities' | 'districts' | 'waters'>

/** All names of the backdrop, the most important first. */
export function namesOf({ names, towns, cities, districts, waters }: Source): Name[] {
  const rows = (list: (string | number)[][], kind: Name['kind']) =>
    list.map(([text, lat, lng, weight = 9e9]) => ({ text, lat, lng, weight, kind }) as Name)
  // A water that shows early is as large as a town that does.
  const wet = (waters as [string, number, number, number][]).map(
    ([text, lat, lng, from]): Name => ({ text, lat, lng, from, kind: 'water', weight: 400_000 / 2 ** (from - 5) }),
  )
  return [
    ...rows(names, 'state'),
    ...rows(towns, 'town'),
    ...rows(cities, 'city'),
    ...rows(districts, 'district'),
    ...wet,
  ].sort(
    (a, b) => (b.kind === 'city' ? b.weight / FOREIGN : b.weight) - (a.kind === 'city' ? a.weight / FOREIGN : a.weight),
  )
}

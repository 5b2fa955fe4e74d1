import type { Name } from './labels.ts'

/** All names on the map: an outline in the colour of the land keeps them legible over lines. */
export const NAMES_LOOK =
  'fill-(--map-name) stroke-(--map-land) stroke-3 [stroke-linejoin:round] font-medium [dominant-baseline:central] [paint-order:stroke]'

/** Names by their kind, where they differ. Waters are italic, as on paper. */
export const NAME_LOOKS: Partial<Readonly<Record<Name['kind'], string>>> = {
  state: 'fill-(--map-name-soft) stroke-none font-semibold tracking-[0.15em]',
  district: 'font-semibold',
  quarter: 'fill-(--map-name-near)',
  spot: 'fill-(--map-name-near) font-normal',
  city: 'fill-(--map-name-soft) stroke-(--map-ground) font-normal',
  water: 'fill-(--map-water-name) italic',
}

/** By Austrian rules: Turkish ones, which a style sheet would follow, write WİEN. */
export const nameText = ({ kind, text }: Pick<Name, 'kind' | 'text'>): string =>
  kind === 'state' ? text.toLocaleUpperCase('de-AT') : text

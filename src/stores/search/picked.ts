import { atom } from 'nanostores'
import type { Picked, PlaceField } from '../../domain/places/typed.ts'

/**
 * The places of the map's search after a change, also one that does not come from its place fields (a chip, a drawing,
 * the browser's back); null until then. The fields follow.
 */
export const $mapPlaces = atom<Readonly<Record<PlaceField, readonly Picked[]>> | null>(null)

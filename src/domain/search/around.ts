import type { Circle } from './area.ts'

/** Kilometres. */
export const RADIUS_MIN = 1
export const RADIUS_MAX = 100
/** The maximum number of circles of a search. */
export const CIRCLES_MAX = 20
/** Instead of a radius: the place and the places that border it. */
export const NEARBY = 'nah'

/**
 * The surroundings of a point or of a place: everything within `km` of it and, of a place, the place itself, since a
 * search "Wien + 5 km" must not find less than "Wien".
 */
export interface Around {
  /** The slug of a place; absent for a point. */
  ort?: string
  km: number | typeof NEARBY
  /** WGS 84 degrees. The address of a place does not have it: the server looks it up (server/places/around.ts). */
  lat?: number
  lng?: number
  /** The places that belong to it as a whole: the place itself, for NEARBY also its neighbours. From the server too. */
  orte?: readonly string[]
}

/** The circle of the surroundings; null for NEARBY, and for a place that is not looked up yet. */
export function circleOf({ lat, lng, km }: Around): Circle | null {
  return lat === undefined || lng === undefined || km === NEARBY ? null : { lat, lng, km }
}

export const circlesOf = (around: readonly Around[] = []): Circle[] => around.flatMap((one) => circleOf(one) ?? [])

/** The places that belong to the surroundings as a whole. */
export const placesOf = (around: readonly Around[]): string[] => [
  ...new Set(around.flatMap(({ ort, orte }) => orte ?? ort ?? [])),
]

/** The slugs that a search names, in `ort`, `umkreis` and `ohne`. */
export function slugsOf({
  ort = [],
  umkreis = [],
  ohne = [],
}: {
  ort?: readonly string[]
  umkreis?: readonly Around[]
  ohne?: readonly string[]
}): string[] {
  return [...new Set([...ort, ...umkreis.flatMap((one) => one.ort ?? []), ...ohne])]
}

/** `graz,15`, `graz,nah` or `47.07,15.44,10` */
export function formatAround({ ort, lat, lng, km }: Around): string {
  return ort === undefined ? `${lat},${lng},${km}` : `${ort},${km}`
}

/** One entry of `umkreis`. @returns the problem code of a bad one: `radius` where only the kilometres are bad */
export function readAround(text: string): Around | 'circle' | 'radius' {
  const parts = text.split(',').map((part) => part.trim())
  const last = parts.pop() as string
  const km = last === NEARBY ? NEARBY : readDecimal(last)
  const [place, ...rest] = parts
  const isPlace = rest.length === 0 && place !== undefined && /^[a-z][a-z0-9-]{0,79}$/.test(place)
  const [lat, lng] = parts.map(readDecimal) as [number, number]
  const isPoint = parts.length === 2 && Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && km !== NEARBY
  if ((!isPlace && !isPoint) || Number.isNaN(km)) return 'circle'
  if (km !== NEARBY && (km < RADIUS_MIN || km > RADIUS_MAX)) return 'radius'
  return isPlace ? { ort: place, km } : { lat, lng, km }
}

const readDecimal = (text: string) => (/^-?\d{1,6}(\.\d{1,8})?$/.test(text) ? Number(text) : Number.NaN)

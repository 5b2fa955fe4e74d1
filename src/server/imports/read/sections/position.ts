import type { FeedProperty } from '../../../../domain/imports/feed.ts'
import { markUsed, note, type Parser, type Reading, read, sentAt } from '../reading.ts'
import { number, parseNumber } from '../values/number.ts'

/**
 * In degrees; the boxes are slightly larger than their regions. The neighbourhood box covers slips of Austrian
 * agencies.
 */
const AUSTRIA = { south: 46.3, north: 49.1, west: 9.4, east: 17.25 }

interface Point {
  lat: number
  lng: number
}

/** `47,07`, `47.07° N` */
const grad: Parser<number> = (raw, say) => {
  const figure = raw
    .trimEnd()
    .replace(/[NEO]$/i, '')
    .trimEnd()
    .replace(/°$/, '')
  const value = parseNumber(figure, false)
  if (value === null) say('not_a_number')
  return value
}

type Position = Pick<FeedProperty, 'lat' | 'lng' | 'ungenau_lat' | 'ungenau_lng' | 'ungenau_radius'>

/** Reads the exact position and the imprecise circle. Senders of a circle put the exact point into separate fields. */
export function readPosition(r: Reading, land: string | null): Position {
  const exact =
    point(r, land, 'geo/[geokoordinaten_breitengrad_exakt]', 'geo/[geokoordinaten_laengengrad_exakt]') ??
    point(r, land, 'geo/geokoordinaten@breitengrad', 'geo/geokoordinaten@laengengrad') ??
    point(r, land, 'geo/[geokoordinaten_breitengrad]', 'geo/[geokoordinaten_laengengrad]')
  const circle = point(r, land, 'geo/[ungenaue_verortung_breitengrad]', 'geo/[ungenaue_verortung_laengengrad]')
  for (const path of ['geo/geokoordinaten@breitengrad', 'geo/geokoordinaten@laengengrad']) {
    for (const sent of sentAt(r, path)) markUsed(sent)
  }
  const radius = read(r, 'geo/[ungenaue_verortung_radius]', number({ min: 0, max: 50_000 }))
  return {
    lat: exact?.lat ?? null,
    lng: exact?.lng ?? null,
    ungenau_lat: circle?.lat ?? null,
    ungenau_lng: circle?.lng ?? null,
    ungenau_radius: radius === null ? null : Math.round(radius),
  }
}

function point(r: Reading, land: string | null, latPath: string, lngPath: string): Point | null {
  const lat = read(r, latPath, grad)
  const lng = read(r, lngPath, grad)
  if (lat === null && lng === null) return null
  const wert = `${sentAt(r, latPath)[0]?.raw ?? ''}, ${sentAt(r, lngPath)[0]?.raw ?? ''}`.slice(0, 60)
  const say = (code: string, level: 'info' | 'warning' = 'warning') => note(r, level, latPath, code, { wert })
  if (lat === null || lng === null) say('position_half')
  else if (Math.abs(lat) < 1 && Math.abs(lng) < 1) say('position_zero')
  else if (inside(lat, lng)) return { lat, lng }
  else if (inside(lng, lat)) {
    say('position_swapped')
    return { lat: lng, lng: lat }
  } else if (Math.abs(lat) > 90 || Math.abs(lng) > 180) say('position_invalid')
  else if (land === 'AUT') say('position_far')
  else {
    say('position_abroad', 'info')
    return { lat, lng }
  }
  return null
}

function inside(lat: number, lng: number): boolean {
  return lat >= AUSTRIA.south && lat <= AUSTRIA.north && lng >= AUSTRIA.west && lng <= AUSTRIA.east
}

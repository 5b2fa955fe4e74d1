import { SPALTEN, WEITERE } from '../../imports/read/sections/geo.ts'
import { placeBySlug } from '../../places/places.ts'
import { formerPosition } from '../../properties/sent-position.ts'
import type { HomeRow } from '../export-repository.ts'
import { type Node, put, putColumns, putDetails } from '../xml.ts'

/** The address and the position as the sender knows them: the file is for nobody else. */
export function writeGeo(home: Node, row: HomeRow): void {
  const geo = row.geo as Record<string, unknown> & { etage?: string; lage_im_bau?: string[] }
  const bundesland = row.bundesland && (placeBySlug(row.bundesland)?.name ?? row.bundesland)
  // A storey in words says more than its number.
  putColumns(home, SPALTEN, { ...row, bundesland, etage: geo.etage ?? row.etage })
  const { sent_position: sent } = row
  const { lat, lng, ...circle } = sent && sent.lat === row.lat && sent.lng === row.lng ? sent : formerPosition(row)
  put(home, 'geo/geokoordinaten@breitengrad', lat)
  put(home, 'geo/geokoordinaten@laengengrad', lng)
  put(home, 'geo/land@iso_land', row.land)
  putDetails(home, 'geo', WEITERE, geo)
  for (const side of geo.lage_im_bau ?? []) put(home, `geo/lage_im_bau@${side}`, true)
  put(home, 'geo/[ungenaue_verortung_breitengrad]', circle.ungenau_lat)
  put(home, 'geo/[ungenaue_verortung_laengengrad]', circle.ungenau_lng)
  // What was sent does not know the circle of a hand: without it a copy would show the exact place.
  const { ungenau_radius: radius = circle.ungenau_radius } = row.hands
  put(home, 'geo/[ungenaue_verortung_radius]', radius)
}

import type { BBox } from '../../domain/search/area.ts'
import { circlesOf, placesOf } from '../../domain/search/around.ts'
import type { Filter } from '../../domain/search/criteria.ts'
import { boxAround, boxOfDrawing, boxPoints, circlePoints } from '../../domain/search/drawing.ts'
import type { Ctx } from '../ctx.ts'
import { extentOfAll } from '../places/extents.ts'
import { mapProperties } from './service.ts'

/** Shows where the homes of a search lie, with only a handful of clusters. */
const OVERVIEW_ZOOM = 9

/**
 * The part of the map that a search opens with: the drawn areas, else the circles and the named places if the extent of
 * each is known, else the homes of the search.
 * @param country the box when none of them exists
 */
export async function openingBox(ctx: Ctx, filter: Filter, country: BBox): Promise<BBox> {
  const named = boxOfDrawing({ areas: filter.gebiet ?? [], circles: [] }) ?? boxOfPlaces(filter)
  if (named) return named
  const { clusters, points } = await mapProperties(ctx, filter, country, OVERVIEW_ZOOM)
  return boxAround([...clusters, ...points].map(({ lat, lng }) => [lat, lng])) ?? country
}

/** Null when a place has no known extent: then its homes tell. */
function boxOfPlaces({ ort = [], plz = [], umkreis = [] }: Filter): BBox | null {
  const circles = circlesOf(umkreis)
  const isEachRound = circles.length === umkreis.length
  const places = isEachRound ? ort : [...ort, ...placesOf(umkreis)]
  const extent = extentOfAll(places)
  if (plz.length > 0 || (places.length > 0 && !extent)) return null
  return boxAround([...circles.flatMap(circlePoints), ...(extent ? boxPoints(extent) : [])])
}

import type { BBox } from '../../domain/search/area.ts'
import type { Filter } from '../../domain/search/criteria.ts'
import { boxAround, boxOfDrawing } from '../../domain/search/drawing.ts'
import type { Ctx } from '../ctx.ts'
import { extentOfAll } from '../places/extents.ts'
import { mapProperties } from './service.ts'

/** Shows where the homes of a search lie, with only a handful of clusters. */
const OVERVIEW_ZOOM = 9

/**
 * The part of the map that a search opens with: the drawn area, else the named places with a known extent, else the
 * homes of the search.
 * @param country the box when none of them exists
 */
export async function openingBox(ctx: Ctx, filter: Filter, country: BBox): Promise<BBox> {
  const drawn = boxOfDrawing({ areas: filter.gebiet ?? [], circle: filter.umkreis ?? null })
  const named = drawn ?? extentOfAll(filter.ort ?? [])
  if (named) return named
  const { clusters, points } = await mapProperties(ctx, filter, country, OVERVIEW_ZOOM)
  return boxAround([...clusters, ...points].map(({ lat, lng }) => [lat, lng])) ?? country
}

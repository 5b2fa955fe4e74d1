import { sql } from 'kysely'
import type { BBox } from '../../domain/search/area.ts'
import { type Filter, priceField } from '../../domain/search/criteria.ts'
import { gridOf, meanOf, POINTS_ALONE, POINTS_IN_CELL } from '../../search/geo/grid.ts'
import type { MapPoint, MapResult } from '../../search/port.ts'
import type { ReadDb } from '../ctx.ts'
import { conditionsOf, homes, inBox } from './conditions.ts'

interface CellRow {
  count: number
  lat_sum: number
  lng_sum: number
  preis_min: number | null
}

/** The same rules as src/search/query/clusters.ts. */
export async function readMap(
  db: ReadDb,
  filter: Filter,
  bbox: BBox,
  zoom: number,
  signal?: AbortSignal,
): Promise<MapResult> {
  signal?.throwIfAborted()
  const grid = gridOf(bbox, zoom)
  const found = sql`from ${homes([...conditionsOf(filter), inBox(bbox)], priceField(filter))}`
  const price = sql.ref(priceField(filter))
  const counted = await sql<{ total: number }>`select count(*) as total ${found}`.execute(db)
  const { total } = counted.rows[0]!
  signal?.throwIfAborted()
  if (total <= POINTS_ALONE) {
    const points = await sql<MapPoint>`select id, lat, lng, ${price} as preis ${found} order by id desc`.execute(db)
    return { total, clusters: [], points: points.rows }
  }
  const most = grid.single ? POINTS_IN_CELL : 1
  const y = sql`(grid_y >> ${sql.lit(grid.shift)})`
  const x = sql`(grid_x >> ${sql.lit(grid.shift)})`
  const clusters = await sql<CellRow>`select count(*) as count, min(${price}) as preis_min,
      sum(floor(lat * 1e6::float8 + 0.5)::bigint) as lat_sum, sum(floor(lng * 1e6::float8 + 0.5)::bigint) as lng_sum
    ${found} group by ${y}, ${x} having count(*) > ${sql.lit(most)} order by ${y}, ${x}`.execute(db)
  signal?.throwIfAborted()
  const points = await sql<MapPoint>`select id, lat, lng, preis from (
      select id, lat, lng, ${price} as preis, count(*) over (partition by ${y}, ${x}) as crowd ${found}
    ) as placed where crowd <= ${sql.lit(most)} order by id desc`.execute(db)
  return {
    total,
    clusters: clusters.rows.map(({ count, lat_sum, lng_sum, preis_min }) => ({
      lat: meanOf(lat_sum, count),
      lng: meanOf(lng_sum, count),
      count,
      preis_min,
    })),
    points: points.rows,
  }
}

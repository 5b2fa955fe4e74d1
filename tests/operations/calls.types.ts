import type { Calls } from '../../src/domain/operations/all.ts'
import { call } from '../../src/stores/api.ts'

/** Never run: `astro check` verifies what must and what must not compile. */
export async function types() {
  const { favorite } = await call('POST /api/favorites', { body: { property_id: 7 } })
  favorite.created_at satisfies string
  await call('GET /api/favorites')
  await call('DELETE /api/favorites/{propertyId}', { params: { propertyId: 7 } })
  // @ts-expect-error no such call
  await call('GET /api/nothing')
  // @ts-expect-error a body is needed
  await call('POST /api/favorites')
  // @ts-expect-error a part of the path is needed
  await call('DELETE /api/favorites/{propertyId}')
  // @ts-expect-error of another type
  await call('POST /api/favorites', { body: { property_id: 7, note: 7 } })
  // @ts-expect-error nothing of that name is answered
  favorite.price
  'GET /api/favorites' satisfies keyof Calls
}

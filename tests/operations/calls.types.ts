import type { Calls } from '../../src/domain/operations/all.ts'
import type { PageCall } from '../../src/server/operations/page-calls.ts'
import { call } from '../../src/stores/api.ts'

/** Never run: pages call what a guest may read. */
export async function pageTypes(page: PageCall) {
  const { data } = await page('GET /api/properties/{id}', { params: { id: '7' }, query: {} })
  data.objekttitel satisfies string
  // @ts-expect-error not for guests
  await page('GET /api/favorites', {})
  // @ts-expect-error pages read, they do not write
  await page('POST /api/inquiries', {})
}

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

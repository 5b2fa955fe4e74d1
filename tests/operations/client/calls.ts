import { createClient } from './api/client/index.ts'
import * as api from './api/index.ts'

/**
 * Code of an external developer with the client that @hey-api/openapi-ts generates from /api/openapi.json.
 * client.test.ts compiles and runs it, and puts a copy next to the client; the root's tsconfig excludes it.
 */
export async function useApi(baseUrl: string, auth: string | undefined) {
  const client = createClient({ baseUrl, ...(auth && { auth: () => auth }) })

  const found = await api.propertiesSearch({
    client,
    query: { vermarktungsart: 'KAUF', preis_bis: '350000', ort: ['graz'], sort: 'preis_auf' },
  })
  const homes = found.data?.data ?? []
  const prices: (number | null | undefined)[] = homes.map((home) => home.kaufpreis)
  const id = homes[0]?.id ?? 0

  const detail = await api.propertiesRead({ client, path: { id: String(id) } })
  const added = await api.favoritesAdd({ client, body: { property_id: id, note: 'Am Park' } })
  const kept = await api.favoritesList({ client })
  const refused = await api.inquiriesSend({ client, body: { kind: 'property' } as never })
  return {
    total: found.data?.total,
    prices,
    title: detail.data?.data.objekttitel,
    added: added.data?.favorite.note,
    refusal: added.error?.code,
    kept: kept.data?.data.map(({ property_id, note }) => [property_id, note]),
    fields: refused.error?.fields?.map(({ field }) => field),
  }
}

/** Never run: what must not compile. */
export async function refusedByTypes() {
  // @ts-expect-error a body is needed
  await api.favoritesAdd({})
  // @ts-expect-error of another type
  await api.favoritesAdd({ body: { property_id: 'seven' } })
  // @ts-expect-error a part of the path is needed
  await api.propertiesRead({})
  // @ts-expect-error no such call
  api.propertiesBuy
  const { data } = await api.favoritesList()
  // @ts-expect-error nothing of that name is answered
  data?.data[0]?.price
}

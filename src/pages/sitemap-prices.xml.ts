import type { APIContext } from 'astro'
import { pricesPath } from '../domain/area-prices/address.ts'
import { listPricedPlaces } from '../server/area-prices/sitemap.ts'
import { sitemap } from './_sitemap/xml.ts'

export const prerender = false

/** The prices of each place with figures. Each page names its other languages itself. */
export async function GET({ locals: { ctx, contact } }: APIContext) {
  const places = await listPricedPlaces(ctx)
  return sitemap(places.map(({ place, as_of }) => ({ loc: contact.site + pricesPath(place), lastmod: as_of })))
}

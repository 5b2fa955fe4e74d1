import type { APIContext } from 'astro'
import { pricesCsv } from '../../server/area-prices/csv.ts'
import { csvFile } from '../_prices/file.ts'

export const prerender = false

/** The prices of a place, of the places inside, and its months. */
export async function GET({ params, locals: { ctx } }: APIContext) {
  const place = /^[a-z0-9-]{2,80}$/.test(params.place ?? '') ? (params.place ?? '') : ''
  const text = place && (await pricesCsv(ctx, place))
  return text ? csvFile(text, `preise-${place}`) : new Response(null, { status: 404 })
}

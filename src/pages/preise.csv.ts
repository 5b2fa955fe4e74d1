import type { APIContext } from 'astro'
import { pricesCsv } from '../server/area-prices/csv.ts'
import { csvFile } from './_prices/file.ts'

export const prerender = false

/** The present prices of all places. */
export async function GET({ locals: { ctx } }: APIContext) {
  return csvFile((await pricesCsv(ctx, null)) ?? '', 'preise')
}

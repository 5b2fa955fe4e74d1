import { COUNTRY } from '../../domain/area-prices/schemas.ts'
import type { Ctx } from '../ctx.ts'
import { reader } from '../db/reader.ts'
import { findPricedPlaces } from './repository.ts'

/** The places with figures, without the country, with the time of their last computation. */
export async function listPricedPlaces(ctx: Pick<Ctx, 'db' | 'standbys'>): Promise<{ place: string; as_of: Date }[]> {
  return (await findPricedPlaces(reader(ctx))).filter(({ place }) => place !== COUNTRY)
}

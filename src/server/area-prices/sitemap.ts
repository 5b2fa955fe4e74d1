import { COUNTRY } from '../../domain/area-prices/schemas.ts'
import type { Ctx } from '../ctx.ts'
import { findPricedPlaces } from './repository.ts'

/** The places with figures, without the country, with the time of their last computation. */
export async function listPricedPlaces({ db }: Pick<Ctx, 'db'>): Promise<{ place: string; as_of: Date }[]> {
  return (await findPricedPlaces(db)).filter(({ place }) => place !== COUNTRY)
}

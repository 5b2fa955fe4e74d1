import { type Around, NEARBY } from '../../domain/search/around.ts'
import type { Filter } from '../../domain/search/criteria.ts'
import type { Ctx } from '../ctx.ts'
import { townsAbroad } from './abroad.ts'
import { neighboursOf } from './neighbours.ts'
import { isAbroadSlug, placeBySlug } from './places.ts'

/**
 * Looks up the places of `umkreis`: their positions and, for NEARBY, the places that border them. An unknown place
 * stays as it is: it then means no more than itself.
 */
export async function lookUpAround(ctx: Pick<Ctx, 'db' | 'caches'>, filter: Filter): Promise<Filter> {
  const { umkreis } = filter
  if (!umkreis?.some(({ ort }) => ort !== undefined)) return filter
  const isAbroad = umkreis.some(({ ort }) => ort !== undefined && isAbroadSlug(ort))
  const abroad = isAbroad ? await townsAbroad(ctx) : []
  const lookUp = (around: Around): Around => {
    const { ort, km } = around
    if (ort === undefined) return around
    const { lat = null, lng = null } = placeBySlug(ort) ?? abroad.find(({ slug }) => slug === ort) ?? {}
    const orte = km === NEARBY ? [ort, ...neighboursOf(ort)] : [ort]
    return { ort, km, orte, ...(lat !== null && lng !== null && { lat, lng }) }
  }
  return { ...filter, umkreis: umkreis.map(lookUp) }
}

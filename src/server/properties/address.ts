import { DomainError } from '../../domain/errors.ts'
import type { Ctx } from '../ctx.ts'
import { findIdBy } from './repository.ts'

/** @throws DomainError property.not_found */
export async function findPropertyId({ db }: Ctx, by: { external_id: string } | { slug: string }): Promise<number> {
  const id =
    'slug' in by
      ? await findIdBy(db, 'title_slug', by.slug)
      : ((await findIdBy(db, 'external_id', by.external_id)) ?? (await findIdBy(db, 'objektnr_extern', by.external_id)))
  if (id === null) throw new DomainError('property.not_found')
  return id
}

import type { Filter } from '../../domain/search/criteria.ts'
import type { ReadDb } from '../ctx.ts'
import type { Visitor } from '../operations/visitor.ts'
import { findOpenToAssistants, findSettings } from './repository.ts'

type Asking = Pick<Visitor, 'outside'>

/** No company has this id: the search finds nothing. */
const NOBODY = 0

/** The search without homes that the visitor may not see: for an assistant elsewhere those of companies that forbid it. */
export async function visibleTo({ outside }: Asking, db: ReadDb, filter: Filter): Promise<Filter> {
  const open = outside ? await findOpenToAssistants(db) : null
  if (!open) return filter
  const asked = filter.anbieter
  const left = asked ? open.filter((id) => asked.includes(id)) : open
  return { ...filter, anbieter: left.length > 0 ? left : [NOBODY] }
}

/** Tells whether the visitor may see what this company offers. */
export async function maySee({ outside }: Asking, db: ReadDb, companyId: number): Promise<boolean> {
  return !outside || (await findSettings(db, companyId)).allow_assistants
}

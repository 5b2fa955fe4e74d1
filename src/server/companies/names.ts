import type { Ctx } from '../ctx.ts'
import { reader } from '../db/reader.ts'
import { findNamesOf } from './names-repository.ts'

/** The names of companies that still exist, by id. */
export async function companyNames(
  ctx: Pick<Ctx, 'db' | 'standbys'>,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  return new Map((await findNamesOf(reader(ctx), [...new Set(ids)])).map(({ id, name }) => [id, name]))
}

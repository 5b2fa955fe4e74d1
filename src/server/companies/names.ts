import type { Ctx } from '../ctx.ts'
import { findCompanyNames } from './names-repository.ts'

/** Every company by name, to choose from. */
export const listCompanyNames = ({ db }: Pick<Ctx, 'db'>): Promise<{ id: number; name: string }[]> =>
  findCompanyNames(db)

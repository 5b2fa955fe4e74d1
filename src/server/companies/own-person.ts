import type { Ctx } from '../ctx.ts'
import { findPersonOf } from './agents-repository.ts'

/** The person that an account belongs to, as its company shows it, for the export of the account; null without one. */
export const exportPerson = async ({ db }: Ctx, userId: number) => (await findPersonOf(db, userId)) ?? null

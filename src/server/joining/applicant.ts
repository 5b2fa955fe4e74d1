import type { Ctx } from '../ctx.ts'
import { deleteApplicationsOf, findApplicationsOf } from './repository.ts'

/** The applications that were sent under an address, for the export of its account. */
export const exportApplications = (ctx: Ctx, address: string) => findApplicationsOf(ctx.db, address)

/** For the removal of an account. */
export const forgetApplicant = (ctx: Ctx, address: string): Promise<void> => deleteApplicationsOf(ctx.db, address)

import type { Ctx } from '../ctx.ts'
import { clearNotifier, findReportsOf } from './repository.ts'

/** Notices under an address, newest first, for the export of an account. */
export const listReports = (ctx: Ctx, address: string) => findReportsOf(ctx.db, address)

/** For the removal of an account: the portal keeps its notices, without name and address. */
export const forgetNotifier = (ctx: Ctx, address: string) => clearNotifier(ctx.db, address)

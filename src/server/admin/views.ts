import type { Ctx } from '../ctx.ts'
import { findViews } from './repository.ts'

/** The saved views of an account: its screen, its name, its query string. */
export const viewsOf = ({ db }: Pick<Ctx, 'db'>, userId: number) => findViews(db, userId)

import type { User } from '../../domain/auth/user.ts'
import type { Ctx } from '../ctx.ts'
import { exportFavorites } from '../favorites/service.ts'

/** What a topic keeps of a user. */
export interface Holding {
  /** Its key in the export. */
  name: string
  /** For the export: everything, in words that a person understands. */
  read(ctx: Ctx, user: User): Promise<unknown>
  /**
   * Before the account goes, in the same transaction: what `on delete cascade` from account(id) does not reach, such
   * as rows that only know the address, or rows that stay and lose the person (inquiries at an agency).
   */
  erase?(ctx: Ctx, user: User): Promise<void>
}

/** Every topic that keeps something of users stands here. */
export const HOLDINGS: readonly Holding[] = [{ name: 'favorites', read: (ctx, user) => exportFavorites(ctx, user.id) }]

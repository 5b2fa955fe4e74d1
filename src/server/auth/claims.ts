import type { Ctx } from '../ctx.ts'
import { letMailsGo } from '../mail/service.ts'
import { type AccountRow, findByEmail, findRival, hasLinks, insertAccount, moveLinks } from './repository.ts'

/**
 * A new account that nobody has written anything into but an address; changeAccess makes that its own.
 * @param row `name`: the first part of the address without it
 */
export function openClaim(
  ctx: Ctx,
  { email, name, language }: { email: string; name?: string | undefined; language: string },
): Promise<AccountRow> {
  const row = { email, name: name ?? email.split('@')[0] ?? email, phone: null, password_hash: null, language }
  return insertAccount(ctx.db, { ...row, created_at: ctx.clock(), terms_accepted_at: null })
}

/**
 * Before a claim ends or moves to another address, within a transaction that holds the lock of its address: the links
 * that were mailed there go on working, under another claim of that address, or under an empty one that ends by itself.
 * A link proves the mailbox, whoever's claim it was mailed for; else whoever claims the address of another and removes
 * the claim, five times, would leave its owner with dead links and no more mails.
 */
export async function handOnLinks(ctx: Ctx, claim: AccountRow): Promise<void> {
  if (claim.email_confirmed_at || !(await hasLinks(ctx.db, claim.id, ctx.clock()))) return
  const { confirmed } = await findByEmail(ctx.db, claim.email)
  if (confirmed) return
  const { email, language } = claim
  const heir = (await findRival(ctx.db, email, claim.id)) ?? (await openClaim(ctx, { email, language }))
  await moveLinks(ctx.db, claim.id, heir.id)
  // One that was counted and never went out would be worse than a dead link.
  await letMailsGo(ctx, claim.id, email)
}

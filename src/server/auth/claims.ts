import type { Language } from '../../i18n/languages.ts'
import type { Ctx } from '../ctx.ts'
import { letMailsGo } from '../deliveries/service.ts'
import { type AccountRow, findByEmail, findRival, hasLinks, insertAccount, moveLinks } from './repository.ts'

/**
 * Opens a new account that contains only an address; changeAccess makes the address its own.
 * @param row `name`: without a name, the local part of the address
 */
export function openClaim(
  ctx: Ctx,
  { email, name, language }: { email: string; name?: string | undefined; language: Language },
): Promise<AccountRow> {
  const row = { email, name: name ?? email.split('@')[0] ?? email, phone: null, password_hash: null, language }
  return insertAccount(ctx.db, { ...row, created_at: ctx.clock(), terms_accepted_at: null })
}

/**
 * Keeps mailed links valid before a claim ends or moves to another address. It runs within a transaction that holds the
 * lock of the address, and moves the links to another claim of that address, or to a new empty claim that expires by
 * itself. A link proves the mailbox, whichever claim it was mailed for. Without this rule, an attacker could claim
 * another person's address, remove the claim, and do so five times: the owner would have dead links and would get no
 * more mails.
 */
export async function handOnLinks(ctx: Ctx, claim: AccountRow): Promise<void> {
  if (claim.email_confirmed_at || !(await hasLinks(ctx.db, claim.id, ctx.clock()))) return
  const { confirmed } = await findByEmail(ctx.db, claim.email)
  if (confirmed) return
  const { email, language } = claim
  const heir = (await findRival(ctx.db, email, claim.id)) ?? (await openClaim(ctx, { email, language }))
  await moveLinks(ctx.db, claim.id, heir.id)
  // A link that was counted but never mailed would be worse than a dead link.
  await letMailsGo(ctx, claim.id, email)
}

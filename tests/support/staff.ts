import { openSession } from '../../src/server/auth/sessions/sessions.ts'
import type { Ctx } from '../../src/server/ctx.ts'

let people = 0

/** An account of an admin, or of an agent of a company, with a session that has proven a second factor. */
export async function staffSession(
  { ctx }: { ctx: Ctx },
  role: 'admin' | 'agent',
  companyId: number | null = null,
): Promise<{ id: number; email: string; token: string }> {
  const email = `staff${++people}@example.at`
  const row = { email, name: `Staff ${people}`, role, company_id: companyId, created_at: new Date() }
  const { id } = await ctx.db
    .insertInto('account')
    .values({ ...row, email_confirmed_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, email, token: await openSession(ctx, id, 'staff', { proven: true }) }
}

/** Makes the proof of a second factor older than the ten minutes for which a dangerous act takes it. */
export async function ageProof({ ctx }: { ctx: Ctx }, accountId: number): Promise<void> {
  const proven_at = new Date(ctx.clock().getTime() - 11 * 60_000)
  await ctx.db.updateTable('session').set({ proven_at }).where('user_id', '=', accountId).execute()
}

/** A company with nothing but a name. */
export async function someCompany({ ctx }: { ctx: Ctx }, firma: string): Promise<number> {
  const slug = firma.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  const { id } = await ctx.db.insertInto('company').values({ firma, slug }).returning('id').executeTakeFirstOrThrow()
  return id
}

import { STEP_UP_MS } from '../../../domain/auth/permissions.ts'
import type { FactorState } from '../../../domain/auth/second-factor.ts'
import type { User } from '../../../domain/auth/user.ts'
import type { Ctx } from '../../ctx.ts'
import { relyingParty } from './passkeys.ts'
import { countRecoveryCodes, findPasskeys, findTotp } from './repository.ts'

/** Whether a proof of the second factor is recent enough for dangerous acts. */
export const isFresh = ({ clock }: Pick<Ctx, 'clock'>, provenAt: Date | null): boolean =>
  provenAt !== null && clock().getTime() - provenAt.getTime() <= STEP_UP_MS

/** Whether logins of the account ask for a second factor. */
export async function hasFactor({ db }: Pick<Ctx, 'db'>, userId: number): Promise<boolean> {
  return (await findTotp(db, userId)) !== undefined || (await findPasskeys(db, userId)).length > 0
}

const iso = (date: Date | null) => date?.toISOString() ?? null

/** The second factors of an account, without secrets. @param provenAt when the asking session last proved one */
export async function readFactors(
  ctx: Ctx,
  { id, role }: Pick<User, 'id' | 'role'>,
  provenAt: Date | null,
): Promise<FactorState> {
  const passkeys = await findPasskeys(ctx.db, id)
  const totp = await findTotp(ctx.db, id)
  return {
    required: role !== 'user',
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      created_at: created_at.toISOString(),
      last_used_at: iso(last_used_at),
    })),
    passkeys_possible: relyingParty(ctx.config) !== null,
    totp: totp ? { created_at: totp.created_at.toISOString(), last_used_at: iso(totp.last_used_at) } : null,
    recovery_codes: await countRecoveryCodes(ctx.db, id),
    proven: isFresh(ctx, provenAt),
  }
}

/** For the export of an account. */
export async function exportFactors(ctx: Ctx, id: number) {
  const { passkeys, totp, recovery_codes } = await readFactors(ctx, { id, role: 'user' }, null)
  return { passkeys, totp, recovery_codes }
}

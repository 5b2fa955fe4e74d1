import { randomInt } from 'node:crypto'
import { DomainError, isDomainError } from '../../domain/errors.ts'
import type { Ctx } from '../ctx.ts'
import { takeRate } from '../http/rate.ts'
import { lockProven } from './access.ts'
import { keepToken } from './links.ts'
import { type CodeMail, mailOwner } from './mails.ts'
import { isPassword } from './passwords.ts'
import { type AccountRow, deleteCodes, hasCode, takeCode } from './repository.ts'
import { atOnce } from './service.ts'
import { hashToken } from './tokens.ts'

/** What an account cannot take back: another address, a first password, its end. */
export type Act = { act: 'password' | 'account' } | { act: 'email'; email: string }

export interface Proof {
  password?: string | undefined
  code?: string | undefined
}

/** Of one session: whoever has stolen one must not use up the tries, or the mails, of the owner's. */
const TRIES = { name: 'password', max: 10, seconds: 900 }
const CODE_TRIES = { name: 'code.tries', max: 5, seconds: 900 }
const CODE_MAILS = { name: 'code.mails', max: 5, seconds: 3600 }

/**
 * Makes sure that whoever asks is the owner, not just somebody at his browser: by the password, or, where there is
 * none, by a code that goes to the confirmed address and is good in the asking session alone, for this one act.
 * @param sessionId the one that asks
 * @param field of the form, where the password stands
 * @throws DomainError auth.credentials for a wrong password, auth.code after mailing a code, input.invalid for a wrong
 * one, auth.unconfirmed when a first password is set before the address is confirmed, rate.exceeded, also where no more
 * codes are mailed and none is good
 */
export async function proveOwner(
  ctx: Ctx,
  account: AccountRow,
  sessionId: number | null,
  act: Act,
  { password, code }: Proof,
  field = 'password',
): Promise<void> {
  const session = `${account.id}\0${sessionId}`
  if (account.password_hash !== null) {
    await takeRate(ctx, TRIES, session)
    if (await isPassword(password ?? '', account.password_hash)) return
    throw new DomainError('auth.credentials', [{ field, code: 'password_wrong' }])
  }
  if (!account.email_confirmed_at) {
    if (act.act === 'password') throw new DomainError('auth.unconfirmed')
    // There is no address yet that could be asked, and nothing yet that is worth more than the session.
    return
  }
  if (code === undefined) {
    await mailCode(ctx, account, sessionId, act)
    throw new DomainError('auth.code')
  }
  await takeRate(ctx, CODE_TRIES, session)
  if (await takeCode(ctx.db, account.id, hashCode(session, act, code), ctx.clock())) return
  throw new DomainError('input.invalid', [{ field: 'code', code: 'sms_code' }])
}

/** A code is short, so its hash holds what it is for: it cannot be used for anything else. */
const hashCode = (session: string, act: Act, code: string) =>
  hashToken(`code\0${session}\0${act.act}\0${act.act === 'email' ? act.email : ''}\0${code}`)

/**
 * Mails a new code in place of the session's last one; above five an hour nothing is sent, and that one stays good.
 * @throws DomainError rate.exceeded when nothing is sent and no code for that act is good
 */
async function mailCode(ctx: Ctx, account: AccountRow, sessionId: number | null, act: Act): Promise<void> {
  const session = `${account.id}\0${sessionId}`
  const data = { session: sessionId, asked: act }
  try {
    await takeRate(ctx, CODE_MAILS, session)
  } catch (error) {
    if (isDomainError(error) && (await hasCode(ctx.db, account.id, data, ctx.clock()))) return
    throw error
  }
  const code = String(randomInt(100_000_000)).padStart(8, '0')
  await atOnce(ctx, async (ctx) => {
    await lockProven(ctx, account)
    await deleteCodes(ctx.db, account.id, sessionId)
    await keepToken(ctx, hashCode(session, act, code), { purpose: 'code', userId: account.id, data })
    await mailOwner(ctx, account, { kind: 'code', code, ...act } satisfies CodeMail)
  })
}

import { randomInt } from 'node:crypto'
import { DomainError, isDomainError } from '../../domain/errors.ts'
import type { Ctx } from '../ctx.ts'
import { takeRate } from '../http/limits/rate.ts'
import { lockProven } from './access.ts'
import { type CodeMail, mailOwner } from './mails.ts'
import { isPassword } from './passwords/passwords.ts'
import { type AccountRow, deleteCodes, hasCode, takeCode } from './repository.ts'
import { atOnce } from './service.ts'
import { keepToken } from './sessions/links.ts'
import { hashToken } from './sessions/tokens.ts'

/** Actions that an account cannot undo: another address, a first password or second factor, its removal. */
export type Act = { act: 'password' | 'account' | 'factor' } | { act: 'email'; email: string }

export interface Proof {
  password?: string | undefined
  code?: string | undefined
}

/**
 * Counted per session: an attacker with a stolen session must not use up the attempts, or the mails, of the owner's
 * session.
 */
const TRIES = { name: 'password', max: 10, seconds: 900 }
const CODE_TRIES = { name: 'code.tries', max: 5, seconds: 900 }
const CODE_MAILS = { name: 'code.mails', max: 5, seconds: 3600 }

/**
 * Makes sure that the caller is the owner, and not another person at the owner's browser: by the password or, without
 * one, by a code. The code goes to the confirmed address and is valid only in the requesting session, for this one
 * action.
 * @param sessionId the requesting session
 * @param field the form field that holds the password
 * @throws DomainError auth.credentials for a wrong password, auth.code after mailing a code, input.invalid for a wrong
 * code, auth.unconfirmed when a first password is set before the address is confirmed, rate.exceeded, also when no more
 * codes are mailed and none is valid
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
    // The account has no confirmed address to mail a code to, and nothing of more value than the session.
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

/** A code is short, so its hash includes the session and the action: the code is valid for nothing else. */
const hashCode = (session: string, act: Act, code: string) =>
  hashToken(`code\0${session}\0${act.act}\0${act.act === 'email' ? act.email : ''}\0${code}`)

/**
 * Mails a new code, which replaces the last one of the session. Above five an hour it sends nothing, and the last one
 * stays valid.
 * @throws DomainError rate.exceeded when nothing is sent and no code for that action is valid
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

import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Ctx } from '../ctx.ts'
import { endFor, readLeavingSecret } from './repository.ts'

const sign = async ({ db }: Pick<Ctx, 'db'>, account: number): Promise<Buffer> =>
  createHmac('sha256', await readLeavingSecret(db))
    .update(`standing\n${account}`)
    .digest()

/** The address at which mail programs end the monthly mail of an account (RFC 8058). */
export async function leavingUrl(ctx: Pick<Ctx, 'db' | 'config'>, account: number): Promise<string> {
  const token = (await sign(ctx, account)).toString('base64url')
  return `${ctx.config.SITE_URL}/api/standings/unsubscribe?konto=${account}&token=${token}`
}

/** Ends the monthly mail of an account. A wrong token changes nothing, and is not told apart. */
export async function endMails(ctx: Ctx, account: number, token: string): Promise<void> {
  if (!timingSafeEqual(await sign(ctx, account), Buffer.from(token, 'base64url'))) return
  await endFor(ctx.db, account)
}

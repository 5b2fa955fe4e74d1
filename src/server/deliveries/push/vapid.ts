import webPush from 'web-push'
import type { Ctx } from '../../ctx.ts'
import { keepOnce } from '../push-repository.ts'

/** The key pair by which push services know us, made at the first start and kept in the database. */
export function readVapid({ db }: Ctx): Promise<{ publicKey: string; privateKey: string }> {
  return keepOnce(db, 'vapid', () => webPush.generateVAPIDKeys())
}

import webPush from 'web-push'
import type { Ctx } from '../../ctx.ts'
import { keepOnce } from '../push-repository.ts'

/** The key pair that identifies us to push services, created at the first start and stored in the database. */
export function readVapid({ db }: Ctx): Promise<{ publicKey: string; privateKey: string }> {
  return keepOnce(db, 'vapid', () => webPush.generateVAPIDKeys())
}

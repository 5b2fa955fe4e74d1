import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { Config } from '../config.ts'
import type { Ctx } from '../ctx.ts'
import type { Delivery as DeliveryTable } from '../db/types.generated.ts'

export type ChannelName = 'mail' | 'sms' | 'push'

export type DeliveryRow = Selectable<DeliveryTable>
/** What is sent, with the payload of its channel. */
export type Delivery<P> = Omit<DeliveryRow, 'payload'> & { payload: P }

/**
 * How an attempt ended: `refused` is final, the other side will never take it; `again`: another attempt may help. Both
 * say why, for the operator; what they say is kept in the outbox and may name people.
 */
export type Outcome = 'sent' | { refused: string } | { again: string }

/** What differs between mail, SMS and web push; everything else is deliver.ts. */
export interface Channel<P = unknown> {
  name: ChannelName
  /** Of the column `payload`: what is sent, ready, in the words of its recipient. */
  payload: z.ZodType<P>
  /** What the operator's outbox shows of it: one line, and all of it. */
  show(payload: P): { headline: string; text: string }
  /** Longer than all time limits of one attempt together: who claimed a delivery is given up after this. */
  leaseMs: number
  /** How many are sent at once by one process. */
  atOnce: number
  /** What could not be sent for so long is given up. */
  giveUpMs: number
  /** How long the key of a delivery goes on stopping a second one, after its words are taken out. */
  keyLifeMs: number
  /** Where nothing is configured to send by, deliveries are kept for the operator. */
  isConfigured(config: Config): boolean
  /** One attempt. What it throws is a reason to try again. */
  send(ctx: Ctx, delivery: Delivery<P>): Promise<Outcome>
}

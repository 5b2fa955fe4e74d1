import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { Config } from '../config.ts'
import type { Ctx } from '../ctx.ts'
import type { Delivery as DeliveryTable } from '../db/types.generated.ts'

export type DeliveryRow = Selectable<DeliveryTable>
export type ChannelName = DeliveryRow['channel']
/** A message, with the payload of its channel. */
export type Delivery<P> = Omit<DeliveryRow, 'payload'> & { payload: P }

/**
 * The outcome of an attempt: `refused` is final, the other side will never accept it; `again`: another attempt may
 * succeed; `stopped`: nothing was tried, since the address gets no more. They state the reason for the operator; the
 * outbox stores it, and it may name people.
 */
export type Outcome = 'sent' | { refused: string } | { again: string } | { stopped: string }

/** The differences between mail, SMS and web push; deliver.ts contains everything else. */
export interface Channel<P = unknown> {
  name: ChannelName
  /** The schema of the column `payload`: the final message, in the language of its recipient. */
  payload: z.ZodType<P>
  /** The view for the operator's outbox: one line, and the whole message. */
  show(payload: P): { headline: string; text: string }
  /** The lease: longer than all time limits of one attempt together; after it, the claim of a delivery expires. */
  leaseMs: number
  /** Concurrent deliveries in one process. */
  atOnce: number
  /** After this time without success, a delivery is abandoned. */
  giveUpMs: number
  /** How long the key of a delivery prevents a second one, after its text is erased. */
  keyLifeMs: number
  /** Without a configured service, deliveries are held back for the operator. */
  isConfigured(config: Config): boolean
  /** One attempt. An exception is a reason to try again. */
  send(ctx: Ctx, delivery: Delivery<P>): Promise<Outcome>
}

import { z } from 'zod'
import type { HitKind } from '../../domain/search-agents/schemas.ts'
import { dialled } from '../../domain/text.ts'
import type { Language } from '../../i18n/languages.ts'
import { translator } from '../../i18n/server.ts'
import { wants } from '../auth/notifications.ts'
import { countAct } from '../business/count.ts'
import type { Ctx } from '../ctx.ts'
import { siteUrl } from '../deliveries/mail/layout.ts'
import { queueMail } from '../deliveries/mail/mail.ts'
import { queueSms } from '../deliveries/sms/sms.ts'
import { giveBack, mayTake } from '../http/limits/rate.ts'
import { defineJob } from '../jobs/job.ts'
import { findOffer } from '../properties/offer.ts'
import { readProperties } from '../properties/service.ts'
import { lastDue } from './due.ts'
import { agentPath, digestMail, type Told } from './mails.ts'
import {
  type AgentRow,
  findDueAgents,
  findInstant,
  findWaiting,
  lockAgent,
  setDelivered,
  updateAgent,
} from './repository.ts'

/** Number of homes in a mail; the others are a link away. */
const HOMES = 20
const PART = 100
/** Each SMS costs the operator; further hits wait until the next day, or come by mail alone. */
const SMS_A_DAY = { name: 'agent-told', max: 10, seconds: 86_400 }

/**
 * Sends all waiting hits of an agent in one mail, in the transaction `ctx.db`. The sent hits are marked together with
 * the mail, so that a repeated job finds nothing. A home with several events is reported once, with the last. Without a
 * mail (the agent sends none, or its account switched them off), the hits stay until the number is confirmed and the
 * daily limit permits another SMS. With neither mails nor a number, the agent counts as paused: its hits are discarded,
 * since a user who switches mails on again should not get the news of months.
 */
export async function deliver(ctx: Ctx, agentId: number): Promise<void> {
  const agent = await lockAgent(ctx.db, agentId)
  if (!agent?.active_since) return
  const waiting = await findWaiting(ctx.db, agentId)
  const now = ctx.clock()
  const upTo = waiting[0]?.id
  if (upTo !== undefined) {
    const mails = agent.by_email && (await wants(ctx, agent.user_id, 'search_agents_email'))
    const phone = await phoneOf(ctx, agent)
    const isTold = (mails || phone !== null) && (await tell(ctx, agent, waiting, upTo, mails, phone))
    if (isTold) await countAct(ctx, 'agent_sent')
    // What waits for an SMS is due until one is sent: a weekly digest would miss a whole week.
    if (!isTold && agent.by_sms) return
    await setDelivered(ctx.db, agentId, upTo, now)
  }
  await updateAgent(ctx.db, agentId, { last_digest_at: now })
}

/** @returns whether a mail or an SMS reports it, also one that an earlier run queued */
async function tell(
  ctx: Ctx,
  agent: AgentRow,
  waiting: Awaited<ReturnType<typeof findWaiting>>,
  upTo: number,
  mails: boolean,
  phone: string | null,
): Promise<boolean> {
  const language = agent.language
  const hits = [...new Map([...waiting].reverse().map((hit) => [hit.property_id, hit])).values()].reverse()
  if (mails) {
    const told = await readHomes(ctx, hits.slice(0, HOMES), language)
    await queueMail(ctx, digestMail(ctx.config, agent, told, hits.length - told.length, upTo))
  }
  return (phone !== null && (await text(ctx, agent, phone, hits.length, upTo))) || mails
}

async function readHomes(
  ctx: Ctx,
  shown: readonly { property_id: number; kind: HitKind }[],
  language: Language,
): Promise<Told[]> {
  const ids = shown.map(({ property_id }) => property_id)
  const cards = new Map((await readProperties(ctx, ids, language)).map((card) => [card.id, card]))
  const told: Told[] = []
  for (const { property_id, kind } of shown) {
    const card = cards.get(property_id) ?? null
    told.push({ kind, card, offer: card ? null : await findOffer(ctx, property_id, language) })
  }
  return told
}

/** @returns false when no SMS is sent; then it does not count towards the daily limit */
async function text(ctx: Ctx, agent: AgentRow, phone: string, count: number, upTo: number): Promise<boolean> {
  const language = agent.language
  // A link to the agent's page, not to the search: a drawn area would fill fifty SMS. This page shows the search, and
  // ends the agent.
  const url = siteUrl(ctx.config, language, agentPath(agent))
  const words = translator(language)('agent.sms.text', { count, url })
  const cause = { dedupeKey: `agent:${agent.id}:${upTo}:sms`, ...(agent.user_id && { userId: agent.user_id }) }
  if (await queueSms(ctx, cause, phone, words)) return true
  await giveBack(ctx, SMS_A_DAY, dialled(phone))
  return false
}

/** The number for an SMS now, if any. */
async function phoneOf(ctx: Ctx, { by_sms, phone, sms_confirmed_at }: AgentRow): Promise<string | null> {
  if (!by_sms || !phone || !sms_confirmed_at) return null
  return (await mayTake(ctx, SMS_A_DAY, dialled(phone))) ? phone : null
}

/** Sends the waiting hits of every instant agent. Two parallel runs send nothing twice. */
export const deliverInstant = async (ctx: Ctx): Promise<void> => deliverEach(ctx, await findInstant(ctx.db))

/** Sends every due digest. It runs a few times an hour; two parallel runs send nothing twice. */
export async function sendDigests(ctx: Ctx): Promise<void> {
  const now = ctx.clock()
  for (const frequency of ['daily', 'weekly'] as const) {
    const due = lastDue(frequency, now)
    for (let after = 0; ; ) {
      const ids = await findDueAgents(ctx.db, frequency, due, after, PART)
      await deliverEach(ctx, ids)
      if (ids.length < PART) break
      after = ids.at(-1) ?? after
    }
  }
}

/** Each in its own transaction; a failed one is tried again with the next job and does not stop the others. */
async function deliverEach(ctx: Ctx, ids: readonly number[]): Promise<void> {
  for (const agentId of ids) {
    try {
      await ctx.db.transaction().execute((db) => deliver({ ...ctx, db }, agentId))
    } catch (error) {
      ctx.log.error({ error, agentId }, 'a search agent could not be told')
    }
  }
}

export const sendDigestsJob = defineJob({
  name: 'alerts.digest',
  data: z.strictObject({}),
  schedule: [{ cron: '*/10 * * * *' }],
  retries: 2,
  seconds: 1800,
  run: (ctx) => sendDigests(ctx),
})

import { randomInt } from 'node:crypto'
import type { Person, User } from '../../domain/auth/user.ts'
import { DomainError, isDomainError } from '../../domain/errors.ts'
import { formatSearch } from '../../domain/search/codec.ts'
import type { ChangeAgent, SearchAgentForm, SearchAgentView } from '../../domain/search-agents/schemas.ts'
import { sentenceIn, withSentence } from '../../domain/search-agents/sentence.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import { translator } from '../../i18n/server.ts'
import { beginHearing } from '../alerts/begin.ts'
import { newToken } from '../auth/sessions/tokens.ts'
import { countAct } from '../business/count.ts'
import type { Ctx } from '../ctx.ts'
import { reader } from '../db/reader.ts'
import { queueMail } from '../deliveries/mail/mail.ts'
import { dropMessages, forgetSms } from '../deliveries/service.ts'
import { queueCode, requireSmsNumber, takeCodeOrigin } from '../deliveries/sms/sms.ts'
import { letMailIn } from '../deliveries/stops.ts'
import { takeRate } from '../http/limits/rate.ts'
import { readSearch } from '../places/read-search.ts'
import { confirmMail } from './mails.ts'
import {
  type AgentRow,
  countAgents,
  countNewHits,
  deleteAgent,
  deleteAgentsFor,
  deleteTold,
  deleteUnconfirmed,
  deleteWaiting,
  findAgentByToken,
  findAgentsOf,
  findMoving,
  insertAgent,
  readAgentByToken,
  updateAgent,
} from './repository.ts'
import { keepFitting } from './tell.ts'

const AGENTS_MAX = 50
const UNCONFIRMED_LIFE = 7 * 86_400_000
/** Long enough that no home is reported as new twice, short enough that the table does not grow without limit. */
const TOLD_LIFE = 365 * 86_400_000
/** How long a hit counts as new in the account. */
const NEW_FOR = 7 * 86_400_000
/** Protects a mailbox against mails that strangers cause. */
const MAILS_A_DAY = { name: 'agent-address', max: 5, seconds: 86_400 }
/** Six digits: five guesses a day, of one code or of several, find one in 550 years. */
const CODE_TRIES = { name: 'agent-code', max: 5, seconds: 86_400 }
const CODE_LIFE = 3_600_000

/**
 * Creates a search agent. It starts at once for the confirmed address of the calling account; any other address gets a
 * confirmation mail first. A telephone number gets a code, and nothing else before the code is confirmed.
 * @param origin the network of the request, which has a daily limit of codes
 * @returns whether the address still has to be confirmed
 * @throws DomainError input.invalid for invalid criteria and numbers that cannot get an SMS, agent.limit,
 * rate.exceeded, sms.limit
 */
export async function createAgent(
  ctx: Ctx,
  form: SearchAgentForm,
  user: User | null,
  language: Language,
  origin: string,
): Promise<{ confirmed: boolean }> {
  const confirmed = user?.email_confirmed === true && user.email === form.email
  if (form.website) return { confirmed }
  const criteria = await readCriteria(ctx, form.criteria, language)
  if (form.by_sms) requireSmsNumber(ctx, form.phone ?? '', LANGUAGES[language].tag)
  if ((await countAgents(ctx.db, form.email)) >= AGENTS_MAX) throw new DomainError('agent.limit')
  // Checks the network first: its refusals must not use up the mails of the address.
  if (form.by_sms) await takeCodeOrigin(ctx, origin)
  if (!confirmed) await takeRate(ctx, MAILS_A_DAY, form.email)
  await beginHearing(ctx, async (within) => {
    const now = ctx.clock()
    const row = await insertAgent(within.db, {
      user_id: user?.id ?? null,
      name: form.name,
      email: form.email,
      phone: form.phone || null,
      sms_code: form.by_sms ? newCode() : null,
      language,
      criteria,
      frequency: form.frequency,
      by_email: form.by_email,
      by_sms: form.by_sms,
      token: newToken(),
      confirm_token: newToken(),
      created_at: now,
      confirmed_at: confirmed ? now : null,
      active_since: confirmed ? now : null,
      last_digest_at: now,
    })
    if (confirmed) await countAct(within, 'agent')
    if (confirmed) await sendCode(within, row)
    else await queueMail(within, confirmMail(ctx.config, row))
  })
  return { confirmed }
}

const newCode = () => String(randomInt(1_000_000)).padStart(6, '0')

/** The counter for codes: an account or, for a guest, the address. */
const accountOf = ({ user_id, email }: AgentRow) => (user_id ? `account ${user_id}` : email)

/**
 * The criteria in their shortest form, with the sentence that names the agent.
 * @throws DomainError input.invalid that names the invalid criteria
 */
async function readCriteria(ctx: Ctx, text: string, language: Language): Promise<string> {
  const { query, problems } = await readSearch(ctx, new URLSearchParams(text), language)
  if (problems.length) throw new DomainError('input.invalid', problems)
  return withSentence(formatSearch({ filter: query.filter }).toString(), sentenceIn(text))
}

/**
 * Only after the address is confirmed, so that an attacker without a mailbox cannot have codes sent to strangers.
 * @throws DomainError rate.exceeded, sms.limit; the transaction must then be rolled back
 */
async function sendCode(ctx: Ctx, row: AgentRow): Promise<void> {
  if (!row.by_sms || !row.phone || !row.sms_code || row.sms_confirmed_at) return
  const text = translator(row.language)('agent.sms.code', { code: row.sms_code })
  const now = ctx.clock()
  // Each code is a separate message; the export of an account leaves out keys that end like this one.
  const cause = { dedupeKey: `agent:${row.id}:${now.getTime()}:code`, ...(row.user_id && { userId: row.user_id }) }
  await queueCode(ctx, cause, row.phone, accountOf(row), text)
  await updateAgent(ctx.db, row.id, { sms_code_sent_at: now })
}

/** Without a code the mails start all the same; the page offers to send it later. */
async function trySendCode(ctx: Ctx, token: string): Promise<void> {
  try {
    await change(ctx, token, async (within, row) => {
      if (!row.sms_code_sent_at) await sendCode(within, row)
    })
  } catch (error) {
    if (!isDomainError(error)) throw error
  }
}

/**
 * Confirms an agent after the visitor opened the mailed link and pressed its button. A repetition changes nothing. Only
 * the token of that mail works: a user who created an agent for another person's address sees the other token in their
 * list.
 * @throws DomainError agent.not_found
 */
export async function confirmAgent(ctx: Ctx, token: string): Promise<void> {
  let begins = false
  await change(ctx, token, async (within, row) => {
    if (row.confirm_token !== token) throw new DomainError('agent.not_found')
    if (row.confirmed_at) return
    const now = ctx.clock()
    await updateAgent(within.db, row.id, { confirmed_at: now, active_since: now, last_digest_at: now })
    await countAct(within, 'agent')
    await letMailIn(within, row.email)
    begins = true
  })
  // In its own transaction: a refused code rolls back its counter, and not the agent.
  if (begins) await trySendCode(ctx, token)
}

/**
 * @throws DomainError agent.not_found, rate.exceeded, input.invalid for a wrong code, and for one that is older than an
 * hour
 */
export async function confirmPhone(ctx: Ctx, token: string, code: string): Promise<void> {
  const agent = await readAgentByToken(ctx.db, token)
  if (!agent) throw new DomainError('agent.not_found')
  // Counted per agent, since an agent has two tokens.
  await takeRate(ctx, CODE_TRIES, String(agent.id))
  await change(ctx, token, async (within, row) => {
    if (row.sms_confirmed_at) return
    const ends = (row.sms_code_sent_at?.getTime() ?? 0) + CODE_LIFE
    const wrong = row.sms_code !== code ? 'sms_code' : ends <= ctx.clock().getTime() ? 'sms_expired' : null
    if (wrong) throw new DomainError('input.invalid', [{ field: 'code', code: wrong }])
    await updateAgent(within.db, row.id, { sms_confirmed_at: ctx.clock(), sms_code: null })
  })
}

/**
 * Sends another code; the previous one becomes invalid.
 * @throws DomainError agent.not_found, input.invalid for a number that cannot get an SMS, rate.exceeded, sms.limit
 */
export async function sendNewCode(ctx: Ctx, token: string, language: Language, origin: string): Promise<void> {
  const agent = await readAgentByToken(ctx.db, token)
  if (!agent?.confirmed_at || !agent.by_sms) throw new DomainError('agent.not_found')
  if (agent.sms_confirmed_at) return
  requireSmsNumber(ctx, agent.phone ?? '', LANGUAGES[language].tag)
  await takeCodeOrigin(ctx, origin)
  await change(ctx, token, async (within, { id }) => {
    await sendCode(within, await updateAgent(within.db, id, { sms_code: newCode() }))
  })
}

/**
 * Changes the given values. Neither events during a pause are reported later, nor hits that waited before it, nor those
 * of other criteria.
 * @throws DomainError agent.not_found, input.invalid
 */
export async function changeAgent(ctx: Ctx, token: string, form: ChangeAgent): Promise<void> {
  const { paused, ...rest } = form
  await change(ctx, token, async (within, row) => {
    const now = ctx.clock()
    const resumes = paused === false && row.active_since === null && row.confirmed_at !== null
    const criteria =
      form.criteria === undefined ? row.criteria : await readCriteria(within, form.criteria, row.language)
    await updateAgent(within.db, row.id, {
      ...rest,
      criteria,
      ...(paused === true && { active_since: null }),
      ...(resumes && { active_since: now, last_digest_at: now }),
    })
    if (resumes) await deleteWaiting(within.db, row.id, [])
    else if (criteria !== row.criteria) await keepFitting(within, row.id, criteria)
  })
}

async function change(ctx: Ctx, token: string, act: (within: Ctx, row: AgentRow) => Promise<void>): Promise<void> {
  await beginHearing(ctx, async (within) => {
    const row = await findAgentByToken(within.db, token)
    if (!row) throw new DomainError('agent.not_found')
    await act(within, row)
  })
}

/** @throws DomainError agent.not_found */
export async function readAgent(ctx: Ctx, token: string): Promise<SearchAgentView> {
  const row = await readAgentByToken(ctx.db, token)
  if (!row) throw new DomainError('agent.not_found')
  return (await viewsOf(ctx, [row]))[0]!
}

/** Agents of a person, also those that were created for the address before its account; newest first. */
export async function listAgents(ctx: Ctx, person: Person): Promise<SearchAgentView[]> {
  return viewsOf(ctx, await findAgentsOf(reader(ctx), person))
}

/** For the removal of an account: nothing is sent to its address any more, and no SMS of a guest's agents remains. */
export async function forgetAgents(ctx: Ctx, address: string): Promise<void> {
  await forgetSms(ctx, await deleteAgentsFor(ctx.db, address))
}

/**
 * Moves the agents of an account to its new address. Their mailed links end: a reader of the old mailbox neither learns
 * the new address nor changes them.
 */
export async function moveAgents({ db }: Ctx, userId: number, from: string, to: string): Promise<void> {
  for (const { id } of await findMoving(db, userId, from)) {
    await updateAgent(db, id, { user_id: userId, email: to, token: newToken(), confirm_token: newToken() })
  }
}

/** Ends an agent at once. A repetition, or an unknown token, is not an error: the wish is fulfilled. */
export async function endAgent(ctx: Ctx, token: string): Promise<void> {
  await ctx.db.transaction().execute(async (db) => {
    const id = await deleteAgent(db, token)
    if (id !== null) await dropMessages({ ...ctx, db }, `agent:${id}:`)
  })
}

/** Removes agents whose address was not confirmed, and old sent hits. Runs daily. */
export async function cleanAgents({ db, clock }: Ctx): Promise<void> {
  const now = clock().getTime()
  await deleteUnconfirmed(db, new Date(now - UNCONFIRMED_LIFE))
  await deleteTold(db, new Date(now - TOLD_LIFE))
}

async function viewsOf(ctx: Ctx, rows: readonly AgentRow[]): Promise<SearchAgentView[]> {
  const since = new Date(ctx.clock().getTime() - NEW_FOR)
  const counts = await countNewHits(
    ctx.db,
    rows.map(({ id }) => id),
    since,
  )
  return rows.map((row) => viewOf(row, counts.get(row.id) ?? 0))
}

function viewOf(row: AgentRow, new_hits: number): SearchAgentView {
  return {
    token: row.token,
    name: row.name,
    email: row.email,
    phone: row.phone,
    criteria: row.criteria,
    frequency: row.frequency,
    by_email: row.by_email,
    by_sms: row.by_sms,
    sms_sent: row.sms_code_sent_at !== null,
    sms_confirmed: row.sms_confirmed_at !== null,
    confirmed: row.confirmed_at !== null,
    paused: row.confirmed_at !== null && row.active_since === null,
    new_hits,
    created_at: row.created_at.toISOString(),
  }
}

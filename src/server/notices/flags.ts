import { z } from 'zod'
import type { Page } from '../../domain/admin/list.ts'
import { DomainError } from '../../domain/errors.ts'
import type { FlagRow } from '../../domain/notices/admin-schemas.ts'
import { flagContact } from '../../domain/notices/flag-contact.ts'
import { flagPictures } from '../../domain/notices/flag-pictures.ts'
import { type Compared, flagPrice } from '../../domain/notices/flag-price.ts'
import { flagAdvance } from '../../domain/notices/flag-words.ts'
import type { Flag } from '../../domain/notices/flags.ts'
import type { FlagRule } from '../../domain/notices/kinds.ts'
import type { Vermarktungsart } from '../../domain/properties/vocabulary.ts'
import { recordAct } from '../audit/record.ts'
import { atOnce } from '../auth/service.ts'
import type { Ctx, Db } from '../ctx.ts'
import { defineJob } from '../jobs/job.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import { lockState } from '../properties/hand-state.ts'
import { readMarket } from '../properties/market.ts'
import {
  type FlaggedHome,
  type FlagQuery,
  findFlags,
  findHomes,
  findSharedPhotos,
  insertFlagNotes,
  markDismissed,
  takeFlagNotes,
  writeFlags,
} from './flag-repository.ts'

const PART = 100
/** Offers that have a price per m² of their own. */
const ARTEN: readonly Vermarktungsart[] = ['KAUF', 'MIETE']

/** Homes that changed: the rules look at them soon. In the transaction that knows of the change. */
export const noteForFlags = (db: Db, ids: readonly number[]): Promise<void> => insertFlagNotes(db, ids)

/**
 * Looks at the homes that changed. Each part is a transaction; several processes may do this at once.
 * @returns how many homes were looked at
 */
export async function checkNoted(ctx: Ctx, signal?: AbortSignal): Promise<number> {
  let count = 0
  while (!signal?.aborted) {
    const ids = await ctx.db.transaction().execute((db) => checkSome({ ...ctx, db }))
    if (ids === 0) break
    count += ids
  }
  return count
}

async function checkSome(ctx: Ctx): Promise<number> {
  const ids = await takeFlagNotes(ctx.db, PART)
  if (ids.length === 0) return 0
  for (const home of await findHomes(ctx.db, ids)) {
    // What visitors do not see needs no decision.
    const flags = home.listed ? await flagsOf(ctx, home) : []
    await writeFlags(ctx.db, home.id, flags, ctx.clock())
  }
  return ids.length
}

async function flagsOf(ctx: Ctx, home: FlaggedHome): Promise<Flag[]> {
  const texts = [...home.texts, ...home.translations.flatMap((one) => Object.values(one ?? {}))].filter(
    (text) => typeof text === 'string' && text !== '',
  ) as string[]
  const known = (values: readonly (string | null)[]) => values.filter((value) => value !== null)
  const own = { emails: known(home.emails), websites: known(home.websites), phones: known(home.phones) }
  const compared: Compared[] = []
  for (const art of ARTEN.filter((one) => home.vermarktungsart.includes(one))) {
    const market = await readMarket(ctx, home.id, art)
    if (market) compared.push({ art, ...market })
  }
  const found = [
    flagPrice(compared),
    flagPictures(await findSharedPhotos(ctx.db, home.id)),
    flagAdvance(texts),
    flagContact(texts, own),
  ]
  return found.filter((flag) => flag !== null)
}

export const checkFlagsJob = defineJob({
  name: 'notices.flags',
  data: z.strictObject({}),
  schedule: [{ cron: '* * * * *' }],
  retries: 2,
  seconds: 1800,
  run: (ctx, _data, signal) => checkNoted(ctx, signal),
})

/** A page of the flags. */
export async function listFlags({ db }: Ctx, query: FlagQuery): Promise<Page<FlagRow>> {
  const page = await findFlags(db, { sort: '-created_at', ...query })
  return {
    ...page,
    data: page.data.map(({ company_id, firma, created_at, ...row }) => ({
      ...row,
      company: { id: company_id, firma },
      created_at: created_at.toISOString(),
    })),
  }
}

/** Says that a listing is no fraud. @throws DomainError property.not_found, record.not_found without an open flag */
export async function dismissFlag(
  ctx: Ctx,
  visitor: SignedInVisitor,
  propertyId: number,
  rule: FlagRule,
): Promise<void> {
  await atOnce(ctx, async (within) => {
    const home = await lockState(within.db, propertyId)
    const decided = { at: within.clock(), by: visitor.user.id }
    if (!(await markDismissed(within.db, { propertyId, rule }, decided))) throw new DomainError('record.not_found')
    await recordAct(within, visitor, {
      act: 'flags.dismiss',
      entity: 'property',
      entityId: propertyId,
      label: home.objekttitel,
      companyId: null,
      before: { flag: rule, state: 'open' },
      after: { flag: rule, state: 'dismissed' },
    })
  })
}

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
import { lockProject } from '../projects/withheld.ts'
import { lockState } from '../properties/hand-state.ts'
import { readMarket } from '../properties/market.ts'
import {
  type FlaggedListing,
  type FlagQuery,
  findFlag,
  findFlags,
  findHomes,
  findProjects,
  findSharedPhotos,
  insertFlagNotes,
  insertTurn,
  markDismissed,
  takeFlagNotes,
  writeFlags,
} from './flag-repository.ts'
import type { Restricted } from './repository.ts'
import type { Subject } from './subject.ts'

const PART = 100
/** Nights after which the rules have looked at every listing again. */
const TURNS = 7
const DAY_MS = 86_400_000
/** Offers that have a price per m² of their own. */
const ARTEN: readonly Vermarktungsart[] = ['KAUF', 'MIETE']

/** Homes that changed, with their projects: the rules look at them soon. In the transaction that knows of the change. */
export const noteForFlags = (db: Db, ids: readonly number[]): Promise<void> => insertFlagNotes(db, ids)

/**
 * Looks at the homes and projects that changed. Each part is a transaction; several processes may do this at once.
 * @returns how many were looked at
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
  const noted = await takeFlagNotes(ctx.db, PART)
  if (noted.length === 0) return 0
  const homes = noted.flatMap((one) => ('property_id' in one ? [one.property_id] : []))
  const projects = noted.flatMap((one) => ('project_id' in one ? [one.project_id] : []))
  for (const listing of [...(await findHomes(ctx.db, homes)), ...(await findProjects(ctx.db, projects))]) {
    // What visitors do not see needs no decision.
    const flags = listing.listed ? await flagsOf(ctx, listing) : []
    await writeFlags(ctx.db, listing.about, flags, ctx.clock())
  }
  return noted.length
}

async function flagsOf(ctx: Ctx, { about, ...listing }: FlaggedListing): Promise<Flag[]> {
  const texts = [...listing.texts, ...listing.translations.flatMap((one) => Object.values(one ?? {}))].filter(
    (text) => typeof text === 'string' && text !== '',
  ) as string[]
  const known = (values: readonly (string | null)[]) => values.filter((value) => value !== null)
  const own = { emails: known(listing.emails), websites: known(listing.websites), phones: known(listing.phones) }
  const compared: Compared[] = []
  // A project costs what its units cost, and these are compared by themselves.
  const arten = 'property_id' in about ? ARTEN.filter((one) => listing.vermarktungsart.includes(one)) : []
  for (const art of arten) {
    const market = 'property_id' in about ? await readMarket(ctx, about.property_id, art) : null
    if (market) compared.push({ art, ...market })
  }
  const found = [
    flagPrice(compared),
    flagPictures(await findSharedPhotos(ctx.db, about)),
    flagAdvance(texts),
    flagContact(texts, own),
  ]
  return found.filter((flag) => flag !== null)
}

export const checkFlagsJob = defineJob({
  name: 'notices.flags',
  data: z.strictObject({}),
  schedule: [{ cron: '* * * * *' }],
  byHand: true,
  retries: 2,
  seconds: 1800,
  run: (ctx, _data, signal) => checkNoted(ctx, signal),
})

/**
 * The rules look at a part of all listings each night, so that each has its turn once a week: the market moves, other
 * listings come and go, and so do the words of the rules. Listings with an open flag have their turn every night.
 * The job of each minute checks what is noted here.
 */
export const recheckFlagsJob = defineJob({
  name: 'notices.recheck',
  data: z.strictObject({}),
  schedule: [{ cron: '30 4 * * *' }],
  byHand: true,
  retries: 2,
  seconds: 600,
  run: ({ db, clock }) => insertTurn(db, { turn: Math.floor(clock().getTime() / DAY_MS) % TURNS, turns: TURNS }),
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

/**
 * A flag and its listing, which is locked: before the flag, as everywhere.
 * @throws DomainError record.not_found, property.not_found, project.not_found
 */
export async function lockFlagged(
  db: Db,
  id: number,
): Promise<{ about: Restricted; rule: FlagRule; subject: Subject }> {
  const flag = await findFlag(db, id)
  if (!flag) throw new DomainError('record.not_found')
  const { about } = flag
  const subject: Subject =
    'property_id' in about
      ? { home: await lockState(db, about.property_id), project: null }
      : { home: null, project: await lockProject(db, about.project_id) }
  return { ...flag, subject }
}

/** Says that a listing is no fraud. @throws DomainError record.not_found without an open flag */
export async function dismissFlag(ctx: Ctx, visitor: SignedInVisitor, id: number): Promise<void> {
  await atOnce(ctx, async (within) => {
    const { rule, subject } = await lockFlagged(within.db, id)
    const decided = { at: within.clock(), by: visitor.user.id }
    if (!(await markDismissed(within.db, id, decided))) throw new DomainError('record.not_found')
    await recordAct(within, visitor, {
      act: 'flags.dismiss',
      ...recordOf(subject),
      companyId: null,
      before: { flag: rule, state: 'open' },
      after: { flag: rule, state: 'dismissed' },
    })
  })
}

/** The record of the audit that a decision is about. */
export const recordOf = ({ home, project }: Subject) =>
  home
    ? ({ entity: 'property', entityId: home.id, label: home.objekttitel } as const)
    : ({ entity: 'project', entityId: project?.id ?? null, label: project?.titel ?? '' } as const)

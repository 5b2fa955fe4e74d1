import { belowHands, type HandFields } from '../../domain/companies/by-hand.ts'
import { IMPRINT } from '../../domain/companies/profile.ts'
import type { FeedAgent, FeedCompany, SenderNames } from '../../domain/imports/feed.ts'
import { leadingName } from '../../domain/imports/sender.ts'
import { slugify } from '../../domain/properties/slug.ts'
import { translator } from '../../i18n/server.ts'
import type { Ctx, Db } from '../ctx.ts'
import { atomically } from '../db/atomically.ts'
import {
  type CompanyRow,
  findByAnid,
  findById,
  findBySlug,
  findNamed,
  insertCompany,
  isCompany,
  lockById,
  slugsLike,
  updateCompany,
  upsertAgent,
} from './repository.ts'

export type { CompanyRow } from './repository.ts'

export const hasCompany = ({ db }: Pick<Ctx, 'db'>, id: number): Promise<boolean> => isCompany(db, id)

/** A company under the name of its feeds; null when there is none. */
export async function namedCompany({ db }: Pick<Ctx, 'db'>, id: number): Promise<CompanyRow | null> {
  const row = await findById(db, id)
  return row && { ...row, firma: feedFirma(row) }
}

/** A sender, as an import uses it. */
export interface FeedSender {
  id: number
  slug: string
  firma: string
  /** The same on every installation, unlike the id. */
  stamp: string
  /** Its feed has just given it another name, which the search does not know of homes that stay as they are. */
  isRenamed?: boolean
}

/** The companies that have one of the sender's names, under the name of their feeds. */
export const companiesNamed = async (db: Db, names: SenderNames): Promise<CompanyRow[]> =>
  (await findNamed(db, names)).map((row) => ({ ...row, firma: feedFirma(row) }))

/**
 * Finds the companies that a person means by this text: the one with that slug, else those with that openimmo_anid,
 * anbieternr, firma or id.
 */
export async function companiesMeant(db: Db, text: string): Promise<CompanyRow[]> {
  const slugged = await findBySlug(db, text)
  if (slugged) return [slugged]
  const named = await findNamed(db, { openimmo_anid: text, anbieternr: text, firma: text })
  const numbered = /^[1-9]\d{0,14}$/.test(text) ? await findById(db, Number(text)) : null
  return numbered && !named.some(({ id }) => id === numbered.id) ? [...named, numbered] : named
}

export async function companyById(db: Db, id: number): Promise<FeedSender | null> {
  const found = await findById(db, id)
  return found && sender(found)
}

/** Creates the company of a feed. @returns null when another process created it first */
export async function createCompany(db: Db, company: FeedCompany): Promise<FeedSender | null> {
  const firma = company.firma || placeholder(company)
  const made = await insertCompany(db, { ...company, firma, slug: await freeSlug(db, firma) })
  return made && sender(made)
}

/**
 * Updates the company from its feed, if anything differs. It is locked meanwhile: what a hand sets at that moment would
 * be overwritten by what was read before.
 */
export const receiveCompany = (db: Db, id: number, company: FeedCompany, at: Date): Promise<FeedSender> =>
  atomically(db, async (db) => {
    const found = await lockById(db, id)
    if (!found) throw new Error(`The company ${id} is gone.`)
    const anid = company.openimmo_anid
    // One company has it at most, whatever the operator said about its names.
    const taken = anid !== null && anid !== found.openimmo_anid && (await findByAnid(db, anid)) !== null
    const merged = merge(found, taken ? { ...company, openimmo_anid: null } : company)
    if (merged) await updateCompany(db, id, merged, { at, endsCheck: isOther(found, merged) })
    const now = merged ? { ...found, ...merged } : found
    return { ...sender(now), ...(now.firma !== found.firma && { isRenamed: true }) }
  })

/** A sender with a number and no name is shown as "Anbieter 4711", until it sends its firma. */
function placeholder(company: FeedCompany): string {
  return translator()('import.company_numbered', { nr: leadingName(company) })
}

/** Finds or creates the agent of that company and updates it from the feed; returns its id. */
export async function receiveAgent(
  db: Db,
  companyId: number,
  agent: FeedAgent,
  fotoHash: string | null,
  at: Date,
): Promise<number> {
  const { foto: _foto, ...row } = agent
  return upsertAgent(db, companyId, { ...row, foto_hash: fotoHash }, at)
}

async function freeSlug(db: Db, firma: string): Promise<string> {
  const slug = slugify(firma, 60) || 'anbieter'
  const taken = await slugsLike(db, slug)
  for (let count = 1; ; count++) {
    const wanted = count === 1 ? slug : `${slug}-${count}`
    if (!taken.has(wanted)) return wanted
  }
}

/** Details of a company in a feed, as texts by name: `impressum.` precedes the parts of its imprint. */
const textsOf = ({ firma, impressum, ...row }: FeedCompany): Record<string, string | null> => ({
  ...{ openimmo_anid: row.openimmo_anid, anbieternr: row.anbieternr, firma: firma || null },
  ...{ lizenzkennung: row.lizenzkennung, email: row.email, telefon: row.telefon, website: row.website },
  ...{ strasse: row.strasse, plz: row.plz, ort: row.ort },
  ...Object.fromEntries(Object.entries(impressum).map(([name, value]) => [IMPRINT + name, value])),
})

/**
 * The new row, or null when nothing changes. A value that the feed leaves out is not erased, and one that a hand has set
 * stays.
 */
function merge(stored: CompanyRow, sent: FeedCompany): (FeedCompany & { hand: HandFields }) | null {
  const before = textsOf(stored)
  const { values, hand } = belowHands(before, stored.hand, textsOf(sent))
  const merged = { ...before, ...values }
  if (sameTexts(merged, before) && sameTexts(hand, stored.hand)) return null
  const imprint = Object.entries(merged).flatMap(([name, value]) =>
    name.startsWith(IMPRINT) && value !== null ? [[name.slice(IMPRINT.length), value]] : [],
  )
  const at = (name: string) => merged[name] ?? null
  return {
    ...{ openimmo_anid: at('openimmo_anid'), anbieternr: at('anbieternr'), firma: at('firma') ?? stored.firma },
    ...{ lizenzkennung: at('lizenzkennung'), email: at('email'), telefon: at('telefon'), website: at('website') },
    ...{ strasse: at('strasse'), plz: at('plz'), ort: at('ort') },
    impressum: Object.fromEntries(imprint),
    hand,
  }
}

/** Another name, or another value of the imprint: nobody has checked it. What the feed adds is beside what was checked. */
const isOther = (stored: FeedCompany, merged: FeedCompany): boolean =>
  merged.firma !== stored.firma ||
  Object.entries(stored.impressum).some(([name, value]) => merged.impressum[name] !== value)

function sameTexts(a: HandFields, b: HandFields): boolean {
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name])
}

/** The name by which a feed knows a company, whatever a hand has made of it. */
const feedFirma = ({ firma, hand }: Pick<CompanyRow, 'firma' | 'hand'>): string => hand.firma || firma

function sender(row: CompanyRow): FeedSender {
  return { id: row.id, slug: row.slug, firma: row.firma, stamp: row.openimmo_anid ?? feedFirma(row).toLowerCase() }
}

import type { FeedAgent, FeedCompany } from '../../domain/imports/feed.ts'
import { slugify } from '../../domain/properties/slug.ts'
import type { Ctx, Db } from '../ctx.ts'
import {
  type CompanyRow,
  findByAnid,
  findByFirma,
  insertCompany,
  isCompany,
  slugsLike,
  updateCompany,
  upsertAgent,
} from './repository.ts'

export const hasCompany = ({ db }: Pick<Ctx, 'db'>, id: number): Promise<boolean> => isCompany(db, id)

/** A sender, as an import uses it. */
export interface FeedSender {
  id: number
  slug: string
  firma: string
  /** The same on every installation, unlike the id. */
  stamp: string
}

/**
 * Finds the company of a feed: by openimmo_anid, else by its name (a company that starts to send an anid is
 * recognised).
 */
export async function findSender(db: Db, company: FeedCompany): Promise<FeedSender | null> {
  const found = await findCompany(db, company)
  return found ? sender(found) : null
}

/** Finds or creates the company and updates it from the feed, if anything differs. */
export async function receiveSender(db: Db, company: FeedCompany, at: Date): Promise<FeedSender> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const found = await findCompany(db, company)
    if (!found) {
      const made = await insertCompany(db, { ...company, slug: await freeSlug(db, company.firma) })
      if (made) return sender(made)
      continue
    }
    const merged = merge(found, company)
    if (merged) await updateCompany(db, found.id, merged, at)
    return sender(merged ? { ...found, ...merged } : found)
  }
  throw new Error(`The company ${company.firma} could not be made.`)
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

async function findCompany(db: Db, company: FeedCompany): Promise<CompanyRow | null> {
  if (company.openimmo_anid) {
    return (await findByAnid(db, company.openimmo_anid)) ?? (await findByFirma(db, company.firma, 'none'))
  }
  return findByFirma(db, company.firma, 'any')
}

async function freeSlug(db: Db, firma: string): Promise<string> {
  const slug = slugify(firma, 60) || 'anbieter'
  const taken = await slugsLike(db, slug)
  for (let count = 1; ; count++) {
    const wanted = count === 1 ? slug : `${slug}-${count}`
    if (!taken.has(wanted)) return wanted
  }
}

/** The new row, or null when nothing changes. A value that the feed leaves out is not erased. */
function merge(stored: CompanyRow, sent: FeedCompany): FeedCompany | null {
  const impressum = { ...stored.impressum, ...sent.impressum }
  const merged: FeedCompany = {
    openimmo_anid: sent.openimmo_anid ?? stored.openimmo_anid,
    firma: sent.firma,
    lizenzkennung: sent.lizenzkennung ?? stored.lizenzkennung,
    email: sent.email ?? stored.email,
    telefon: sent.telefon ?? stored.telefon,
    website: sent.website ?? stored.website,
    strasse: sent.strasse ?? stored.strasse,
    plz: sent.plz ?? stored.plz,
    ort: sent.ort ?? stored.ort,
    impressum,
  }
  const same = (Object.keys(merged) as (keyof FeedCompany)[]).every((name) =>
    name === 'impressum' ? sameTexts(impressum, stored.impressum) : merged[name] === stored[name],
  )
  return same ? null : merged
}

function sameTexts(a: Record<string, string>, b: Record<string, string>): boolean {
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name])
}

function sender(row: CompanyRow): FeedSender {
  return { id: row.id, slug: row.slug, firma: row.firma, stamp: row.openimmo_anid ?? row.firma.toLowerCase() }
}

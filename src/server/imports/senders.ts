import type { FeedCompany } from '../../domain/imports/feed.ts'
import {
  type Admission,
  admitted,
  isNameless,
  type KnownSender,
  leadingName,
  matchSender,
} from '../../domain/imports/sender.ts'
import { slugify } from '../../domain/properties/slug.ts'
import { companiesNamed, companyById, createCompany, type FeedSender, receiveCompany } from '../companies/service.ts'
import type { Db } from '../ctx.ts'
import {
  bind,
  expectName,
  findBindings,
  findBound,
  findExpected,
  findSource,
  type SourceRow,
} from './source-repository.ts'

/** A sender of whom the source may deliver, or the reason why it may not. */
export type Sender = { company: FeedSender } | { refused: Extract<Admission, { as: 'refused' }>['code'] }

/** Decides whether the source may deliver for this sender; writes nothing. */
async function decide(db: Db, source: SourceRow, sent: FeedCompany): Promise<Admission> {
  const expected = await expectedAs(db, source, sent)
  if (expected?.company_id) {
    const sources = await findBindings(db, [expected.company_id])
    const here = sources.some(({ source_id }) => source_id === source.id)
    return here ? { as: 'company', id: expected.company_id, bind: false } : { as: 'refused', code: 'company_foreign' }
  }
  const known = await knownSenders(db, sent, source.id)
  return admitted(sent, known, source.bound_at === null || expected !== null)
}

/** The operator's word on one of the sender's names, the strongest first. */
async function expectedAs(db: Db, source: SourceRow, sent: FeedCompany) {
  const expected = await findExpected(db, source.id)
  if (expected.length === 0) return null
  const names = isNameless(sent) ? [''] : [sent.openimmo_anid, sent.anbieternr, sent.firma || null]
  for (const name of names) {
    const found = name === null ? undefined : expected.find((each) => each.name === name.toLowerCase())
    if (found) return found
  }
  return null
}

async function knownSenders(db: Db, sent: FeedCompany, sourceId: number | null): Promise<KnownSender[]> {
  if (isNameless(sent)) return []
  const rows = await companiesNamed(db, sent)
  const bindings = await findBindings(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const sources = bindings.filter(({ company_id }) => company_id === row.id)
    const here = sources.some(({ source_id }) => source_id === sourceId)
    return { ...row, bound: here ? 'here' : sources.length > 0 ? 'elsewhere' : 'nowhere' }
  })
}

/** The company of a sender as far as it is known; writes nothing. */
export async function lookUpSender(db: Db, source: SourceRow, sent: FeedCompany): Promise<Sender | null> {
  const decision = await decide(db, source, sent)
  if (decision.as === 'refused') return { refused: decision.code }
  if (decision.as === 'new') return null
  const company = await companyById(db, decision.id)
  return company && { company }
}

/** Finds, binds or creates the company of a sender, and updates it from the feed, as far as the source may. */
export async function receiveSender(db: Db, source: SourceRow, sent: FeedCompany, at: Date): Promise<Sender> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const decision = await decide(db, source, sent)
    if (decision.as === 'refused') return { refused: decision.code }
    const made = decision.as === 'new' ? await createCompany(db, sent) : null
    const id = made?.id ?? (decision.as === 'company' ? decision.id : null)
    // Another process was faster: it may have bound the company to its source.
    if (id === null) continue
    const binds = decision.as === 'new' || decision.bind
    if (binds && !(await bind(db, source.id, id, false))) continue
    await keepExpectation(db, source, sent, id)
    return { company: made ?? (await receiveCompany(db, id, sent, at)) }
  }
  throw new Error(`The company ${sent.firma} could not be made.`)
}

/** A name that the operator expected now has its company. */
async function keepExpectation(db: Db, source: SourceRow, sent: FeedCompany, companyId: number): Promise<void> {
  const expected = await expectedAs(db, source, sent)
  if (expected && expected.company_id === null) await expectName(db, source.id, expected.name, companyId)
}

/** Why a file without `--source` belongs to no source: the message of its run. */
type SourceFault = 'import.file_nameless' | 'import.sender_unsure'

/**
 * The source of a sender whose file came without `--source`: the one that its company belongs to, else one of its own
 * by openimmo_anid, anbieternr or firma.
 * @returns the key; the source may not exist yet
 */
export async function ownSource(db: Db, sent: FeedCompany): Promise<{ key: string } | { fault: SourceFault }> {
  if (isNameless(sent)) return { fault: 'import.file_nameless' }
  const match = matchSender(sent, await knownSenders(db, sent, null))
  if (match === 'several' || match?.by === 'number alone') return { fault: 'import.sender_unsure' }
  if (match) {
    const sources = await findBindings(db, [match.found.id])
    const [own] = sources.filter(({ shared }) => !shared)
    if (own) return { key: own.key }
    if (sources.length > 0) return { fault: 'import.sender_unsure' }
  }
  const lead = leadingName(sent)
  const wanted = /^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/.test(lead) ? lead : slugify(lead, 80) || 'anbieter'
  for (let count = 1; ; count++) {
    const key = count === 1 ? wanted : `${wanted}-${count}`
    const taken = await findSource(db, key)
    if (!taken || (taken.bound_at === null && (await findBound(db, taken.id)).length === 0)) return { key }
  }
}

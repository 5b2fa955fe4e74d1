import { viennaDay } from '../../../domain/format/date.ts'
import type { FeedObject, FeedProperty, Note } from '../../../domain/imports/feed.ts'
import { hasPlace } from '../../../domain/properties/place.ts'
import { type FeedSender, receiveAgent } from '../../companies/service.ts'
import type { Db } from '../../ctx.ts'
import { atomically, databaseFault } from '../../db/atomically.ts'
import { attachMedia, findAttached, type ResolvedMedia } from '../../media/attach.ts'
import { receiveUnit, settleProjects } from '../../projects/receive.ts'
import { regroup, regroupAfterPictures } from '../../properties/duplicates.ts'
import { withFieldsOfHands } from '../../properties/hand-layer.ts'
import { hideInPictures, storedStreet } from '../../properties/hidden-pictures.ts'
import {
  findStored,
  type Received,
  receiveProperty,
  type StoredProperty,
  touchSeen,
  withdrawProperties,
} from '../../properties/receive.ts'
import { keepBefore } from '../before-repository.ts'
import { insertLine } from '../repository.ts'
import { isOutline } from './content-hash.ts'
import { type ObjectWork, resolveObjectMedia } from './prepare.ts'
import { agentSaid, count, fileNote, label, note, type Outcome, type Run } from './run.ts'
import { isUnreadable, type Survey } from './survey.ts'

interface Result {
  outcome: Outcome
  id: number | null
  /** The home is new. */
  created?: boolean
  notes: Note[]
  /** Runs after the commit, to remember what was written. */
  kept?: () => void
}

/** What the rest of the delivery says about an object. */
export interface Statement {
  /** The later statement that replaces this one. */
  replacedBy: ReturnType<Survey['replacedBy']>
  /** Tells whether the delivery has an object of the same sender with this obid. */
  isNamed(obid: string): boolean
}

const TRIES = 5

/** Where an object is written: on a connection of its own, and as which line of the report. */
export interface Place {
  db: Db
  nr: number
  /** Lets the next object begin: the home has its time and, when it is new, its id, both in the order of the feed. */
  passed: () => void
}

/** Carries out one object of the feed in one transaction, together with its line of the report. */
export async function writeObject(
  run: Run,
  place: Place,
  company: FeedSender,
  object: FeedObject,
  work: ObjectWork | null,
  statement: Statement,
): Promise<Outcome> {
  const { replacedBy } = statement
  for (let attempt = 1; ; attempt++) {
    try {
      return await written(run, place, object, (tx) =>
        replacedBy === null
          ? carryOut(run, tx, company, object, work, statement, place.passed)
          : replaced(run, tx, company, object, replacedBy),
      )
    } catch (error) {
      const fault = databaseFault(error)
      if (fault === 'again' && attempt < TRIES) continue
      if (fault === null && !(error instanceof TypeError || error instanceof RangeError)) throw error
      run.ctx.log.error({ error, objekt: label(object), run: run.id }, 'object not written')
      return written(run, place, object, (tx) => notWritten(run, tx, company, object, statement, error as Error))
    }
  }
}

async function written(
  run: Run,
  { db, nr }: Place,
  object: FeedObject,
  work: (tx: Db) => Promise<Result>,
): Promise<Outcome> {
  const { outcome, notes, kept } = await atomically(db, async (tx) => {
    const result = await work(tx)
    const taken = result.outcome === 'unchanged' ? [] : object.taken
    const { id, outcome, notes } = result
    await insertLine(tx, run.id, { nr, property_id: id, objekt: label(object), outcome, taken, notes }, result.created)
    return result
  })
  kept?.()
  count(run, outcome)
  const faults = notes.filter((each) => each.level !== 'info').length
  if (faults) count(run, 'warnings', faults)
  return outcome
}

async function carryOut(
  run: Run,
  tx: Db,
  company: FeedSender,
  sent: FeedObject,
  work: ObjectWork | null,
  { isNamed }: Statement,
  passed: () => void,
): Promise<Result> {
  // A removal tells no place: another obid of the same number may be another home.
  const mayKeep = sent.aktion === 'DELETE' ? undefined : isNamed
  const { stored: found, sharing } = await findStored(tx, company.id, storedKey(sent), work?.hash ?? null, mayKeep)
  const stored = found === 'ambiguous' ? null : found
  const keys = [...(stored ? obidNotes(sent, stored) : []), ...sharingNotes(run, sent, sharing, isNamed)]
  const object = keys.length > 0 ? { ...sent, notes: [...sent.notes, ...keys] } : sent
  if (isUnreadable(object)) return unreadable(run, tx, company, object, stored, object.notes, 'unreadable')
  if (object.aktion === 'DELETE') return withdraw(run, tx, object, found)
  if (!work || !object.property) throw new TypeError('an object to write has its work done ahead')

  const { status, later } = statusOf(object, object.property, viennaDay(run.ctx.clock()))
  if (!hasPlace(object.property) && stored && stored.deleted_at === null && stored.status !== 'unlisted') {
    return unreadable(
      run,
      tx,
      company,
      object,
      stored,
      [...object.notes, note('error', 'geo', 'position_lost')],
      'unreadable',
    )
  }
  const seen = seenNow(run)
  if (object.outline && stored && !isOutline(stored.content_hash)) {
    if (stored.deleted_at === null) await touchSeen(tx, stored.id, seen)
    return { outcome: 'ignored', id: stored.id, notes: [...object.notes, note('info', '', 'outline_known')] }
  }
  const same = stored && stored.content_hash === work.hash && stored.deleted_at === null && stored.status === status
  if (same && !stored.has_failed_files) {
    await touchSeen(tx, stored.id, seen)
    return { outcome: 'unchanged', id: stored.id, notes: object.notes }
  }
  const media = work.media ?? (await resolveObjectMedia(run, object, stored ? await findAttached(tx, stored.id) : []))
  const notes = [...object.notes, ...keyNotes(object), ...mediaNotes(media)]
  if (same) {
    // Only files are tried again. Nothing else is written, so nothing else appears changed.
    await touchSeen(tx, stored.id, seen)
    if (!run.dryRun) {
      await attachMedia(run.ctx, tx, stored.id, media)
      await hideInPictures(tx, stored.id, await storedStreet(tx, stored.id))
      await regroupAfterPictures(tx, stored.id)
    }
    return { outcome: 'unchanged', id: stored.id, notes }
  }
  if (stored) await keepBefore(tx, run.id, [stored.id])
  const agent = await writeAgent(run, tx, company, object, work.foto)
  const unit = object.projekt && stored ? await withFieldsOfHands(tx, stored.id, object.property) : object.property
  const projectId = object.projekt ? await receiveUnit(tx, company.id, object.projekt, unit, run.startedAt) : null
  const at = run.ctx.clock()
  if (stored) passed()
  const { id, changed, street } = await receiveProperty(
    tx,
    {
      property: object.property,
      key: object,
      company,
      agentId: agent.id,
      projectId,
      sourceId: run.source.id,
      runId: run.id,
      status,
      later,
      contentHash: work.hash,
      at,
      publish: !run.dryRun,
      ...run.receiving,
      async nextId(db) {
        const next = await run.receiving.nextId(db)
        passed()
        return next
      },
    },
    stored,
  )
  if (!run.dryRun) {
    await attachMedia(run.ctx, tx, id, media, !stored)
    // A stored home has words of a hand, too, which stay when the feed hides or shows the address.
    if (stored || (street && media.length > 0)) await hideInPictures(tx, id, street)
  }
  if (changed) await regroup(tx, changed, !stored)
  // A hand may have moved the home out of the project that its feed names.
  await settleProjects(tx, [stored?.project_id ?? null, projectId], run.startedAt)
  const hidden = hiddenNotes(object, object.property, { status, later })
  const outcome = stored && !stored.deleted_at ? 'changed' : hidden ? 'stored' : stored ? 'returned' : 'created'
  return { outcome, id, created: !stored, notes: [...notes, ...(hidden ?? [])], kept: agent.kept }
}

/** @returns its status now; `later` is the one from `aktiv_von` on, null when that day has come or was not sent */
function statusOf(
  { aktion, verkaufstatus, projekt }: FeedObject,
  property: FeedProperty,
  today: string,
): Pick<Received, 'status' | 'later'> {
  if (!hasPlace(property) || (projekt?.master && !projekt.visible)) return { status: 'unlisted', later: null }
  if (aktion === 'REFERENZ') return { status: 'reference', later: null }
  if (verkaufstatus === 'VERKAUFT') return { status: 'sold', later: null }
  const status = verkaufstatus === 'RESERVIERT' ? 'reserved' : 'active'
  if (property.aktiv_bis !== null && property.aktiv_bis < today) return { status: 'expired', later: null }
  if (property.aktiv_von !== null && property.aktiv_von > today) return { status: 'unlisted', later: status }
  return { status, later: null }
}

/** Why the object is stored but not shown; null when it is shown. */
function hiddenNotes(
  { projekt }: FeedObject,
  { aktiv_von, aktiv_bis }: FeedProperty,
  { status, later }: Pick<Received, 'status' | 'later'>,
): Note[] | null {
  switch (status) {
    case 'active':
    case 'reserved':
      return null
    case 'sold':
      return [note('info', 'zustand_angaben/verkaufstatus', 'not_shown_sold')]
    case 'reference':
      return [note('info', 'verwaltung_techn/aktion', 'not_shown_reference')]
    case 'expired':
      return [note('warning', 'verwaltung_techn/aktiv_bis', 'aktiv_over', { bis: aktiv_bis ?? '' })]
    case 'unlisted':
      if (later !== null) return [note('info', 'verwaltung_techn/aktiv_von', 'aktiv_later', { von: aktiv_von ?? '' })]
      // Without a place it has its warning already.
      return projekt?.master && !projekt.visible ? [note('info', 'verwaltung_techn/master', 'not_shown_master')] : []
  }
}

async function withdraw(
  run: Run,
  tx: Db,
  object: FeedObject,
  found: StoredProperty | 'ambiguous' | null,
): Promise<Result> {
  const ignored = (code: string, level: Note['level'] = 'info'): Result => ({
    outcome: 'ignored',
    id: found && found !== 'ambiguous' ? found.id : null,
    notes: [...object.notes, note(level, 'verwaltung_techn/aktion', code)],
  })
  if (found === 'ambiguous') return ignored('delete_ambiguous', 'warning')
  if (!found) return ignored('delete_unknown')
  if (found.deleted_at) return ignored('delete_again')
  await keepBefore(tx, run.id, [found.id])
  await withdrawProperties(tx, [found], { at: run.ctx.clock(), runId: run.id, publish: !run.dryRun })
  await settleProjects(tx, [found.project_id], run.startedAt)
  return { outcome: 'deleted', id: found.id, notes: object.notes }
}

/** An unreadable object stays as it is and counts as seen: a VOLL must not withdraw it. */
async function unreadable(
  run: Run,
  tx: Db,
  company: FeedSender,
  object: FeedObject,
  stored: StoredProperty | null,
  notes: Note[],
  outcome: Outcome,
): Promise<Result> {
  if (stored && stored.deleted_at === null) {
    await touchSeen(tx, stored.id, seenNow(run))
  }
  const known = object.openimmo_obid ?? object.objektnr_extern
  return { outcome, id: stored?.id ?? null, notes, kept: known ? undefined : () => run.unsure.add(company.id) }
}

async function notWritten(
  run: Run,
  tx: Db,
  company: FeedSender,
  object: FeedObject,
  { isNamed }: Statement,
  error: Error,
): Promise<Result> {
  const { stored: found } = await findStored(tx, company.id, storedKey(object), null, isNamed)
  const notes = [...object.notes, note('error', '', 'not_written', { reason: error.message.slice(0, 200) })]
  return unreadable(run, tx, company, object, found === 'ambiguous' ? null : found, notes, 'failed')
}

/** Another statement about the object follows later. The object counts as seen, so that a VOLL does not withdraw it. */
async function replaced(
  run: Run,
  tx: Db,
  company: FeedSender,
  object: FeedObject,
  { nr, file }: NonNullable<ReturnType<Survey['replacedBy']>>,
): Promise<Result> {
  const { stored: found } = await findStored(tx, company.id, storedKey(object), null)
  const stored = found === 'ambiguous' ? null : found
  if (stored && stored.deleted_at === null) await touchSeen(tx, stored.id, seenNow(run))
  const told = file ? note('info', '', 'replaced_in', { nr, file }) : note('info', '', 'replaced', { nr })
  return { outcome: 'replaced', id: stored?.id ?? null, notes: [told] }
}

function seenNow(run: Run) {
  return { import_source_id: run.source.id, last_seen_at: run.startedAt, seen_run_id: run.id }
}

async function writeAgent(run: Run, tx: Db, company: FeedSender, { agent }: FeedObject, foto: string | null) {
  if (!agent) return { id: null }
  const name = `${company.id}\n${agent.agent_key}`
  const said = agentSaid(agent, foto)
  const known = run.agents.get(name)
  if (known?.committed && known.said === said) return { id: known.id }
  const id = await receiveAgent(tx, company.id, agent, foto, run.ctx.clock())
  // At once: an object that is written beside this one must know that these details are the last ones.
  const written = { said, id, committed: false }
  run.agents.set(name, written)
  return {
    id,
    kept: () => {
      written.committed = true
    },
  }
}

function storedKey({ openimmo_obid, objektnr_extern, property }: FeedObject) {
  return { openimmo_obid, objektnr_extern, plz: property?.plz ?? null }
}

function obidNotes({ openimmo_obid: now }: FeedObject, { openimmo_obid: before }: StoredProperty): Note[] {
  if (now === null || before === null || now === before) return []
  return [note('info', 'verwaltung_techn/openimmo_obid', 'obid_changed', { before, now })]
}

/**
 * Two homes with one number cannot be told apart by it. A complete delivery withdraws those that it does not name, so
 * these do not count.
 */
function sharingNotes(
  run: Run,
  { aktion, objektnr_extern: nr }: FeedObject,
  sharing: readonly StoredProperty[],
  isNamed: (obid: string) => boolean,
): Note[] {
  if (aktion === 'DELETE') return []
  const other = sharing.find(({ openimmo_obid: obid }) => run.modus !== 'VOLL' || (obid !== null && isNamed(obid)))
  if (!other) return []
  const params = { nummer: nr ?? '', obid: other.openimmo_obid ?? '–' }
  return [note('warning', 'verwaltung_techn/objektnr_extern', 'number_shared', params)]
}

function keyNotes({ openimmo_obid, objektnr_extern }: FeedObject): Note[] {
  return openimmo_obid || objektnr_extern ? [] : [note('warning', 'verwaltung_techn/objektnr_extern', 'key_missing')]
}

/** A file without a name is told by its place among the object's files. */
function mediaNotes(media: readonly ResolvedMedia[]): Note[] {
  return media.flatMap(({ state, error, pfad, titel, gruppe }, at) => {
    // A picture whose new version is asked for again is told once it was (unfetchedMedia).
    if (!error || state === 'ready') return []
    const file = pfad ?? titel ?? `#${at + 1} (${gruppe})`
    return [fileNote(error, file)]
  })
}

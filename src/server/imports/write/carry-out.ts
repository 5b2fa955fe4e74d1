import type { FeedEvent, FeedObject } from '../../../domain/imports/feed.ts'
import { isNameless } from '../../../domain/imports/sender.ts'
import { receiveLogo } from '../../companies/logo.ts'
import type { Db } from '../../ctx.ts'
import { atomically } from '../../db/atomically.ts'
import { waitForDisk } from '../../db/wait-for-disk.ts'
import { receiveProject } from '../../projects/receive.ts'
import { insertLine } from '../repository.ts'
import { mapAhead } from './ahead.ts'
import { type Lanes, makeLanes } from './lanes.ts'
import { addNote } from './missing.ts'
import { type Statement, writeObject } from './object.ts'
import { makePreparer } from './prepare.ts'
import { count, nextLine, type Run, takeNumber } from './run.ts'
import { admitSender, attribute, isAdmitted, refuse, refuseObject } from './senders.ts'
import { keepStatistics, needsStatistics } from './statistics.ts'

/** Number of objects whose pictures are made while earlier ones are written. */
const AHEAD = 8

/**
 * Carries out a feed, event by event, in order. It stops early on `run.stop`, and at a fault of the file, since the
 * content after it cannot be trusted.
 * @returns whether the feed was read to its end
 */
export async function carryOutFeed(
  run: Run,
  events: AsyncIterable<FeedEvent>,
  onObject: () => Promise<void> | undefined,
): Promise<boolean> {
  try {
    return await withWriters(run, (writers) => carryOut(run, writers, events, onObject))
  } catch (error) {
    // Pictures that were abandoned in order to stop.
    if (run.stop?.aborted) return false
    throw error
  }
}

/**
 * Gives the connections that write objects side by side: while PostgreSQL carries out a statement of one object, the next
 * one is prepared. A dry run is one transaction, so it has one.
 */
async function withWriters<T>(run: Run, work: (writers: readonly Db[]) => Promise<T>): Promise<T> {
  if (run.dryRun) return work([run.db])
  return run.ctx.direct.connection().execute(async (second) => {
    // As for the first one (service.ts).
    await waitForDisk(second, 'off')
    try {
      return await work([run.db, second])
    } finally {
      await waitForDisk(second, 'default').catch(() => {})
    }
  })
}

/** What two objects must not write side by side: a home or a public number, and a project. */
function keysOf(companyId: number, { objektnr_extern, openimmo_obid, projekt }: FeedObject): string[] {
  const keys = [objektnr_extern, openimmo_obid].filter((key) => key !== null)
  // One without a key is known by its content.
  if (keys.length === 0) keys.push('')
  if (projekt) keys.push(`projekt ${companyId}`)
  return keys
}

async function carryOut(
  run: Run,
  writers: readonly Db[],
  events: AsyncIterable<FeedEvent>,
  onObject: () => Promise<void> | undefined,
): Promise<boolean> {
  const lanes = makeLanes(writers)
  try {
    return await carryOutEvents(run, lanes, events, onObject)
  } finally {
    await lanes.idle()
  }
}

async function carryOutEvents(
  run: Run,
  lanes: Lanes<Db>,
  events: AsyncIterable<FeedEvent>,
  onObject: () => Promise<void> | undefined,
): Promise<boolean> {
  const attributed = attribute(events, run.survey)
  // A dry run uses one connection, so nothing may run in parallel.
  for await (const prepared of mapAhead(attributed, run.dryRun ? 1 : AHEAD, makePreparer(run))) {
    const { event } = prepared
    if (run.stop?.aborted) return false
    // Whatever else uses the first connection must not find itself in the transaction of an object.
    if (event.type !== 'object' || !isAdmitted(run, event.company)) await lanes.idle()
    switch (event.type) {
      case 'transfer':
        break
      case 'company':
        // An object may name its sender itself.
        if (!isNameless(event.company) || run.survey.total === 0) await admitSender(run, event.company, true)
        break
      case 'logo': {
        const sender = await admitSender(run, event.company)
        if ('refused' in sender || run.dryRun) break
        const fault = await receiveLogo({ ...run.ctx, db: run.db }, sender.company.id, event.logo, run.attachments)
        const file = event.logo.pfad ?? event.logo.titel ?? event.logo.gruppe
        if (fault !== null) await addNote(run, sender.company.firma, `media_${fault}`, { file })
        break
      }
      case 'object': {
        if (!('work' in prepared)) throw new Error('An object is prepared before it is written.')
        const { company, object } = event
        const sender = await admitSender(run, company)
        if ('refused' in sender) await refuseObject(run, company, object, sender.refused)
        else {
          const { survey } = run
          const statement: Statement = {
            replacedBy: survey.replacedBy(company, object),
            isNamed: (obid) => survey.names(company, obid),
          }
          const { work } = prepared
          const nr = takeNumber(run)
          await lanes.run(keysOf(sender.company.id, object), async (db, passed) => {
            await writeObject(run, { db, nr, passed }, sender.company, object, work, statement)
            count(run, 'objects')
          })
          if (needsStatistics(run)) {
            await lanes.idle()
            await keepStatistics(run)
          }
        }
        await onObject()
        break
      }
      case 'project': {
        const sender = await admitSender(run, event.company)
        const objekt = `${event.project.gruppen_kennung} ${event.project.titel}`.slice(0, 160)
        if ('refused' in sender) {
          await refuse(run, event.company, objekt, sender.refused)
          break
        }
        const { id } = sender.company
        await atomically(run.db, async (tx) => {
          await receiveProject(tx, id, event.project, run.startedAt)
          await insertLine(
            tx,
            run.id,
            nextLine(run, { property_id: null, objekt, outcome: 'project', notes: event.notes }),
          )
        })
        count(run, 'projects')
        break
      }
      case 'note': {
        const { level, code, params } = event.note
        await addNote(run, event.note.path || '–', code, params, level)
        if (level === 'error') return false
        break
      }
    }
  }
  await lanes.idle()
  await onObject()
  return run.survey.fault === null
}

import type { FeedEvent } from '../../../domain/imports/feed.ts'
import { isNameless } from '../../../domain/imports/sender.ts'
import { receiveLogo } from '../../companies/logo.ts'
import { atomically } from '../../db/atomically.ts'
import { receiveProject } from '../../projects/receive.ts'
import { insertLine } from '../repository.ts'
import { mapAhead } from './ahead.ts'
import { addNote } from './missing.ts'
import { type Statement, writeObject } from './object.ts'
import { makePreparer } from './prepare.ts'
import { count, nextLine, type Run } from './run.ts'
import { admitSender, attribute, refuse, refuseObject } from './senders.ts'
import { keepStatistics } from './statistics.ts'

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
    return await carryOut(run, events, onObject)
  } catch (error) {
    // Pictures that were abandoned in order to stop.
    if (run.stop?.aborted) return false
    throw error
  }
}

async function carryOut(
  run: Run,
  events: AsyncIterable<FeedEvent>,
  onObject: () => Promise<void> | undefined,
): Promise<boolean> {
  const attributed = attribute(events, run.survey)
  // A dry run uses one connection, so nothing may run in parallel.
  for await (const prepared of mapAhead(attributed, run.dryRun ? 1 : AHEAD, makePreparer(run))) {
    const { event } = prepared
    if (run.stop?.aborted) return false
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
          await writeObject(run, sender.company, object, prepared.work, statement)
          count(run, 'objects')
          await keepStatistics(run)
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
  return run.survey.fault === null
}

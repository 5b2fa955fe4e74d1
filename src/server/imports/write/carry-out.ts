import type { FeedCompany, FeedEvent } from '../../../domain/imports/feed.ts'
import { type FeedSender, receiveSender } from '../../companies/service.ts'
import { atomically } from '../../db/atomically.ts'
import { receiveProject } from '../../projects/receive.ts'
import { insertLine } from '../repository.ts'
import { mapAhead } from './ahead.ts'
import { addNote } from './missing.ts'
import { writeObject } from './object.ts'
import { makePreparer } from './prepare.ts'
import { count, nextLine, type Run } from './run.ts'

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
  onObject?: () => void,
): Promise<boolean> {
  try {
    return await carryOut(run, events, onObject)
  } catch (error) {
    // Pictures that were abandoned in order to stop.
    if (run.stop?.aborted) return false
    throw error
  }
}

async function carryOut(run: Run, events: AsyncIterable<FeedEvent>, onObject?: () => void): Promise<boolean> {
  let sender: FeedSender | null = null
  let company: FeedCompany | null = null
  // A dry run uses one connection, so nothing may run in parallel.
  for await (const prepared of mapAhead(events, run.dryRun ? 1 : AHEAD, makePreparer(run))) {
    const { event } = prepared
    if (run.stop?.aborted) return false
    switch (event.type) {
      case 'transfer':
        break
      case 'company':
        company = event.company
        sender = await receiveSender(run.db, event.company, run.startedAt)
        run.senders.set(sender.id, sender)
        break
      case 'object': {
        if (!sender || !company || !('work' in prepared))
          throw new Error('A feed names its company before its objects.')
        const replacedBy = run.survey.replacedBy(company, event.object)
        await writeObject(run, sender, event.object, prepared.work, replacedBy)
        count(run, 'objects')
        onObject?.()
        break
      }
      case 'project': {
        if (!sender) throw new Error('A feed names its company before its projects.')
        const { id } = sender
        await atomically(run.db, async (tx) => {
          await receiveProject(tx, id, event.project, run.startedAt)
          const objekt = `${event.project.gruppen_kennung} ${event.project.titel}`.slice(0, 160)
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

import type { FeedCompany, FeedEvent, FeedMedia, FeedObject, FeedProject, Note } from '../../../domain/imports/feed.ts'
import { leadingName, senderKey, senderLabel, senderOf } from '../../../domain/imports/sender.ts'
import { shellWord } from '../../../domain/imports/shell-word.ts'
import { renewHomesJob } from '../../companies/renamed.ts'
import { insertLine } from '../repository.ts'
import { lookUpSender, receiveSender, type Sender } from '../senders.ts'
import { addNote } from './missing.ts'
import { count, label, nextLine, note, type Run } from './run.ts'
import type { Survey } from './survey.ts'

/** An event whose sender is known. */
export type Attributed =
  | Exclude<FeedEvent, { type: 'object' | 'project' | 'logo' | 'company_late' }>
  | { type: 'logo'; logo: FeedMedia; company: FeedCompany }
  | { type: 'object'; object: FeedObject; company: FeedCompany }
  | { type: 'project'; project: FeedProject; notes: Note[]; company: FeedCompany }

/** Gives every object its sender: with what stands after the objects, or inside of them. */
export async function* attribute(events: AsyncIterable<FeedEvent>, survey: Survey): AsyncGenerator<Attributed> {
  let company: FeedCompany | null = null
  let nr = 0
  for await (const event of events) {
    if (event.type === 'company') {
      company = survey.completed(++nr) ?? event.company
      yield { type: 'company', company }
    } else if (event.type === 'object' || event.type === 'project') {
      if (!company) throw new Error('A feed names its company before its objects.')
      const own = event.type === 'object' ? senderOf(company, event.object) : company
      yield { ...event, company: own }
    } else if (event.type === 'logo') {
      if (company) yield { ...event, company }
    } else if (event.type !== 'company_late') yield event
  }
}

/** The company of a sender as far as it is known, for work ahead of its turn; asked once a sender and run. */
export function foreseeSender(run: Run, company: FeedCompany): Promise<Sender | null> {
  const key = senderKey(company)
  let found = run.foreseen.get(key)
  if (!found) {
    found = lookUpSender(run.dryRun ? run.db : run.ctx.db, run.source, company)
    run.foreseen.set(key, found)
  }
  return found
}

/** Lets a sender in, or refuses it: once a run, and again when `anbieter` names it again with other details. */
export async function admitSender(run: Run, company: FeedCompany, again = false): Promise<Sender> {
  const key = senderKey(company)
  const known = run.admitted.get(key)
  if (known && !again) return known
  const sender = await receiveSender(run.db, run.source, company, run.startedAt)
  run.admitted.set(key, sender)
  if ('refused' in sender) {
    if (!known) await explain(run, company, sender.refused)
    return sender
  }
  run.senders.set(sender.company.id, sender.company)
  if (sender.company.isRenamed) await run.ctx.jobs.send(run.db, renewHomesJob, { companyId: sender.company.id })
  if (!known && company.firma === '')
    await addNote(run, senderLabel(company), 'company_without_firma', { als: sender.company.firma })
  return sender
}

/** Whether the sender may deliver, as this run has found out already. */
export function isAdmitted(run: Run, company: FeedCompany): boolean {
  const known = run.admitted.get(senderKey(company))
  return known !== undefined && !('refused' in known)
}

/** What the operator can do about a refused sender, once a run. */
async function explain(run: Run, company: FeedCompany, code: string): Promise<void> {
  const anbieter = senderLabel(company)
  const params = {
    anbieter,
    anbieter_wort: shellWord(leadingName(company)),
    quelle: run.source.key,
    quelle_wort: shellWord(run.source.key),
  }
  await addNote(run, anbieter, `${code}_help`, params)
}

/** The line of an object of a sender for which the source may not deliver: nothing is read or written of it. */
export async function refuseObject(run: Run, company: FeedCompany, object: FeedObject, code: string): Promise<void> {
  await refuse(run, company, label(object), code)
  count(run, 'objects')
}

/** The same for a project. */
export async function refuse(run: Run, company: FeedCompany, objekt: string, code: string): Promise<void> {
  const params = { anbieter: senderLabel(company), quelle: run.source.key }
  const notes = [note('error', 'anbieter', code, params)]
  await insertLine(run.db, run.id, nextLine(run, { property_id: null, objekt, outcome: 'refused', notes }))
  count(run, 'refused')
  count(run, 'warnings')
}

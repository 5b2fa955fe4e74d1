import type { FeedEvent } from '../../domain/imports/feed.ts'
import type { Ctx } from '../ctx.ts'
import { messageOf } from './report.ts'
import type { RunState } from './repository.ts'
import { ownSource } from './senders.ts'
import { findSource, type SourceRow } from './source-repository.ts'
import { type Survey, surveyFeed } from './write/survey.ts'

/**
 * Reads the feed from its beginning; without its settings before its source is known.
 * @param keysOnly for a survey, which needs the keys of the objects only
 */
export type Opens = (source: SourceRow | null, keysOnly?: boolean) => AsyncIterable<FeedEvent>

/** Why a file belongs to no source, as in its run. */
export interface NoSource {
  state: RunState
  message: string | null
}

/**
 * The key of the source that a file belongs to: the given one, else that of its first sender. Reads up to an
 * openimmo_anid, and all of a file that has none before its objects: names may follow them.
 */
export async function findSourceOf(
  { db }: Pick<Ctx, 'db'>,
  options: { source?: string; stop?: AbortSignal },
  { name, open, survey: done }: { name: string; open: Opens; survey?: Survey },
): Promise<{ key: string; survey?: Survey } | NoSource> {
  if (options.source !== undefined) return { key: options.source }
  const part = { cut: false }
  const survey = done ?? (await surveyFeed(untilAnid(open(null, true), part), name, undefined, options.stop))
  if (options.stop?.aborted) return { state: 'interrupted', message: null }
  if (!survey.sender)
    return { state: 'failed', message: survey.fault ? messageOf(survey.fault) : 'import.file_nameless' }
  const own = await ownSource(db, survey.sender)
  if ('fault' in own) return { state: 'failed', message: own.fault }
  const known = await findSource(db, own.key)
  const complete = !part.cut && !known?.encoding && !known?.default_country
  return complete ? { ...own, survey } : own
}

/** @param part becomes `cut` when the reading ends early */
async function* untilAnid(events: AsyncIterable<FeedEvent>, part: { cut: boolean }): AsyncGenerator<FeedEvent> {
  let first = true
  for await (const event of events) {
    yield event
    if (event.type !== 'company') continue
    part.cut = first && event.company.openimmo_anid !== null
    if (part.cut) return
    first = false
  }
}

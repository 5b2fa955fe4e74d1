import { z } from 'zod'
import { DomainError } from '../../domain/errors.ts'
import type { PropertyCard } from '../../domain/properties/card.ts'
import type { Language } from '../../i18n/languages.ts'
import { localPath } from '../../i18n/paths.ts'
import type { Ctx } from '../ctx.ts'
import { defineJob } from '../jobs/job.ts'
import { readCards } from '../properties/cards.ts'
import { findChanges, findOpen, hasPosition, trimChanges } from './changes-repository.ts'

export interface Changes {
  data: { id: number; at: string; home: PropertyCard | null; url: string | null }[]
  next: string
  more: boolean
}

/**
 * The homes that changed after a position, each once and in its present state.
 * @throws DomainError changes.gone for a position that the log no longer has
 */
export async function readChanges(ctx: Ctx, after: string, limit: number, language: Language): Promise<Changes> {
  if (!(await hasPosition(ctx.db, after))) throw new DomainError('changes.gone')
  const rows = await findChanges(ctx.db, after, limit)
  // The last change of a home stands for those before it.
  const changed = [...new Map(rows.map(({ property_id, at }) => [property_id, at]))]
  const open = await findOpen(
    ctx.db,
    changed.map(([id]) => id),
  )
  // From the primary, as the position: a standby that is behind lacks a new home, or has it as it was, and no later
  // answer would tell it.
  const fresh = { ...ctx, standbys: undefined }
  const cards = new Map((await readCards(fresh, open, language)).map((card) => [card.id, card]))
  return {
    data: changed.map(([id, at]) => {
      const home = cards.get(id) ?? null
      const url = home && ctx.config.SITE_URL + localPath(language, `/immobilien/${id}/${home.title_slug}`)
      return { id, at: at.toISOString(), home, url }
    }),
    next: rows.at(-1)?.position ?? after,
    more: rows.length === limit,
  }
}

/** Keeps the log short. Also at the start: a restored database may bring rows that must be written again. */
export const trimChangesJob = defineJob({
  name: 'open-data.trim',
  data: z.strictObject({}),
  schedule: [{ cron: '40 3 * * *' }],
  atStart: true,
  byHand: true,
  retries: 2,
  seconds: 1800,
  run: ({ db }) => trimChanges(db),
})

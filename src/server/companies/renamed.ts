import { z } from 'zod'
import type { Ctx } from '../ctx.ts'
import { defineJob } from '../jobs/job.ts'
import { renewRow } from '../properties/reindex.ts'
import { announceChanges } from '../search/outbox.ts'
import { findPublishedHomes } from './admin-repository.ts'

/** Handles the job `companies.renamed`: the search finds the homes of a company by its new name. */
async function renewHomes({ db }: Ctx, { companyId }: { companyId: number }): Promise<void> {
  for (const id of await findPublishedHomes(db, companyId)) {
    await db.transaction().execute((tx) => renewRow(tx, id))
  }
  await announceChanges(db)
}

export const renewHomesJob = defineJob({
  name: 'companies.renamed',
  data: z.strictObject({ companyId: z.int() }),
  retries: 3,
  seconds: 1800,
  run: renewHomes,
})

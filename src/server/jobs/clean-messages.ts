import { z } from 'zod'
import { cleanAppointments } from '../appointments/service.ts'
import { cleanAudit } from '../audit/clean.ts'
import { cleanFiles } from '../inquiries/files.ts'
import { cleanInquiries } from '../inquiries/service.ts'
import { cleanApplications } from '../joining/service.ts'
import { cleanForgotten } from '../media/forget.ts'
import { cleanNewsletter } from '../newsletter/service.ts'
import { cleanNotices } from '../notices/service.ts'
import { freezeYears } from '../notices/transparency.ts'
import { cleanFigures } from '../performance/clean.ts'
import { cleanPictureUploads } from '../properties/picture-uploads.ts'
import { cleanAgents } from '../search-agents/service.ts'
import { defineJob } from './job.ts'

/** One job for the nightly clean-up of many topics: every further queue polls the database every second. */
export const cleanMessagesJob = defineJob({
  name: 'messages.clean',
  data: z.strictObject({}),
  schedule: [{ cron: '20 3 * * *' }],
  byHand: true,
  retries: 2,
  seconds: 300,
  async run(ctx) {
    await cleanInquiries(ctx)
    await cleanFiles(ctx)
    await cleanPictureUploads(ctx)
    await cleanAppointments(ctx)
    await cleanApplications(ctx)
    // Before the rows of old years go.
    await freezeYears(ctx)
    await cleanNotices(ctx)
    await cleanNewsletter(ctx)
    await cleanAgents(ctx)
    await cleanForgotten(ctx)
    await cleanAudit(ctx)
    await cleanFigures(ctx)
  },
})

import { matchAlertsJob } from '../alerts/match.ts'
import { computeAreaPricesJob } from '../area-prices/compute.ts'
import { cleanAccountsJob } from '../auth/clean.ts'
import { backUpJob, shipBackupJob } from '../backup/job.ts'
import { readReportsJob } from '../bounces/mailbox.ts'
import { foldFiguresJob } from '../business/fold.ts'
import { fetchLogoJob } from '../companies/logo.ts'
import { renewHomesJob } from '../companies/renamed.ts'
import { refreshRatesJob } from '../currency/service.ts'
import { cleanDeliveriesJob, deliveryJobs, sweepDeliveriesJob } from '../deliveries/jobs.ts'
import { cleanExposesJob } from '../exposes/clean.ts'
import { lookForFeedsJob } from '../feeds/look.ts'
import { previewFeedJob } from '../feeds/preview.ts'
import { pullFeedJob } from '../feeds/pull.ts'
import { runFeedsJob } from '../feeds/run.ts'
import { renewListingsJob } from '../listings/renew.ts'
import { ageViewsJob } from '../listings/views.ts'
import { fetchMediaJob, recheckMediaJob } from '../media/fetch.ts'
import { sendIssueJob } from '../newsletter/service.ts'
import { checkFlagsJob, recheckFlagsJob } from '../notices/flags.ts'
import { trimChangesJob } from '../open-data/changes.ts'
import { cleanPreviewsJob } from '../previews/clean.ts'
import { keepActiveDaysJob } from '../properties/active-days.ts'
import { expireUnseenJob } from '../properties/expire.ts'
import { sendDigestsJob } from '../search-agents/deliver.ts'
import { computeStandingsJob } from '../standing/compute.ts'
import { mailFiguresJob } from '../standing/monthly.ts'
import { cleanMessagesJob } from './clean-messages.ts'
import type { Job } from './job.ts'

/** Every kind of background work: processes create the queues at start, workers process them. */
export const JOBS: readonly Job[] = [
  ...Object.values(deliveryJobs),
  sweepDeliveriesJob,
  cleanDeliveriesJob,
  readReportsJob,
  runFeedsJob,
  previewFeedJob,
  pullFeedJob,
  lookForFeedsJob,
  fetchMediaJob,
  fetchLogoJob,
  renewHomesJob,
  recheckMediaJob,
  refreshRatesJob,
  matchAlertsJob,
  sendDigestsJob,
  sendIssueJob,
  expireUnseenJob,
  keepActiveDaysJob,
  renewListingsJob,
  ageViewsJob,
  foldFiguresJob,
  checkFlagsJob,
  recheckFlagsJob,
  computeAreaPricesJob,
  computeStandingsJob,
  mailFiguresJob,
  cleanPreviewsJob,
  trimChangesJob,
  cleanExposesJob,
  cleanMessagesJob,
  cleanAccountsJob,
  backUpJob,
  shipBackupJob,
]

import * as admin from '../admin/operations.ts'
import * as viewings from '../appointments/admin-operations.ts'
import * as appointments from '../appointments/operations.ts'
import * as areaPrices from '../area-prices/operations.ts'
import * as assistant from '../assistant/operations.ts'
import * as audit from '../audit/operations.ts'
import * as account from '../auth/account-operations.ts'
import * as members from '../auth/member-operations.ts'
import * as auth from '../auth/operations.ts'
import * as secondFactor from '../auth/second-factor-operations.ts'
import * as social from '../auth/social-operations.ts'
import * as business from '../business/operations.ts'
import * as calculators from '../calculators/operations.ts'
import * as companiesAdmin from '../companies/admin-operations.ts'
import * as agents from '../companies/agent-operations.ts'
import * as companies from '../companies/operations.ts'
import * as content from '../content/operations.ts'
import * as currency from '../currency/operations.ts'
import * as messages from '../deliveries/message-operations.ts'
import * as push from '../deliveries/operations.ts'
import * as exposeMails from '../exposes/mail-operations.ts'
import * as exposes from '../exposes/operations.ts'
import * as favorites from '../favorites/operations.ts'
import * as feedsOfStaff from '../feeds/admin-operations.ts'
import * as feeds from '../feeds/operations.ts'
import * as imports from '../imports/operations.ts'
import * as inbox from '../inquiries/admin-operations.ts'
import * as inquiries from '../inquiries/operations.ts'
import * as jobs from '../jobs/operations.ts'
import * as joiningAdmin from '../joining/admin-operations.ts'
import * as joining from '../joining/operations.ts'
import * as listings from '../listings/operations.ts'
import * as projectListings from '../listings/project-operations.ts'
import * as projectPictures from '../listings/project-picture-operations.ts'
import * as newsletterAdmin from '../newsletter/admin-operations.ts'
import * as newsletter from '../newsletter/operations.ts'
import * as noticesAdmin from '../notices/admin-operations.ts'
import * as notices from '../notices/operations.ts'
import * as openData from '../open-data/operations.ts'
import * as overview from '../overview/operations.ts'
import * as performance from '../performance/operations.ts'
import * as places from '../places/operations.ts'
import * as priceAlerts from '../price-alerts/operations.ts'
import * as projects from '../projects/operations.ts'
import * as hands from '../properties/hand-operations.ts'
import * as properties from '../properties/operations.ts'
import * as pictures from '../properties/picture-operations.ts'
import * as searchAgents from '../search-agents/operations.ts'
import * as standing from '../standing/operations.ts'
import * as understanding from '../understanding/operations.ts'
import type { Operation } from './operation.ts'

/** The operations of the API by topic. Browser modules import only its type. */
export const TOPICS = {
  account,
  admin,
  agents,
  appointments,
  areaPrices,
  assistant,
  audit,
  auth,
  business,
  calculators,
  companies,
  companiesAdmin,
  content,
  currency,
  exposeMails,
  exposes,
  favorites,
  hands,
  feeds,
  feedsOfStaff,
  imports,
  inbox,
  inquiries,
  joining,
  joiningAdmin,
  jobs,
  members,
  messages,
  listings,
  newsletter,
  openData,
  overview,
  notices,
  noticesAdmin,
  newsletterAdmin,
  pictures,
  push,
  performance,
  places,
  priceAlerts,
  projectListings,
  projectPictures,
  projects,
  properties,
  searchAgents,
  standing,
  secondFactor,
  social,
  understanding,
  viewings,
}

export const OPERATIONS: readonly Operation[] = Object.values(TOPICS).flatMap((topic) => Object.values(topic))

type Topics = typeof TOPICS
type Declared = Extract<{ [T in keyof Topics]: Topics[T][keyof Topics[T]] }[keyof Topics], Operation>
/** Every operation by its method and path: `Calls['POST /api/favorites']`. */
export type Calls = { [O in Declared as `${O['method']} ${O['path']}`]: O }

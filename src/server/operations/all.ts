import { adminOperations } from '../admin/operations.ts'
import { viewingOperations } from '../appointments/admin-operations.ts'
import { appointmentOperations } from '../appointments/operations.ts'
import { areaPriceOperations } from '../area-prices/operations.ts'
import { assistantOperations } from '../assistant/operations.ts'
import { auditOperations } from '../audit/operations.ts'
import { authOperations } from '../auth/operations.ts'
import { businessOperations } from '../business/operations.ts'
import { calculatorOperations } from '../calculators/operations.ts'
import { companyAdminOperations } from '../companies/admin-operations.ts'
import { agentOperations } from '../companies/agent-operations.ts'
import { companyOperations } from '../companies/operations.ts'
import { contentOperations } from '../content/operations.ts'
import { currencyOperations } from '../currency/operations.ts'
import { messageOperations } from '../deliveries/message-operations.ts'
import { pushOperations } from '../deliveries/operations.ts'
import { exposeOperations } from '../exposes/operations.ts'
import { favoriteOperations } from '../favorites/operations.ts'
import { feedAdminOperations } from '../feeds/admin-operations.ts'
import { feedOperations } from '../feeds/operations.ts'
import { importOperations } from '../imports/operations.ts'
import { inboxOperations } from '../inquiries/admin-operations.ts'
import { inquiryOperations } from '../inquiries/operations.ts'
import { jobOperations } from '../jobs/operations.ts'
import { joiningOperations } from '../joining/operations.ts'
import { listingOperations } from '../listings/operations.ts'
import { projectListingOperations } from '../listings/project-operations.ts'
import { newsletterAdminOperations } from '../newsletter/admin-operations.ts'
import { newsletterOperations } from '../newsletter/operations.ts'
import { noticeOperations } from '../notices/operations.ts'
import { openDataOperations } from '../open-data/operations.ts'
import { overviewOperations } from '../overview/operations.ts'
import { performanceOperations } from '../performance/operations.ts'
import { placeOperations } from '../places/operations.ts'
import { priceAlertOperations } from '../price-alerts/operations.ts'
import { projectOperations } from '../projects/operations.ts'
import { handOperations } from '../properties/hand-operations.ts'
import { propertyOperations } from '../properties/operations.ts'
import { pictureOperations } from '../properties/picture-operations.ts'
import { searchAgentOperations } from '../search-agents/operations.ts'
import { standingOperations } from '../standing/operations.ts'
import { understandingOperations } from '../understanding/operations.ts'
import type { Bound, HttpBound } from './run.ts'

/** The implementation of every operation of the API; a test compares it with the declarations. */
export const ALL: readonly (Bound | HttpBound)[] = [
  ...propertyOperations,
  ...understandingOperations,
  ...handOperations,
  ...pictureOperations,
  ...listingOperations,
  ...projectListingOperations,
  ...projectOperations,
  ...performanceOperations,
  ...placeOperations,
  ...areaPriceOperations,
  ...calculatorOperations,
  ...contentOperations,
  ...assistantOperations,
  ...companyOperations,
  ...companyAdminOperations,
  ...agentOperations,
  ...currencyOperations,
  ...auditOperations,
  ...businessOperations,
  ...messageOperations,
  ...jobOperations,
  ...newsletterAdminOperations,
  ...authOperations,
  ...exposeOperations,
  ...favoriteOperations,
  ...feedOperations,
  ...feedAdminOperations,
  ...importOperations,
  ...inquiryOperations,
  ...inboxOperations,
  ...appointmentOperations,
  ...viewingOperations,
  ...joiningOperations,
  ...newsletterOperations,
  ...noticeOperations,
  ...searchAgentOperations,
  ...standingOperations,
  ...priceAlertOperations,
  ...pushOperations,
  ...adminOperations,
  ...openDataOperations,
  ...overviewOperations,
]

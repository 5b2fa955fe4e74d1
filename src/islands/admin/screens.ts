import { type ComponentType, lazy } from 'react'
import type { Calls } from '../../domain/operations/all.ts'
import { retrying } from '../frame/retry.ts'
import type { ScreenProps } from './screen-props.ts'

/** The groups of the list of screens, in this order. */
export const GROUPS = ['work', 'offers', 'people', 'system'] as const

type Begun =
  | 'listing_edit.new'
  | 'listings.project_new'
  | 'members.invite'
  | 'agencies.add'
  | 'feeds.upload'
  | 'viewings.calendar'

export interface Screen {
  /** The last part of its address: /admin/nutzer. Its name is the message `screen.<path>`. */
  path: string
  group: (typeof GROUPS)[number]
  /** The call that it needs: callers without its permission do not see the screen. */
  operation: keyof Calls
  /** Calls whose bodies it draws as forms. */
  forms?: readonly (keyof Calls)[]
  /** What can be begun from everywhere: its words, and the query of the address that opens it, if it needs one. */
  begin?: { word: Begun; query?: string }
  page: ComponentType<ScreenProps>
}

export const page = (load: () => Promise<{ default: ComponentType<ScreenProps> }>) => lazy(() => retrying(load))

/** The screens of the admin area, in the order of the list. A screen is a line here, its component, and its words. */
export const SCREENS = [
  {
    path: 'anfragen',
    group: 'work',
    operation: 'GET /api/admin/inquiries',
    page: page(() => import('./inbox/InboxScreen.tsx')),
  },
  {
    path: 'meldungen',
    group: 'work',
    operation: 'GET /api/admin/notices',
    forms: [
      'POST /api/admin/notices/{id}/decide',
      'POST /api/admin/complaints/{id}/decide',
      'POST /api/admin/flags/{id}/withhold',
    ],
    page: page(() => import('./notices/NoticesScreen.tsx')),
  },
  {
    path: 'termine',
    group: 'work',
    operation: 'GET /api/admin/appointments',
    // Not a day: the week of today.
    begin: { word: 'viewings.calendar', query: 'woche=heute' },
    page: page(() => import('./viewings/ViewingsScreen.tsx')),
  },
  {
    path: 'vorlagen',
    group: 'work',
    operation: 'GET /api/admin/templates',
    forms: ['POST /api/admin/templates'],
    page: page(() => import('./templates/TemplatesScreen.tsx')),
  },
  {
    path: 'objekte',
    group: 'offers',
    operation: 'GET /api/admin/properties',
    forms: ['POST /api/admin/properties'],
    begin: { word: 'listing_edit.new', query: 'neu=1' },
    page: page(() => import('./homes/HomesScreen.tsx')),
  },
  {
    path: 'projekte',
    group: 'offers',
    operation: 'GET /api/admin/projects',
    forms: ['POST /api/admin/projects', 'PATCH /api/admin/projects/{id}'],
    begin: { word: 'listings.project_new', query: 'neu=1' },
    page: page(() => import('./projects/ProjectsScreen.tsx')),
  },
  {
    path: 'wirkung',
    group: 'offers',
    operation: 'GET /api/admin/standings',
    page: page(() => import('./standing/StandingScreen.tsx')),
  },
  {
    path: 'firmen',
    group: 'people',
    operation: 'GET /api/admin/companies/{id}',
    forms: ['PATCH /api/admin/companies/{id}'],
    page: page(() => import('./companies/CompaniesScreen.tsx')),
  },
  {
    path: 'personen',
    group: 'people',
    operation: 'GET /api/admin/agents',
    begin: { word: 'agencies.add', query: 'neu=1' },
    forms: ['POST /api/admin/agents', 'PATCH /api/admin/agents/{id}', 'POST /api/admin/agents/{id}/account'],
    page: page(() => import('./people/PeopleScreen.tsx')),
  },
  {
    path: 'beitritte',
    group: 'people',
    operation: 'GET /api/admin/applications',
    forms: ['POST /api/admin/applications/{id}/accept', 'POST /api/admin/applications/{id}/decline'],
    page: page(() => import('./joining/JoiningScreen.tsx')),
  },
  {
    path: 'importe',
    group: 'offers',
    operation: 'GET /api/admin/imports',
    begin: { word: 'feeds.upload' },
    page: page(() => import('./feeds/ImportsScreen.tsx')),
  },
  {
    path: 'quellen',
    group: 'offers',
    operation: 'GET /api/admin/sources',
    forms: ['POST /api/admin/sources', 'PATCH /api/admin/sources/{id}'],
    page: page(() => import('./feeds/SourcesScreen.tsx')),
  },
  {
    path: 'nutzer',
    group: 'people',
    operation: 'GET /api/admin/users',
    begin: { word: 'members.invite', query: 'neu=1' },
    forms: [
      'POST /api/admin/users',
      'POST /api/admin/people/export',
      'PATCH /api/admin/users/{id}/access',
      'POST /api/admin/users/{id}/disable',
    ],
    page: page(() => import('./users/UsersScreen.tsx')),
  },
  {
    path: 'zahlen',
    group: 'system',
    operation: 'GET /api/admin/business',
    page: page(() => import('./business/BusinessScreen.tsx')),
  },
  {
    path: 'sendungen',
    group: 'system',
    operation: 'GET /api/admin/messages',
    page: page(() => import('./mailings/SendingsScreen.tsx')),
  },
  {
    path: 'adressen',
    group: 'system',
    operation: 'GET /api/admin/stopped-addresses',
    page: page(() => import('./mailings/AddressesScreen.tsx')),
  },
  {
    path: 'newsletter',
    group: 'system',
    operation: 'GET /api/admin/newsletter',
    page: page(() => import('./newsletter/NewsletterScreen.tsx')),
  },
  {
    path: 'auftraege',
    group: 'system',
    operation: 'GET /api/admin/queues',
    page: page(() => import('./jobs/JobsScreen.tsx')),
  },
  {
    path: 'leistung',
    group: 'system',
    operation: 'GET /api/admin/performance/server',
    page: page(() => import('./performance/PerformanceScreen.tsx')),
  },
  {
    path: 'protokoll',
    group: 'system',
    operation: 'GET /api/admin/audit',
    page: page(() => import('./audit/AuditScreen.tsx')),
  },
] as const satisfies readonly Screen[]

export const screenAt = (path: string | undefined): Screen | undefined =>
  (SCREENS as readonly Screen[]).find((one) => one.path === path)

import { z } from 'zod'
import { listAnswer, listQuery } from '../admin/list.ts'
import { ADMINS } from '../auth/permissions.ts'
import { operation } from '../operations/operation.ts'
import { done, idText } from '../operations/shapes.ts'
import {
  decideSchema,
  flagRowSchema,
  judgeSchema,
  noticeRecordSchema,
  noticeRowSchema,
  withholdSchema,
} from './admin-schemas.ts'
import { FLAG_RULES, NOTICE_KINDS, NOTICE_ORIGINS, NOTICE_STATES } from './kinds.ts'

const params = z.object({ id: idText })
const record = z.object({ data: noticeRecordSchema })

export const listNotices = operation({
  name: 'notices.list',
  method: 'GET',
  path: '/api/admin/notices',
  who: ADMINS,
  summary: 'Reports of listings, and decisions without one',
  query: listQuery({
    sorts: ['due_at', 'created_at'],
    filters: {
      state: z.enum(NOTICE_STATES).optional(),
      kind: z.enum(NOTICE_KINDS).optional(),
      origin: z.enum(NOTICE_ORIGINS).optional(),
      company: idText.optional(),
      property: idText.optional(),
      project: idText.optional(),
    },
  }),
  answer: listAnswer(noticeRowSchema),
  answers: 'A page of the list',
})

export const readNotice = operation({
  name: 'notices.read',
  method: 'GET',
  path: '/api/admin/notices/{id}',
  who: ADMINS,
  summary: 'A notice with its complaints, and earlier notices about the listing and the company',
  params,
  answer: record,
  answers: 'The notice',
  refusals: [404],
})

export const decideNotice = operation({
  name: 'notices.decide',
  method: 'POST',
  path: '/api/admin/notices/{id}/decide',
  who: ADMINS,
  summary: 'Decide a notice',
  description: 'Both sides are told by mail: the notifier the decision, the company the reasons of a restriction.',
  params,
  body: decideSchema,
  answer: record,
  answers: 'The notice as it is now',
  refusals: [404, 409],
})

export const judgeComplaint = operation({
  name: 'notices.judge',
  method: 'POST',
  path: '/api/admin/complaints/{id}/decide',
  who: ADMINS,
  summary: 'Decide a complaint, as another admin than before where there is one',
  description: 'A complaint of the company that is right releases the listing.',
  params,
  body: judgeSchema,
  answer: record,
  answers: 'The notice as it is now',
  refusals: [404, 409],
})

export const listFlags = operation({
  name: 'flags.list',
  method: 'GET',
  path: '/api/admin/flags',
  who: ADMINS,
  summary: 'Homes and projects that rules noticed, with the reasons',
  query: listQuery({
    sorts: ['created_at'],
    filters: { state: z.enum(['open', 'dismissed', 'withheld']).optional(), rule: z.enum(FLAG_RULES).optional() },
  }),
  answer: listAnswer(flagRowSchema),
  answers: 'A page of the list',
})

export const dismissFlag = operation({
  name: 'flags.dismiss',
  method: 'POST',
  path: '/api/admin/flags/{id}/dismiss',
  who: ADMINS,
  summary: 'Say that a listing is no fraud; it counts until what the reason rests on changes',
  params,
  answer: done,
  answers: 'Dismissed',
  refusals: [404],
})

export const withholdFlagged = operation({
  name: 'flags.withhold',
  method: 'POST',
  path: '/api/admin/flags/{id}/withhold',
  who: ADMINS,
  summary: 'Withhold a home or a project that a rule noticed; its company gets the reasons',
  params,
  body: withholdSchema,
  answer: done,
  answers: 'Withheld',
  refusals: [404, 409, 410],
})

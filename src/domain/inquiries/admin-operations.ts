import { z } from 'zod'
import { undoableOf, undoing } from '../admin/bulk.ts'
import { listAnswer } from '../admin/list.ts'
import { STAFF } from '../auth/permissions.ts'
import { operation } from '../operations/operation.ts'
import { done, idText } from '../operations/shapes.ts'
import {
  answerSchema,
  changeInquirySchema,
  colleagueSchema,
  inboxDetailSchema,
  inboxQuery,
  inboxRowSchema,
  noteSchema,
  templateRowSchema,
  templateSchema,
  uploadedFileSchema,
} from './inbox-schemas.ts'
import { INQUIRY_ACTS, inquiryBulkAnswer, inquiryBulkSchema } from './inquiry-bulk.ts'

const params = z.object({ id: idText })
const bytes = 64 * 1024
const saved = done.extend({ version: z.string() })

export const listInbox = operation({
  name: 'inbox.list',
  method: 'GET',
  path: '/api/admin/inquiries',
  who: STAFF,
  summary: 'Inquiries of the company; for admins of all companies and of the portal; newest first',
  query: inboxQuery,
  answer: listAnswer(inboxRowSchema),
  answers: 'A page of the inquiries',
})

export const readFigures = operation({
  name: 'inbox.figures',
  method: 'GET',
  path: '/api/admin/inquiries/figures',
  who: STAFF,
  summary: 'How many inquiries wait, and how fast they are answered',
  answer: z.object({
    data: z.object({
      waiting: z.number().int().describe('New or open'),
      median_hours: z.number().nullable().describe('From inquiry to first answer, of 90 days; null below 5 answers'),
      answered: z.number().int().describe('Of 90 days'),
    }),
  }),
  answers: 'The figures',
})

export const readInquiry = operation({
  name: 'inbox.read',
  method: 'GET',
  path: '/api/admin/inquiries/{id}',
  who: STAFF,
  summary: 'An inquiry with its answers, notes, and the history with that person at that company',
  params,
  answer: z.object({ data: inboxDetailSchema }),
  answers: 'The inquiry',
  refusals: [404],
})

export const changeInquiry = operation({
  name: 'inbox.change',
  method: 'PATCH',
  path: '/api/admin/inquiries/{id}',
  who: STAFF,
  summary: 'Set its status or its owner',
  params,
  body: changeInquirySchema,
  answer: saved,
  answers: 'Changed',
  refusals: [404, 409],
  bytes,
})

export const bulkInquiries = operation({
  name: 'inbox.bulk',
  method: 'POST',
  path: '/api/admin/inquiries/bulk',
  who: STAFF,
  summary: 'Act on many inquiries: set their status or their owner',
  description:
    'First with dry_run, which answers what would change. The act itself carries the number of inquiries that were found then, and is refused when another number is found.',
  body: inquiryBulkSchema,
  answer: z.object({ data: inquiryBulkAnswer }),
  answers: 'What changed, or would change',
  refusals: [404, 409, 422],
  bytes,
})

export const undoableInquiries = operation({
  name: 'inbox.undoable',
  method: 'GET',
  path: '/api/admin/inquiries/bulk/undoable',
  who: STAFF,
  summary: "The caller's acts on many inquiries that can still be undone",
  answer: undoableOf(INQUIRY_ACTS),
  answers: 'The newest first',
})

export const undoInquiries = operation({
  name: 'inbox.undo',
  method: 'POST',
  path: '/api/admin/inquiries/bulk/{bulk}/undo',
  who: STAFF,
  summary: 'Undo an act on many inquiries, within 24 hours',
  description:
    'Inquiries that were changed since stay as they are, and are counted. After a failure midway it can be repeated for the others.',
  ...undoing,
})

export const listColleagues = operation({
  name: 'inbox.colleagues',
  method: 'GET',
  path: '/api/admin/inquiries/colleagues',
  who: STAFF,
  summary:
    'Who may own inquiries: people of the company with an account; for admins of all companies and of the portal',
  query: z.object({
    q: z.string().trim().max(100).optional().describe('A text in the name'),
    id: idText.optional().describe('Only this account'),
  }),
  answer: z.object({ data: z.array(colleagueSchema) }),
  answers: 'The first ones, by name',
})

export const writeNote = operation({
  name: 'inbox.note',
  method: 'POST',
  path: '/api/admin/inquiries/{id}/notes',
  who: STAFF,
  summary: 'Write a note for colleagues',
  params,
  body: noteSchema,
  answer: done,
  answers: 'Written',
  refusals: [404],
  bytes,
})

export const answerInquiry = operation({
  name: 'inbox.answer',
  method: 'POST',
  path: '/api/admin/inquiries/{id}/answers',
  who: STAFF,
  summary: 'Answer by mail',
  description: 'Fields such as {name} are filled in. Replies of the visitor go to the mailbox of the agency.',
  params,
  body: answerSchema,
  answer: done,
  answers: 'The mail waits to be sent',
  refusals: [404, 409, 422],
  limit: { name: 'inbox-answer', max: 200, seconds: 3600 },
  bytes,
})

export const uploadFile = operation({
  name: 'inbox.upload',
  method: 'POST',
  path: '/api/admin/answer-files',
  who: STAFF,
  summary: 'Upload a file for an answer: a PDF or a picture, at most 10 MB',
  query: z.object({ name: z.string().min(1).max(200).describe('Name of the file') }),
  receives: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/gif', 'application/octet-stream'],
  answer: z.object({ data: uploadedFileSchema }),
  answers: 'The file, for `file_ids` of an answer within a day',
  refusals: [413, 422],
  limit: { name: 'inbox-upload', max: 200, seconds: 3600 },
})

export const readFile = operation({
  name: 'inbox.file',
  method: 'GET',
  path: '/api/admin/answer-files/{id}',
  who: STAFF,
  summary: 'A file that was sent with an answer',
  description: 'To those who may read the inquiry, as long as it exists. Always an attachment.',
  params,
  answer: null,
  sends: 'application/octet-stream',
  answers: 'The file, with the media type of its content',
  refusals: [404],
  limit: { name: 'inbox-file', max: 600, seconds: 3600 },
})

export const listTemplates = operation({
  name: 'templates.list',
  method: 'GET',
  path: '/api/admin/templates',
  who: STAFF,
  summary: 'Templates of answers of the company; for admins those of a company, or of the portal',
  query: z.object({ company: idText.optional().describe('For admins; without it the portal') }),
  answer: z.object({ data: z.array(templateRowSchema) }),
  answers: 'The templates, by name',
})

export const addTemplate = operation({
  name: 'templates.add',
  method: 'POST',
  path: '/api/admin/templates',
  who: STAFF,
  summary: 'Add a template; for admins one of the portal',
  body: templateSchema,
  answer: done.extend({ id: z.number().int() }),
  answers: 'Added',
  bytes,
})

export const changeTemplate = operation({
  name: 'templates.change',
  method: 'PATCH',
  path: '/api/admin/templates/{id}',
  who: STAFF,
  summary: 'Change a template',
  params,
  body: templateSchema.extend({ version: z.string() }),
  answer: saved,
  answers: 'Changed',
  refusals: [404, 409],
  bytes,
})

export const removeTemplate = operation({
  name: 'templates.remove',
  method: 'DELETE',
  path: '/api/admin/templates/{id}',
  who: STAFF,
  summary: 'Remove a template',
  params,
  query: z.object({ version: z.string().max(40).optional().describe('The version that was read') }),
  answer: done,
  answers: 'Removed',
  refusals: [404, 409],
})

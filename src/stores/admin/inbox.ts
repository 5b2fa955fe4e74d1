import type { InboxDetail, InboxRow, TemplateRow } from '../../domain/inquiries/inbox-schemas.ts'
import type { Calls } from '../../domain/operations/all.ts'
import type { CallOf } from '../../domain/operations/operation.ts'
import { call, callForFile, callWithFile } from '../api.ts'
import { tasksChanged } from './overview.ts'

export type { InboxDetail, InboxRow, TemplateRow }

type Query = Record<string, string | undefined>
type Body<C extends keyof Calls> = CallOf<Calls[C]> extends { body: infer B } ? B : never

const sentence = ({ message }: { message: string }) => message
const data = <T>(answer: { data: T }) => answer.data

/** The inbox of the admin area on the server. Every call throws ApiError. */
export const readInbox = (query: Query, signal: AbortSignal) =>
  call('GET /api/admin/inquiries', { query: new URLSearchParams(given(query)), signal })
export const readFigures = (signal: AbortSignal) => call('GET /api/admin/inquiries/figures', { signal }).then(data)
export const readInquiry = (id: number, signal: AbortSignal): Promise<InboxDetail> =>
  call('GET /api/admin/inquiries/{id}', { params: { id }, signal }).then(data)
export const changeInquiry = (id: number, body: Body<'PATCH /api/admin/inquiries/{id}'>) =>
  call('PATCH /api/admin/inquiries/{id}', { params: { id }, body }).then(sentence).then(tasksChanged)
export const actOnInquiries = (body: Body<'POST /api/admin/inquiries/bulk'>) =>
  call('POST /api/admin/inquiries/bulk', { body })
    .then(data)
    .then(body.dry_run ? (told) => told : tasksChanged)
export const readUndoable = (signal: AbortSignal) =>
  call('GET /api/admin/inquiries/bulk/undoable', { signal }).then(data)
export const undoInquiries = (bulk: number) =>
  call('POST /api/admin/inquiries/bulk/{bulk}/undo', { params: { bulk } }).then(tasksChanged)
export const writeNote = (id: number, text: string, idempotencyKey: string) =>
  call('POST /api/admin/inquiries/{id}/notes', { params: { id }, body: { text }, idempotencyKey })
    .then(sentence)
    .then(tasksChanged)
export const answerInquiry = (
  id: number,
  body: Body<'POST /api/admin/inquiries/{id}/answers'>,
  idempotencyKey: string,
) =>
  call('POST /api/admin/inquiries/{id}/answers', { params: { id }, body, idempotencyKey })
    .then(sentence)
    .then(tasksChanged)
export const uploadFile = (file: File) =>
  callWithFile('POST /api/admin/answer-files', { file, query: { name: file.name } }).then(data)
/** @throws ApiError */
export const readAnswerFile = (id: number): Promise<Blob> => callForFile('GET /api/admin/answer-files/{id}', { id })
export type Upload = Awaited<ReturnType<typeof uploadFile>>

/** @param company for admins; without it the portal's own */
export const readTemplates = (company: number | null, signal: AbortSignal): Promise<TemplateRow[]> =>
  call('GET /api/admin/templates', { query: company === null ? {} : { company: String(company) }, signal }).then(data)
export const addTemplate = (body: Body<'POST /api/admin/templates'>) => call('POST /api/admin/templates', { body })
export const changeTemplate = (id: number, body: Body<'PATCH /api/admin/templates/{id}'>) =>
  call('PATCH /api/admin/templates/{id}', { params: { id }, body })
export const removeTemplate = (id: number, version: string) =>
  call('DELETE /api/admin/templates/{id}', { params: { id }, query: { version } }).then(sentence).then(tasksChanged)

const given = (query: Query) =>
  Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== '')

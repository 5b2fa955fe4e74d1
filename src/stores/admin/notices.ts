import type { Calls } from '../../domain/operations/all.ts'
import type { AnswerOf } from '../../domain/operations/operation.ts'
import { call } from '../api.ts'
import { tasksChanged } from './overview.ts'

/** Reports of listings, and what rules noticed. */
export type NoticeRow = AnswerOf<Calls['GET /api/admin/notices']>['data'][number]
export type NoticeRecord = AnswerOf<Calls['GET /api/admin/notices/{id}']>['data']
export type FlagRow = AnswerOf<Calls['GET /api/admin/flags']>['data'][number]

export const readNotices = (query: URLSearchParams, signal?: AbortSignal) =>
  call('GET /api/admin/notices', { query, signal })
export const readNotice = (id: number, signal?: AbortSignal) =>
  call('GET /api/admin/notices/{id}', { params: { id }, signal }).then(({ data }) => data)
export const readFlags = (query: URLSearchParams, signal?: AbortSignal) =>
  call('GET /api/admin/flags', { query, signal })
export const dismissFlag = (id: number) =>
  call('POST /api/admin/flags/{id}/dismiss', { params: { id } }).then(({ message }) => tasksChanged(message))

import type { Calls } from '../../domain/operations/all.ts'
import type { AnswerOf } from '../../domain/operations/operation.ts'
import { call } from '../api.ts'

export type RecordedAct = AnswerOf<Calls['GET /api/admin/audit']>['data'][number]

/** @param query its filters as the address has them; the server refuses what it does not know */
export const readActs = (query: URLSearchParams, signal?: AbortSignal) =>
  call('GET /api/admin/audit', { query, signal })
export const readAuditChoices = (signal?: AbortSignal) => call('GET /api/admin/audit/choices', { signal })

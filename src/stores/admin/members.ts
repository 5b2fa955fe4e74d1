import type { Calls } from '../../domain/operations/all.ts'
import type { AnswerOf, CallOf } from '../../domain/operations/operation.ts'
import { call } from '../api.ts'

/** Accounts in the admin area. Each act returns the sentence to show. */
export type Member = AnswerOf<Calls['GET /api/admin/users']>['data'][number]
export type MemberDetails = AnswerOf<Calls['GET /api/admin/users/{id}']>['data']
type MembersQuery = CallOf<Calls['GET /api/admin/users']>['query']

export const readMembers = (query: MembersQuery, signal?: AbortSignal) =>
  call('GET /api/admin/users', { query, signal })
export const readMember = (id: number, signal?: AbortSignal) =>
  call('GET /api/admin/users/{id}', { params: { id }, signal }).then(({ data }) => data)

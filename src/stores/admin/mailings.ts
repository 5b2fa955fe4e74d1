import type { Calls } from '../../domain/operations/all.ts'
import type { AnswerOf, CallOf } from '../../domain/operations/operation.ts'
import { call } from '../api.ts'

/** Messages, stopped addresses, jobs and the newsletter in the admin area. */
export type MessageDetails = AnswerOf<Calls['GET /api/admin/messages/{id}']>['data']
export type MessageContent = AnswerOf<Calls['POST /api/admin/messages/{id}/content']>['data']
export type Issues = AnswerOf<Calls['GET /api/admin/newsletter']>['data']
export type Growth = AnswerOf<Calls['GET /api/admin/newsletter/growth']>['data']

export const readMessages = (query: CallOf<Calls['GET /api/admin/messages']>['query'], signal: AbortSignal) =>
  call('GET /api/admin/messages', { query, signal })
export const readMessage = (id: number, signal: AbortSignal) =>
  call('GET /api/admin/messages/{id}', { params: { id }, signal }).then(({ data }) => data)
export const readStops = (query: CallOf<Calls['GET /api/admin/stopped-addresses']>['query'], signal: AbortSignal) =>
  call('GET /api/admin/stopped-addresses', { query, signal })
export const readStopOf = (account: number, signal: AbortSignal) =>
  call('GET /api/admin/users/{id}/stopped-address', { params: { id: account }, signal }).then(({ data }) => data)
export const readMailbox = (signal: AbortSignal) =>
  call('GET /api/admin/report-mailbox', { signal }).then(({ data }) => data)
export const readQueues = (signal: AbortSignal) => call('GET /api/admin/queues', { signal }).then(({ data }) => data)
export const readJobs = (query: CallOf<Calls['GET /api/admin/jobs']>['query'], signal: AbortSignal) =>
  call('GET /api/admin/jobs', { query, signal })
export const readIssues = (signal: AbortSignal) =>
  call('GET /api/admin/newsletter', { signal }).then(({ data }) => data)

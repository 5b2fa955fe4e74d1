import type { Calls } from '../../domain/operations/all.ts'
import type { AnswerOf, CallOf } from '../../domain/operations/operation.ts'
import { call } from '../api.ts'

/** Companies, their people, and agencies that ask to join. */
export type CompanyRow = AnswerOf<Calls['GET /api/admin/companies']>['data'][number]
export type CompanyRecord = AnswerOf<Calls['GET /api/admin/companies/{id}']>['data']
export type AgentRow = AnswerOf<Calls['GET /api/admin/agents']>['data'][number]
export type AgentRecord = AnswerOf<Calls['GET /api/admin/agents/{id}']>['data']
export type ApplicationRow = AnswerOf<Calls['GET /api/admin/applications']>['data'][number]
export type ApplicationRecord = AnswerOf<Calls['GET /api/admin/applications/{id}']>['data']

export const readCompanies = (query: URLSearchParams, signal?: AbortSignal) =>
  call('GET /api/admin/companies', { query, signal })
export const readCompany = (id: number, signal?: AbortSignal) =>
  call('GET /api/admin/companies/{id}', { params: { id }, signal }).then(({ data }) => data)
export const readAgents = (
  query: URLSearchParams | CallOf<Calls['GET /api/admin/agents']>['query'],
  signal?: AbortSignal,
) => call('GET /api/admin/agents', { query, signal })
export const readAgent = (id: number, signal?: AbortSignal) =>
  call('GET /api/admin/agents/{id}', { params: { id }, signal }).then(({ data }) => data)
export const readApplications = (query: URLSearchParams, signal?: AbortSignal) =>
  call('GET /api/admin/applications', { query, signal })
export const readApplication = (id: number, signal?: AbortSignal) =>
  call('GET /api/admin/applications/{id}', { params: { id }, signal }).then(({ data }) => data)

/** The colleagues of a person who may take over their homes. */
export const readColleagues = async (company: number, but: number, signal?: AbortSignal) => {
  const query = { company: String(company), state: 'present', pro_seite: '1000' } as const
  const { data } = await readAgents(query, signal)
  return data.filter(({ id }) => id !== but)
}

/** The first homes of a person. */
export const readHomesOf = (id: number, signal?: AbortSignal) =>
  call('GET /api/admin/agents/{id}/properties', { params: { id }, query: { pro_seite: '100' }, signal })

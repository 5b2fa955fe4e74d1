import type { Calls } from '../../domain/operations/all.ts'
import type { AnswerOf } from '../../domain/operations/operation.ts'
import { call } from '../api.ts'

/** Imports and sources in the admin area. */
export type Run = AnswerOf<Calls['GET /api/admin/imports']>['data'][number]
export type RunDetails = AnswerOf<Calls['GET /api/admin/imports/{run}']>['data']
export type ReportLine = AnswerOf<Calls['GET /api/admin/imports/{run}/lines']>['data'][number]
export type ObjectXml = AnswerOf<Calls['GET /api/admin/imports/{run}/lines/{nr}/xml']>['data']
export type Delivery = AnswerOf<Calls['GET /api/admin/deliveries']>['data'][number]
export type DeliveryDetails = AnswerOf<Calls['GET /api/admin/deliveries/{id}']>['data']
export type Source = AnswerOf<Calls['GET /api/admin/sources']>['data'][number]
export type SourceDetails = AnswerOf<Calls['GET /api/admin/sources/{id}']>['data']

export const readRuns = (query: URLSearchParams, signal?: AbortSignal) =>
  call('GET /api/admin/imports', { query, signal })
export const readDeliveries = (query: URLSearchParams, signal?: AbortSignal) =>
  call('GET /api/admin/deliveries', { query, signal })
export const readSources = (query: URLSearchParams, signal?: AbortSignal) =>
  call('GET /api/admin/sources', { query, signal })

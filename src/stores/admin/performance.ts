import type { Calls } from '../../domain/operations/all.ts'
import type { AnswerOf, CallOf } from '../../domain/operations/operation.ts'
import { call } from '../api.ts'

type VitalsCall = Calls['GET /api/admin/performance/vitals']
type ServerCall = Calls['GET /api/admin/performance/server']
type RoutesCall = Calls['GET /api/admin/performance/routes']
export type VitalFigures = AnswerOf<VitalsCall>
export type ServerFigures = AnswerOf<ServerCall>

export const readVitalFigures = (query: CallOf<VitalsCall>['query'], signal?: AbortSignal) =>
  call('GET /api/admin/performance/vitals', { query, signal })
export const readRouteFigures = (query: CallOf<RoutesCall>['query'], signal?: AbortSignal) =>
  call('GET /api/admin/performance/routes', { query, signal })
export const readServerFigures = (query: CallOf<ServerCall>['query'], signal?: AbortSignal) =>
  call('GET /api/admin/performance/server', { query, signal })

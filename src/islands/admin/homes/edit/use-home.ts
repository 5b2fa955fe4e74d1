import { useCallback } from 'react'
import type { Calls } from '../../../../domain/operations/all.ts'
import type { AnswerOf } from '../../../../domain/operations/operation.ts'
import type { HandField } from '../../../../domain/properties/hand.ts'
import { call } from '../../../../stores/api.ts'
import { useLoad } from '../../../account/use-load.ts'

/** A home as the editor has it. */
export type Home = AnswerOf<Calls['GET /api/admin/properties/{id}/fields']>

export const readHome = (id: number, signal?: AbortSignal) =>
  call('GET /api/admin/properties/{id}/fields', { params: { id }, signal })

export const useHome = (id: number) => useLoad(useCallback((signal: AbortSignal) => readHome(id, signal), [id]))

/** The fields that have another value now. */
export const changedSince = (before: Home, now: Home): HandField[] => {
  const old = new Map(before.data.map(({ field, value }) => [field, JSON.stringify(value)]))
  return now.data.filter(({ field, value }) => old.get(field) !== JSON.stringify(value)).map(({ field }) => field)
}

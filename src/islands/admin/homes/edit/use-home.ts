import { useCallback } from 'react'
import type { Calls } from '../../../../domain/operations/all.ts'
import type { AnswerOf } from '../../../../domain/operations/operation.ts'
import { call } from '../../../../stores/api.ts'
import { useLoad } from '../../../account/use-load.ts'

/** A home as the editor has it. */
export type Home = AnswerOf<Calls['GET /api/admin/properties/{id}/fields']>

export const useHome = (id: number) =>
  useLoad(
    useCallback(
      (signal: AbortSignal) => call('GET /api/admin/properties/{id}/fields', { params: { id }, signal }),
      [id],
    ),
  )

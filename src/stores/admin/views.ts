import { atom } from 'nanostores'
import { ApiError, call } from '../api.ts'

/** A saved view of a table: a name for an address. */
export interface View {
  id: number
  screen: string
  name: string
  /** The query string: filter, sort, columns. */
  query: string
}

export const $views = atom<readonly View[]>([])
/** Whether this session lacks the second factor that staff need. */
export const $missing = atom(false)

/** Loads the views of the account. It is the first call of the area, so it also tells whether a second factor is missing. */
export async function loadViews(): Promise<void> {
  try {
    $views.set((await call('GET /api/admin/views')).data)
    $missing.set(false)
  } catch (error) {
    $missing.set(error instanceof ApiError && error.code === 'auth.second_factor_missing')
  }
}

/** Saves a view under a name; the same name replaces it. @throws ApiError */
export async function saveView(view: Omit<View, 'id'>): Promise<void> {
  $views.set((await call('POST /api/admin/views', { body: view })).data)
}

/** @throws ApiError */
export async function removeView(id: number): Promise<void> {
  $views.set((await call('DELETE /api/admin/views/{id}', { params: { id } })).data)
}

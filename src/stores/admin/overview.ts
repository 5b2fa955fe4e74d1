import { atom } from 'nanostores'
import type { Calls } from '../../domain/operations/all.ts'
import type { AnswerOf } from '../../domain/operations/operation.ts'
import { $token } from '../account/session.ts'
import { call } from '../api.ts'

/** Something that waits for the user, and the list where it is done. */
export type Task = AnswerOf<Calls['GET /api/admin/overview']>['data'][number]

/** What waits; null until it is known, and `failed` when the first call was not answered. */
export const $tasks = atom<readonly Task[] | null | 'failed'>(null)

/**
 * After an act that may have settled something: the numbers beside the screens follow at once. Where nothing watches them,
 * nothing is asked. @returns what it is given, for the end of a chain
 */
export function tasksChanged<T>(given: T): T {
  if (watching > 0) void loadTasks()
  return given
}

/** How many frames show the numbers. */
let watching = 0

/** A number in a list of screens need not be newer. */
const EVERY_MS = 120_000

/** Asks again what waits. A failure keeps what was known. */
export async function loadTasks(): Promise<void> {
  try {
    $tasks.set((await call('GET /api/admin/overview')).data)
  } catch {
    if ($tasks.get() === null) $tasks.set('failed')
  }
}

/**
 * Asks now, and again every two minutes while the page is visible: one call serves the start and the lists of screens.
 * @returns ends it
 */
export function watchTasks(): () => void {
  let last = 0
  const renew = () => {
    // Without a session every call leads to the login.
    if ($token.get() === null || document.visibilityState === 'hidden' || Date.now() - last < EVERY_MS) return
    last = Date.now()
    void loadTasks()
  }
  watching++
  renew()
  const timer = setInterval(renew, EVERY_MS / 4)
  document.addEventListener('visibilitychange', renew)
  return () => {
    watching--
    clearInterval(timer)
    document.removeEventListener('visibilitychange', renew)
  }
}

export type OverviewFigure = AnswerOf<Calls['GET /api/admin/overview/figures']>['data']['figures'][number]

/** @throws ApiError */
export const readOverviewFigures = (signal: AbortSignal) =>
  call('GET /api/admin/overview/figures', { signal }).then(({ data }) => data)

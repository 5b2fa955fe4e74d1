import { atom } from 'nanostores'
import { ApiError, call } from '../api.ts'

/** Whether the dialog for the second factor is asked for; it calls `settle` when it closes. */
export const $stepUp = atom<{ settle: (isProven: boolean) => void } | null>(null)

/** The dialogs that are on the page: without one, nobody could answer. */
let dialogs = 0
export function offerStepUp(): () => void {
  dialogs++
  return () => {
    dialogs--
  }
}

/**
 * As `call`; when the server asks for the second factor again (403 `auth.step_up`), it opens the dialog
 * (src/islands/admin/parts/StepUp.tsx) and repeats the call after the proof.
 * @throws ApiError as `call`, also when the user closes the dialog
 */
export const callAgain: typeof call = async (name, ...given) => {
  try {
    return await call(name, ...given)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'auth.step_up' || dialogs === 0) throw error
    const isProven = await new Promise<boolean>((settle) => {
      $stepUp.get()?.settle(false)
      $stepUp.set({ settle })
    })
    if (!isProven) throw error
    return call(name, ...given)
  }
}

import type { Translate } from '../../../i18n/translate.ts'
import { ApiError } from '../../../stores/api.ts'
import { sentenceOf } from '../../forms/use-form.ts'

/** Why something was not done, for `Refused`. */
export interface Refusal {
  text: string
  /** Somebody else has changed the record since it was loaded. */
  isStale: boolean
}

export const isStale = (error: unknown): boolean => error instanceof ApiError && error.code === 'record.changed'

/** @param text in place of the server's sentence, if not empty */
export const refusalOf = (error: unknown, t: Translate<'shared'>, text = ''): Refusal => ({
  text: text || sentenceOf(error, t),
  isStale: isStale(error),
})

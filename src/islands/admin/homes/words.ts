import type { Translate } from '../../../i18n/translate.ts'

/** The words of this screen. */
export type Words = Translate<'listings' | 'search' | 'admin' | 'shared'>

export const STATE_TONES = {
  published: 'good',
  withheld: 'attention',
  ended: 'plain',
  expired: 'attention',
  unlisted: 'plain',
  deleted: 'bad',
} as const

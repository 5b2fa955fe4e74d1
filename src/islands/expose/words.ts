import type { Translate } from '../../i18n/translate.ts'

/** The messages of the generator. */
export type Words = Translate<'expose-generator' | 'shared'>

import { formatNumber } from '../../../domain/format/number.ts'
import type { BulkResult } from '../../../domain/listings/bulk.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import type { Told } from '../bulk/BulkDialog.tsx'
import type { Words } from './words.ts'

/** What an act on many homes or projects has done, or would do, in words. */
export const listingsTold = (data: BulkResult, t: Words, language: Language): Told => ({
  ...data,
  skipped: data.skipped.map(({ why, count }) =>
    t(`listings.skipped.${why}`, { count: formatNumber(count, LANGUAGES[language].tag, 0) }),
  ),
  examples: data.examples.map(({ id, titel }) => ({ id, name: titel })),
})

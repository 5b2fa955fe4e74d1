import type { User } from '../../../domain/auth/user.ts'
import type { Listing } from '../../../domain/listings/listing.ts'
import type { Language } from '../../../i18n/languages.ts'
import type { Words } from './words.ts'

/** What every part of a record gets. */
export interface PartProps {
  t: Words
  language: Language
  user: User
  home: Listing
  /** The home as an act left it; without it, it is read again. */
  onChange: (home?: Listing) => void
}

import type { User } from '../../domain/auth/user.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Translate } from '../../i18n/translate.ts'
import type { FieldSchema } from './form/schema.ts'

/** What every screen gets. Words of its own namespace: `translatorOf(language, members, admin, shared)`. */
export interface ScreenProps {
  t: Translate<'admin' | 'shared'>
  language: Language
  user: User
  /** The schemas of the bodies of the calls that the screen's line names in `forms`. */
  schemas: Readonly<Record<string, FieldSchema>>
}

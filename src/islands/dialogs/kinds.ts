import type { Language } from '../../i18n/languages.ts'
import type { Translate } from '../../i18n/translate.ts'

/** The forms that open in a dialog of their page, named by `data-contact` of the buttons that open them. */
export const CONTACT_KINDS = ['inquiry', 'appointment', 'price-alert', 'report', 'search-agent'] as const
export type ContactKind = (typeof CONTACT_KINDS)[number]

/** The home or the project of a page, as JSON in `data-contact-home`. */
export interface ContactHome {
  id: number
  title: string
  /** The home's price in EUR; null for "price on request". */
  price: number | null
  /** A project as a whole. */
  isProject?: boolean
  /** The provider of the home. */
  host: string
}

/** The props of a form in a dialog. */
export interface ContactFormProps {
  t: Translate<'requests' | 'shared'>
  language: Language
  /** Null on pages without a home. */
  home: ContactHome | null
  /** What an address has filled in, by the name of a field. */
  values: Readonly<Record<string, string>>
  /** How often its dialog has been opened. */
  opened: number
  /** Called after sending; the sentence replaces the form. */
  onDone: (message: string) => void
}

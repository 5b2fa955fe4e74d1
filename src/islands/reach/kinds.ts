import type { Language } from '../../i18n/languages.ts'
import type { Translate } from '../../i18n/translate.ts'

/** The forms that open in a dialog of their page, as `data-reach` of the buttons that open them. */
export const REACH_KINDS = ['inquiry', 'appointment', 'price-alert', 'report', 'search-agent'] as const
export type ReachKind = (typeof REACH_KINDS)[number]

/** The home that a page is about, as JSON in `data-reach-home`. */
export interface ReachHome {
  id: number
  title: string
  /** Of the home in EUR; null when it is told on request. */
  price: number | null
  /** Who offers it. */
  host: string
}

/** What a form in a dialog is given. */
export interface ReachFormProps {
  t: Translate
  language: Language
  /** Null on pages that are about no home. */
  home: ReachHome | null
  /** How often its dialog has been opened. */
  opened: number
  /** It is sent; the sentence takes the place of the form. */
  onDone: (message: string) => void
}

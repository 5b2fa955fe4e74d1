import { LANGUAGES, type Language } from '../i18n/languages.ts'

/** A title or name as a part of a sentence: from right to left, one in Latin letters would reorder its neighbours. */
export const isolated = (text: string, language: Language): string =>
  LANGUAGES[language].dir === 'rtl' ? `\u2068${text}\u2069` : text

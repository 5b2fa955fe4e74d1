import { displayNames } from '../../domain/format/intl.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'

/** Names of currencies in a language. */
export const currencyNames = (language: Language) => displayNames(LANGUAGES[language].tag, { type: 'currency' })

const YEAR = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Vienna' })

/** The current year in Austria, where pages are made and feeds are dated. */
export const yearNow = () => YEAR.format(new Date())

/**
 * The interface languages. The codes are the customer's, not BCP 47: only `tag` reaches Intl and `<html lang>`.
 * German has no prefix in addresses, the others have their code.
 */
export const LANGUAGES = {
  de: { tag: 'de-AT', name: 'Deutsch', dir: 'ltr', flag: '🇦🇹' },
} as const satisfies Record<string, { tag: string; name: string; dir: 'ltr' | 'rtl'; flag: string }>

export type Language = keyof typeof LANGUAGES
export const DEFAULT_LANGUAGE: Language = 'de'

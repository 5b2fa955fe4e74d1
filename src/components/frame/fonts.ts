import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import literataCyrillic from '../../styles/fonts/literata-cyrillic.woff2?url'
import literataLatin from '../../styles/fonts/literata-latin.woff2?url'
import onestCyrillic from '../../styles/fonts/onest-cyrillic.woff2?url'
import onestLatin from '../../styles/fonts/onest-latin.woff2?url'
import vazirmatn from '../../styles/fonts/vazirmatn-arabic.woff2?url'

/**
 * Addresses of the font files that a page of this language needs first, two at most, to preload as `font/woff2`. Every
 * other file loads when one of its letters occurs (styles/fonts.css). Chinese and Japanese use the system's fonts: only
 * figures and names are Onest.
 */
export function fontsToPreload(language: Language): string[] {
  switch (LANGUAGES[language].tag) {
    case 'ru-RU':
      return [onestCyrillic, literataCyrillic]
    case 'ar-SA':
    case 'fa-IR':
      return [vazirmatn, onestLatin]
    case 'zh-CN':
    case 'ja-JP':
      return [onestLatin]
    default:
      return [onestLatin, literataLatin]
  }
}

import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import literataCore from '../../styles/fonts/literata-core.woff2?url'
import literataCyrillic from '../../styles/fonts/literata-cyrillic.woff2?url'
import literataWest from '../../styles/fonts/literata-west.woff2?url'
import onestCore from '../../styles/fonts/onest-core.woff2?url'
import onestCyrillic from '../../styles/fonts/onest-cyrillic.woff2?url'
import onestWest from '../../styles/fonts/onest-west.woff2?url'
import vazirmatn from '../../styles/fonts/vazirmatn-arabic.woff2?url'

/**
 * Addresses of the font files that a page of this language needs first, to preload as `font/woff2`: two, or four where
 * every sentence has letters of the second Latin file, since a word in two fonts is worse than a later one. Every other
 * file loads when one of its letters occurs (styles/fonts.css). Chinese and Japanese use the system's fonts: only
 * figures and names are Onest.
 */
export function fontsToPreload(language: Language): string[] {
  switch (LANGUAGES[language].tag) {
    case 'ru-RU':
      return [onestCyrillic, literataCyrillic]
    case 'ar-SA':
    case 'fa-IR':
      return [vazirmatn, onestCore]
    case 'zh-CN':
    case 'ja-JP':
      return [onestCore]
    case 'fr-FR':
    case 'it-IT':
    case 'pt-PT':
    case 'es-ES':
    case 'sv-SE':
      return [onestCore, literataCore, onestWest, literataWest]
    default:
      return [onestCore, literataCore]
  }
}

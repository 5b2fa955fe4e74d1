import { createRoot } from 'react-dom/client'
import '../../i18n/here/consent.ts'
import { pageLanguage } from '../../i18n/load.ts'
import ConsentBanner from './ConsentBanner.tsx'

/** Puts the banner at the end of the page; what it shows first is said by `<html data-consent>`. */
export function mountBanner(): void {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<ConsentBanner language={pageLanguage()} />)
}

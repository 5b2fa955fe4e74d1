import { createRoot } from 'react-dom/client'
import { pageLanguage } from '../../i18n/load.ts'
import ConsentBanner from './ConsentBanner.tsx'

/**
 * Adds the banner at the end of the page; `<html data-consent>` selects its first view.
 * @public loaded on demand
 */
export function mountBanner(): void {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<ConsentBanner language={pageLanguage()} />)
}

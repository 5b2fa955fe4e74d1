import { createRoot } from 'react-dom/client'
import { pageLanguage } from '../../i18n/load.ts'
import sheetAddress from '../../styles/consent.css?url&no-inline'
import { loadSheet } from '../frame/load-sheet.ts'
import ConsentBanner from './ConsentBanner.tsx'

/**
 * Adds the banner at the end of the page; `<html data-consent>` selects its first view.
 * @throws when its style sheet cannot be loaded: it would cover the page
 * @public loaded on demand
 */
export async function mountBanner(): Promise<void> {
  await loadSheet(sheetAddress)
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<ConsentBanner language={pageLanguage()} />)
}

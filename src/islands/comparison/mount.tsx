import { createRoot } from 'react-dom/client'
import { pageLanguage } from '../../i18n/load.ts'
import { shared } from '../../i18n/shared/browser.ts'
import { translatorOf } from '../../i18n/translate.ts'
import panelSheet from '../../styles/comparison-panel.css?url&no-inline'
import { ErrorBoundary } from '../frame/ErrorBoundary.tsx'
import { loadSheet } from '../frame/load-sheet.ts'
import { ComparePanel } from './ComparePanel.tsx'

let isMounted = false

/** Adds the panel to the page, once; from then on it follows its store. */
export async function mountPanel(): Promise<void> {
  if (isMounted) return
  isMounted = true
  // Without its sheet the panel still works.
  await loadSheet(panelSheet).catch(() => undefined)
  const place = document.createElement('div')
  document.querySelector('main')?.after(place)
  createRoot(place).render(
    <ErrorBoundary t={translatorOf(pageLanguage(), shared)} language={pageLanguage()}>
      <ComparePanel language={pageLanguage()} />
    </ErrorBoundary>,
  )
}

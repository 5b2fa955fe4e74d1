import { createRoot } from 'react-dom/client'
import { pageLanguage } from '../../i18n/load.ts'
import { splitLocale } from '../../i18n/paths.ts'
import { shared } from '../../i18n/shared/browser.ts'
import { translatorOf } from '../../i18n/translate.ts'
import panelSheet from '../../styles/comparison-panel.css?url&no-inline'
import { ErrorBoundary } from '../frame/ErrorBoundary.tsx'
import { loadSheet } from '../frame/load-sheet.ts'
import { ComparePanel } from './ComparePanel.tsx'

let isMounted = false

/**
 * Adds the panel to the page, once; from then on it follows its store. Not to the comparison itself, and not to a page
 * with a bar of its own.
 * @param isNew whether the visitor has just added a home
 */
export async function mountPanel(isNew: boolean): Promise<void> {
  const toggle = document.querySelector('.frame-header .theme-toggle')
  if (isMounted || !toggle || splitLocale(location.pathname).path === '/vergleich') return
  isMounted = true
  // Without its sheet the panel still works.
  await loadSheet(panelSheet).catch(() => undefined)
  const place = document.createElement('div')
  document.querySelector('main')?.after(place)
  const dock = document.createElement('div')
  toggle.before(dock)
  createRoot(place).render(
    <ErrorBoundary t={translatorOf(pageLanguage(), shared)} language={pageLanguage()}>
      <ComparePanel language={pageLanguage()} isNew={isNew} dock={dock} />
    </ErrorBoundary>,
  )
}

import { createRoot } from 'react-dom/client'
import '../../i18n/here.ts'
import { pageLanguage } from '../../i18n/load.ts'
import { ErrorBoundary } from '../frame/ErrorBoundary.tsx'
import { ComparePanel } from './ComparePanel.tsx'

let isMounted = false

/** Puts the panel into the page, once; from then on it follows its store. */
export function mountPanel(): void {
  if (isMounted) return
  isMounted = true
  const place = document.createElement('div')
  document.querySelector('main')?.after(place)
  createRoot(place).render(
    <ErrorBoundary language={pageLanguage()}>
      <ComparePanel language={pageLanguage()} />
    </ErrorBoundary>,
  )
}

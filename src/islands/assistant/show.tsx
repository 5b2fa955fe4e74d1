import { createRoot } from 'react-dom/client'
import { pageLanguage } from '../../i18n/load.ts'
import { shared } from '../../i18n/shared/browser.ts'
import { translatorOf } from '../../i18n/translate.ts'
import { setOpen } from '../../stores/assistant/open.ts'
import late from '../../styles/late.css?url&no-inline'
import { ErrorBoundary } from '../frame/ErrorBoundary.tsx'
import { loadSheet } from '../frame/load-sheet.ts'
import { AssistantPanel } from './AssistantPanel.tsx'

let isShown = false

/**
 * Shows the panel; puts it on the page, once.
 * @param sheet the media query of pages that it covers
 * @param takesFocus whether its first opening moves the focus
 */
export async function showPanel(sheet: string, takesFocus: boolean): Promise<void> {
  setOpen(true)
  if (isShown) return
  await loadSheet(late)
  if (isShown) return
  isShown = true
  const language = pageLanguage()
  const place = document.createElement('div')
  place.className = 'late'
  document.body.append(place)
  createRoot(place).render(
    <ErrorBoundary t={translatorOf(language, shared)} language={language}>
      <AssistantPanel language={language} sheet={sheet} takesFocus={takesFocus} />
    </ErrorBoundary>,
  )
}

import { createRoot } from 'react-dom/client'
import { pageLanguage } from '../../i18n/load.ts'
import { shared } from '../../i18n/shared/browser.ts'
import { translatorOf } from '../../i18n/translate.ts'
import sheetAddress from '../../styles/forms.css?url&no-inline'
import late from '../../styles/late.css?url&no-inline'
import { ErrorBoundary } from '../frame/ErrorBoundary.tsx'
import { loadSheet } from '../frame/load-sheet.ts'
import { ContactDialog, OPEN_EVENT, type Opening } from './ContactDialog.tsx'
import type { ContactHome, ContactKind } from './kinds.ts'

/**
 * Opens a form in its dialog, with the earlier input.
 * @param values by the name of a field; they replace the earlier input
 * @throws when a style sheet cannot be loaded
 * @public loaded on demand
 */
export async function openContact(kind: ContactKind, values: Readonly<Record<string, string>> = {}): Promise<void> {
  await Promise.all([loadSheet(sheetAddress), loadSheet(late)])
  if (document.getElementById('contact')) {
    dispatchEvent(new CustomEvent(OPEN_EVENT, { detail: { kind, values } satisfies Opening }))
    return
  }
  const place = document.createElement('div')
  place.id = 'contact'
  place.className = 'late'
  document.querySelector('main')?.after(place)
  createRoot(place).render(
    <ErrorBoundary t={translatorOf(pageLanguage(), shared)} language={pageLanguage()}>
      <ContactDialog first={{ kind, values }} home={homeOf()} language={pageLanguage()} />
    </ErrorBoundary>,
  )
}

function homeOf(): ContactHome | null {
  const text = document.querySelector<HTMLElement>('[data-contact-home]')?.dataset.contactHome
  return text ? (JSON.parse(text) as ContactHome) : null
}

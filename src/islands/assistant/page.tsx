import { createRoot } from 'react-dom/client'
import { chat } from '../../i18n/chat/browser.ts'
import { pageLanguage } from '../../i18n/load.ts'
import { shared } from '../../i18n/shared/browser.ts'
import { translatorOf } from '../../i18n/translate.ts'
import { ErrorBoundary } from '../frame/ErrorBoundary.tsx'
import { Conversation } from './Conversation.tsx'

/**
 * Puts the conversation of this tab in the place of the server's form, on the page /assistent.
 * @public loaded on demand
 */
export function mountPage(place: HTMLElement): void {
  const language = pageLanguage()
  const t = translatorOf(language, chat, shared)
  createRoot(place).render(
    <ErrorBoundary t={t} language={language} heading="h1">
      <Conversation t={t} language={language} heading={<h1>{t('chat.title')}</h1>} isPage />
    </ErrorBoundary>,
  )
}

import { useState } from 'react'
import type { Language } from '../../i18n/languages.ts'
import { requests } from '../../i18n/requests/browser.ts'
import { shared } from '../../i18n/shared/browser.ts'
import { translatorOf } from '../../i18n/translate.ts'
import { Done } from '../forms/Submit.tsx'
import { ErrorBoundary } from '../frame/ErrorBoundary.tsx'
import InquiryForm from './InquiryForm.tsx'
import '../../styles/forms.css'

/** The form of the contact page. */
export default function Contact({ language }: { language: Language }) {
  const t = translatorOf(language, requests, shared)
  const [done, setDone] = useState<string | null>(null)
  return (
    <ErrorBoundary t={translatorOf(language, shared)} language={language}>
      {done ? <Done>{done}</Done> : <InquiryForm t={t} language={language} home={null} onDone={setDone} />}
    </ErrorBoundary>
  )
}

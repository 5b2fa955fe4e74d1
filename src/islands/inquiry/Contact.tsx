import { useState } from 'react'
import '../../i18n/here/reach.ts'
import '../../i18n/here/shared.ts'
import type { Language } from '../../i18n/languages.ts'
import { translator } from '../../i18n/translate.ts'
import { Done } from '../forms/Submit.tsx'
import { ErrorBoundary } from '../frame/ErrorBoundary.tsx'
import InquiryForm from './InquiryForm.tsx'
import '../../styles/forms-reach.css'

/** The form of the contact page. */
export default function Contact({ language }: { language: Language }) {
  const t = translator(language)
  const [done, setDone] = useState<string | null>(null)
  return (
    <ErrorBoundary language={language}>
      {done ? <Done>{done}</Done> : <InquiryForm t={t} language={language} home={null} onDone={setDone} />}
    </ErrorBoundary>
  )
}

import { useStore } from '@nanostores/react'
import '../../i18n/here/kept.ts'
import type { Language } from '../../i18n/languages.ts'
import { localPath } from '../../i18n/paths.ts'
import { translator } from '../../i18n/translate.ts'
import { $viewed } from '../../stores/viewed.ts'
import Viewed from '../viewed/Viewed.tsx'

/** The homes viewed in this browser. The list has its own heading; an empty list needs a heading and the next step. */
export default function ViewedPart({ language }: { language: Language; heading?: 'h3' }) {
  const t = translator(language)
  const isEmpty = useStore($viewed).length === 0
  if (!isEmpty) return <Viewed language={language} />
  return (
    <>
      <h2 className="dashboard-title">{t('viewed.title')}</h2>
      <Viewed language={language} />
      <p className="account-buttons">
        <a className="button" href={localPath(language, '/immobilien')}>
          {t('home.search')}
        </a>
      </p>
    </>
  )
}

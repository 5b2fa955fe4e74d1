import type { Language } from '../../../i18n/languages.ts'
import { localPath } from '../../../i18n/paths.ts'
import { shared } from '../../../i18n/shared/browser.ts'
import { translatorOf } from '../../../i18n/translate.ts'
import { $viewed } from '../../../stores/viewed.ts'
import { useStore } from '../../frame/use-store.ts'
import Viewed from '../../viewed/Viewed.tsx'

/** The homes viewed in this browser. The list has its own heading; an empty list needs a heading and the next step. */
export default function ViewedPart({ language }: { language: Language; heading?: 'h3' }) {
  const t = translatorOf(language, shared)
  const isEmpty = useStore($viewed).length === 0
  if (!isEmpty) return <Viewed language={language} />
  return (
    <>
      <h2 className="text-26 wrap-anywhere">{t('viewed.title')}</h2>
      <Viewed language={language} />
      <p className="account-buttons">
        <a className="button" href={localPath(language, '/immobilien')}>
          {t('home.search')}
        </a>
      </p>
    </>
  )
}

import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import { localPath, splitLocale } from '../../../i18n/paths.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { storeText } from '../../../stores/storage.ts'
import { useOwnId } from '../../forms/own-id.ts'

/** The same screen in another language. */
export function Languages({ t, language }: { t: Translate<'admin'>; language: Language }) {
  const id = useOwnId()
  const go = (code: Language) => {
    storeText('language', code)
    const { path } = splitLocale(location.pathname)
    location.assign(localPath(code, path) + location.search)
  }
  return (
    <p className="grid gap-1 px-3">
      <label className="text-13 text-ink-soft" htmlFor={id}>
        {t('admin.language')}
      </label>
      <select id={id} value={language} onChange={(event) => go(event.currentTarget.value as Language)}>
        {(Object.keys(LANGUAGES) as Language[]).map((code) => (
          <option key={code} value={code} lang={LANGUAGES[code].tag}>
            {LANGUAGES[code].name}
          </option>
        ))}
      </select>
    </p>
  )
}

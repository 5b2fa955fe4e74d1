import type { User } from '../../../domain/auth/user.ts'
import { admin } from '../../../i18n/admin/browser.ts'
import type { Language } from '../../../i18n/languages.ts'
import { overview } from '../../../i18n/overview/browser.ts'
import { performance } from '../../../i18n/performance/browser.ts'
import { shared } from '../../../i18n/shared/browser.ts'
import { translatorOf } from '../../../i18n/translate.ts'
import type { Screen } from '../screens.ts'
import { Doors } from './Doors.tsx'
import { Figures } from './Figures.tsx'
import { Tasks } from './Tasks.tsx'

/** The start of the area: what waits for the user, the figures of four weeks, and the way to every screen. */
export default function Start({
  language,
  user,
  screens,
}: {
  language: Language
  user: User
  screens: readonly Screen[]
}) {
  const t = translatorOf(language, overview, performance, admin, shared)
  return (
    <div className="grid gap-10">
      <div className="grid gap-2">
        <h1 className="text-34">{t('admin.hello', { name: user.name })}</h1>
        <p className="text-ink-soft">{t(user.role === 'admin' ? 'admin.start_admin' : 'admin.start_agent')}</p>
      </div>
      <Tasks t={t} language={language} />
      <Figures t={t} language={language} />
      <Doors t={t} language={language} screens={screens} />
    </div>
  )
}

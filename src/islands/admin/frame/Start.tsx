import type { User } from '../../../domain/auth/user.ts'
import type { Language } from '../../../i18n/languages.ts'
import { localPath } from '../../../i18n/paths.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { GROUPS, type Screen } from '../screens.ts'

/** The start of the area: what can be done here, in a sentence each. */
export function Start({
  t,
  language,
  user,
  screens,
}: {
  t: Translate<'admin'>
  language: Language
  user: User
  screens: readonly Screen[]
}) {
  return (
    <div className="grid gap-8">
      <div className="grid gap-2">
        <h1 className="text-34">{t('admin.hello', { name: user.name })}</h1>
        <p className="text-ink-soft">{t(user.role === 'admin' ? 'admin.start_admin' : 'admin.start_agent')}</p>
      </div>
      {GROUPS.map((group) => {
        const own = screens.filter((screen) => screen.group === group)
        if (own.length === 0) return null
        return (
          <section key={group} className="grid gap-3">
            <h2 className="text-20">{t(`admin.group.${group}`)}</h2>
            <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
              {own.map(({ path }) => (
                <li key={path}>
                  <a className="admin-door" href={localPath(language, `/admin/${path}`)}>
                    <b>{t.find(`screen.${path}`)}</b>
                    <span>{t.find(`screen.text.${path}`)}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

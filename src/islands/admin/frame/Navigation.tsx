import type { Language } from '../../../i18n/languages.ts'
import { localPath } from '../../../i18n/paths.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { GROUPS, type Screen } from '../screens.ts'

/** The screens that the user may open, by group. */
export function Navigation({
  t,
  language,
  screens,
  current,
}: {
  t: Translate<'admin'>
  language: Language
  screens: readonly Screen[]
  current: string
}) {
  return GROUPS.map((group) => {
    const own = screens.filter((screen) => screen.group === group)
    if (own.length === 0) return null
    return (
      <section key={group} className="grid gap-1">
        <h2 className="px-3 font-sans text-13 font-normal tracking-normal text-ink-soft">
          {t(`admin.group.${group}`)}
        </h2>
        <ul>
          {own.map(({ path }) => (
            <li key={path}>
              <a
                className="admin-link"
                href={localPath(language, `/admin/${path}`)}
                aria-current={path === current ? 'page' : undefined}
              >
                {t.find(`screen.${path}`)}
              </a>
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

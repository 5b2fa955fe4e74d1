import { useId } from 'react'
import type { Language } from '../../../i18n/languages.ts'
import { localPath } from '../../../i18n/paths.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { GROUPS, type Screen } from '../screens.ts'

/** Every screen that the user may open, in a sentence each. */
export function Doors({
  t,
  language,
  screens,
}: {
  t: Translate<'overview' | 'admin'>
  language: Language
  screens: readonly Screen[]
}) {
  const id = useId()
  return (
    <section className="grid gap-4" aria-labelledby={id}>
      <h2 id={id} className="text-20">
        {t('overview.doors')}
      </h2>
      <div className="grid gap-6 sm:grid-cols-2 xl:grid-cols-4">
        {GROUPS.map((group) => {
          const own = screens.filter((screen) => screen.group === group)
          if (own.length === 0) return null
          return (
            <section key={group} className="grid content-start gap-1">
              <h3 className="font-sans text-13 font-normal tracking-normal text-ink-soft">
                {t(`admin.group.${group}`)}
              </h3>
              <ul>
                {own.map(({ path }) => (
                  <li key={path}>
                    <a className="group grid min-h-11 gap-0.5 py-2" href={localPath(language, `/admin/${path}`)}>
                      <b className="font-semibold group-hover:text-brass">{t.find(`screen.${path}`)}</b>
                      <span className="text-13 text-ink-soft">{t.find(`screen.text.${path}`)}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      </div>
    </section>
  )
}
